import { Table } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { TableHead } from '@/components/ui/ruled-table'
import { QuietButton } from '@/features/review/controls'
import { thousands } from '@/lib/dates'
import { capitalized } from '@/lib/text'

export type Count = { readonly key: string; readonly label: string; readonly count: number }

type FigureProps = {
  readonly ref?: Ref<HTMLElement>
  /** The button that is always there, beside the title. */
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly title: ReactNode
  readonly note: ReactNode
  readonly by: string
  readonly rows: readonly Count[]
  /** True when a narrow page shows it only on request. */
  readonly folds?: boolean
  readonly children: ReactNode
}

/** A drawing or, on request, the table behind it in its place. */
export function Figure({ ref, buttonRef, title, note, by, rows, folds = false, children }: FigureProps) {
  const name = `Requests by ${by}`
  const [table, setTable] = useState(false)
  const [folded, setFolded] = useState(folds)
  const whenOpen = folded ? '@max-3xl/page:hidden' : ''
  return (
    <figure ref={ref} className="@container min-w-0 border-hair @max-3xl/page:border-t @max-3xl/page:pb-2">
      <figcaption className="flex min-h-11 items-center justify-between gap-2 text-note">
        <span>
          {title} <span className="text-muted">{note}</span>
        </span>
        {folds && (
          <QuietButton
            className="@3xl/page:hidden print:hidden"
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {folded ? 'Show' : 'Hide'}
          </QuietButton>
        )}
        <QuietButton
          ref={buttonRef}
          Icon={Table}
          className={`print:hidden ${whenOpen}`}
          aria-pressed={table}
          aria-label={`Table: ${name}`}
          onClick={() => setTable(!table)}
        >
          Table
        </QuietButton>
      </figcaption>
      <div className={whenOpen}>
        {!table && children}
        {table && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
          <section className={tableBox} aria-label={name} tabIndex={0}>
            <table className="w-full text-note">
              <caption className="sr-only">{name}</caption>
              <TableHead
                className="text-small text-muted"
                cell={`${cell} last:text-right`}
                columns={[capitalized(by), 'Requests']}
              />
              <tbody>
                {rows.map(({ key, label, count }) => (
                  <tr key={key}>
                    <th scope="row" className={`${cell} font-normal`}>
                      {label}
                    </th>
                    <td className={`${cell} text-end`}>{thousands(count)}</td>
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

const tableBox = 'max-h-42 overflow-auto print:max-h-none print:overflow-visible'
const cell = 'border-b border-hair py-1'
