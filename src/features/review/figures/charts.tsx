import { Table } from 'lucide-react'
import { memo, type ReactNode, type Ref, useId, useMemo, useState } from 'react'
import { type InvitationRequest, roleLabel, roles, useCaseLabel, useCases } from '@/domain/invitations/record'
import { QuietButton } from '@/features/review/controls'
import type { ReviewFilter } from '@/features/review/list/filter'
import { countRequests, formatShortDay, statusLabel } from '@/features/review/words'
import { useWidth } from '@/lib/use-width'
import { countBy, countByDay, type DayCount, ReviewChartDays } from './chart-days'

type ReviewChartsProps = {
  readonly requests: readonly InvitationRequest[]
  readonly chosen: Pick<ReviewFilter, Kind>
  readonly onFilter: (change: Partial<ReviewFilter>) => void
}

/**
 * Days in a wide drawing and in a narrow one, the px from which on it is wide, and those that it
 * has until it is measured.
 */
const days = { wide: 21, narrow: 14, wideFrom: 420, unknown: 504 }
/** Days of the wider windows, for a list whose requests are older. */
const widerDays = [90, 365]

/** What the second figure counts by. */
const kinds = {
  role: { label: 'role', known: roles.map(({ value }) => value), words: roleLabel },
  useCase: { label: 'use case', known: useCases.map(({ value }) => value), words: useCaseLabel },
  status: { label: 'status', known: ['pending', 'approved', 'rejected'], words: statusLabel },
} as const
type Kind = keyof typeof kinds

/**
 * When requests came in, and from whom: drawn as plain SVG and HTML, each with its table. No
 * charting library: two drawings with at most thirty bars need no scales, tooltips or layout
 * engine, and a library's accessible names and tables would have to be written all the same.
 */
export const ReviewCharts = memo(function ReviewCharts({ requests, chosen, onFilter }: ReviewChartsProps) {
  const [kind, setKind] = useState<Kind>('role')
  const choice = useId()
  const byDay = useMemo(() => countByDay(requests, new Date(), Math.max(...widerDays)), [requests])
  const [width, figure] = useWidth(days.unknown)
  const [widened, setWidened] = useState(0)
  const usual = width < days.wideFrom ? days.narrow : days.wide
  const drawn = byDay.slice(-(hasAny(byDay.slice(-usual)) ? usual : Math.max(usual, widened)))
  const wider = widerDays.find((count) => count > drawn.length)
  const bars = useMemo(() => toBars(requests, kind), [requests, kind])
  return (
    <>
      <Figure
        title={<strong>By day</strong>}
        ref={figure}
        note={
          <span>
            {`last ${drawn.length} days, ${total(drawn)}`}
            {drawn.some(isOutlined) && <span className="@max-sm:sr-only">, weekends outlined</span>}
          </span>
        }
        name="Requests by day"
        head="Day"
        rows={byDay
          .slice(-Math.max(days.wide, drawn.length))
          .toReversed()
          .map(({ day, date, count }) => ({ key: day, label: formatShortDay(date), count }))}
      >
        {hasAny(drawn) ? (
          <ReviewChartDays days={drawn} width={width} />
        ) : (
          // As high as the drawing, so that nothing below moves.
          <p className="flex h-39.5 flex-wrap content-center items-center gap-x-4">
            <span>{`No request in the last ${drawn.length} days.`}</span>
            {wider !== undefined && (
              <QuietButton
                onClick={({ currentTarget }) => {
                  // The drawing takes the place of this button, so its focus goes to the button
                  // beside the title.
                  if (hasAny(byDay.slice(-wider)))
                    currentTarget.closest('figure')?.querySelector('button')?.focus()
                  setWidened(wider)
                }}
              >
                {`Show the last ${wider} days`}
              </QuietButton>
            )}
          </p>
        )}
      </Figure>
      <Figure
        title={
          <label htmlFor={choice}>
            <strong>By</strong>
            <select
              id={choice}
              aria-label="Count by"
              className="ml-0.5 min-h-9 border-b-line border-field bg-ground px-0.5 font-bold"
              value={kind}
              onChange={(event) => setKind(event.target.value as Kind)}
            >
              {Object.entries(kinds).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        }
        note={<span>{`all ${requests.length.toLocaleString('en-CA')}`}</span>}
        name={`Requests by ${kinds[kind].label}`}
        folds
        head={kinds[kind].label}
        rows={bars.map(({ value, label, count }) => ({ key: value, label, count }))}
      >
        <ReviewChartBars
          bars={bars}
          chosen={chosen[kind]}
          onChoose={(value) => onFilter({ [kind]: chosen[kind] === value ? '' : value })}
        />
      </Figure>
    </>
  )
})

/** A weekend with requests, but for today: its bar is hollow. */
const isOutlined = ({ count, weekend, today }: DayCount): boolean => count > 0 && weekend && !today

const hasAny = (counts: readonly DayCount[]): boolean => counts.some(({ count }) => count > 0)

const total = (counts: readonly { readonly count: number }[]): string =>
  countRequests(counts.reduce((sum, { count }) => sum + count, 0))

/** The known values in the order of the form, most frequent first, then all others as they are. */
function toBars(requests: readonly InvitationRequest[], kind: Kind) {
  const { known, words } = kinds[kind]
  const counts = countBy(requests, (request) => request[kind])
  const odd = [...counts.keys()].filter((value) => !(known as readonly string[]).includes(value)).slice(0, 3)
  return [...known, ...odd]
    .map((value) => ({ value, label: words(value) || '—', count: counts.get(value) ?? 0 }))
    .sort((a, b) => b.count - a.count)
}

type FigureProps = {
  readonly ref?: Ref<HTMLElement>
  readonly title: ReactNode
  readonly note: ReactNode
  /** What the table is called. */
  readonly name: string
  readonly head: string
  readonly rows: readonly { readonly key: string; readonly label: string; readonly count: number }[]
  /** True when a narrow page shows it only on request. */
  readonly folds?: boolean
  readonly children: ReactNode
}

/** A drawing, and in its place, when asked for, the table behind it. */
function Figure({ ref, title, note, name, head, rows, folds = false, children }: FigureProps) {
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
        {table ? <CountTable name={name} head={head} rows={rows} /> : children}
      </div>
    </figure>
  )
}

const line = '*:border-b *:border-hair *:py-1 *:first:pr-4 *:last:text-end'

function CountTable({ name, head, rows }: Pick<FigureProps, 'name' | 'head' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <section className="max-h-42 overflow-y-auto" aria-label={name} tabIndex={0}>
      <table className="w-full text-note">
        <caption className="sr-only">{name}</caption>
        <thead className="text-small text-muted">
          <tr className={line}>
            <th scope="col">{`${head.charAt(0).toUpperCase()}${head.slice(1)}`}</th>
            <th scope="col">Requests</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, count }) => (
            <tr key={key} className={line}>
              <th scope="row" className="font-normal">
                {label}
              </th>
              <td>{count.toLocaleString('en-CA')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Bar = { readonly value: string; readonly label: string; readonly count: number }

type ReviewChartBarsProps = {
  readonly bars: readonly Bar[]
  /** The value that the list is narrowed to, or the empty text. */
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** Horizontal bars. Each is a button that narrows the list to its value, and back. */
export function ReviewChartBars({ bars, chosen, onChoose }: ReviewChartBarsProps) {
  const most = Math.max(...bars.map(({ count }) => count), 1)
  return (
    <ul>
      {bars.map(({ value, label, count }) => (
        <li key={value}>
          <button
            type="button"
            className="group/bar grid min-h-7 w-full grid-cols-[7rem_1fr_2.75rem] items-center gap-2 text-start text-small @3xl/book:min-h-6"
            aria-pressed={chosen === value}
            onClick={() => onChoose(value)}
          >
            <span className="rv-word max-w-full justify-self-start truncate group-hover/bar:underline group-aria-pressed/bar:font-bold">
              {label}
            </span>
            <svg
              className="h-3 w-full border-b border-hair text-ink forced-colors:text-[CanvasText]"
              aria-hidden="true"
            >
              <rect width={`${(count / most) * 100}%`} height="11" fill="currentColor" />
            </svg>
            <span className="text-end font-semibold tabular-nums">{count.toLocaleString('en-CA')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
