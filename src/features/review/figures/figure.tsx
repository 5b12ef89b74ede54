import { Table } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { TableHead } from '@/components/ui/ruled-table'
import { QuietButton } from '@/features/review/controls'
import { capitalized } from '@/features/review/words'
import { thousands } from '@/lib/dates'

export type Count = { readonly key: string; readonly label: string; readonly count: number }

type FigureProps = {
  readonly ref?: Ref<HTMLElement>
  readonly title: ReactNode
  readonly note: ReactNode
  readonly by: string
  readonly rows: readonly Count[]
  /** True when a narrow page shows it only on request. */
  readonly folds?: boolean
  readonly children: ReactNode
}

/** A drawing or, on request, the table behind it in its place. */
export function Figure({ ref, title, note, by, rows, folds = false, children }: FigureProps) {
  const name = `Requests by ${by}`
  const [table, setTable] = useState(false)
  const [folded, setFolded] = useState(folds)
  return (
    <figure
      ref={ref}
      className="group/figure @container min-w-0 @max-3xl/book:border-t @max-3xl/book:border-hair @max-3xl/book:pb-2"
      data-folded={folded}
    >
      <figcaption className="mb-0.5 flex min-h-11 items-center justify-between gap-2 text-note">
        <span>
          {title} <span className="text-muted">{note}</span>
        </span>
        {folds && (
          <QuietButton
            className="@3xl/book:hidden"
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {folded ? 'Show' : 'Hide'}
          </QuietButton>
        )}
        <QuietButton
          Icon={Table}
          className="@max-3xl/book:group-data-[folded=true]/figure:hidden"
          aria-pressed={table}
          aria-label={`Table: ${name}`}
          onClick={() => setTable(!table)}
        >
          Table
        </QuietButton>
      </figcaption>
      <div className="@max-3xl/book:group-data-[folded=true]/figure:hidden">
        {!table && children}
        {table && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
          <section className="max-h-42 overflow-y-auto" aria-label={name} tabIndex={0}>
            <table className="w-full text-note">
              <caption className="sr-only">{name}</caption>
              <TableHead
                className="text-small text-muted"
                row={line}
                columns={[capitalized(by), 'Requests']}
              />
              <tbody>
                {rows.map(({ key, label, count }) => (
                  <tr key={key} className={line}>
                    <th scope="row" className="font-normal">
                      {label}
                    </th>
                    <td>{thousands(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </figure>
  )
}

const line = '*:border-b *:border-hair *:py-1 *:first:pr-4 *:last:text-end'
