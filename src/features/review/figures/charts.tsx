import { memo, useCallback, useId, useMemo, useState } from 'react'
import { type InvitationRequest, roleLabel, roles, useCaseLabel, useCases } from '@/domain/invitations/record'
import { QuietButton } from '@/features/review/controls'
import type { ReviewFilter } from '@/features/review/list/filter'
import { groupBy } from '@/features/review/list/search-index'
import { countRequests, number, statusLabel } from '@/features/review/words'
import { countByDay, type DayCount, ReviewChartDays } from './chart-days'
import { type Count, Figure } from './figure'

type ReviewChartsProps = {
  readonly requests: readonly InvitationRequest[]
  readonly chosen: Pick<ReviewFilter, Kind>
  readonly onFilter: (change: Partial<ReviewFilter>) => void
}

/** Days in a wide and in a narrow drawing, the px from which it is wide, and px until measured. */
const days = { wide: 21, narrow: 14, wideFrom: 420, unknown: 504 }
/** Days of the wider windows, for a list whose requests are older. */
const widerDays = [90, 365]

const kinds = {
  role: { label: 'role', known: roles.map(({ value }) => value), words: roleLabel },
  useCase: { label: 'use case', known: useCases.map(({ value }) => value), words: useCaseLabel },
  status: { label: 'status', known: ['pending', 'approved', 'rejected'], words: statusLabel },
} as const
type Kind = keyof typeof kinds

/** No charting library: its accessible names and tables would have to be written all the same. */
export const ReviewCharts = memo(function ReviewCharts({ requests, chosen, onFilter }: ReviewChartsProps) {
  const [kind, setKind] = useState<Kind>('role')
  const choice = useId()
  const byDay = useMemo(() => countByDay(requests, Math.max(...widerDays)), [requests])
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
          <>
            <span>{`last ${drawn.length} days, ${total(drawn)}`}</span>
            {drawn.some(isOutlined) && <span className="@max-sm:sr-only">, weekends outlined</span>}
          </>
        }
        name="Requests by day"
        head="Day"
        rows={byDay.slice(-Math.max(days.wide, drawn.length)).toReversed()}
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
                  // The drawing replaces this button: the one beside the title gets its focus.
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
        note={<span>{`all ${number(requests.length)}`}</span>}
        name={`Requests by ${kinds[kind].label}`}
        folds
        head={kinds[kind].label}
        rows={bars}
      >
        <Bars
          rows={bars}
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
  const groups = groupBy(requests, (request) => request[kind])
  const odd = [...groups.keys()].filter((value) => !(known as readonly string[]).includes(value)).slice(0, 3)
  return [...known, ...odd]
    .map((key) => ({ key, label: words(key) || '—', count: groups.get(key)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count)
}

type BarsProps = {
  readonly rows: readonly Count[]
  /** The value that the list is narrowed to, or the empty text. */
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** Horizontal bars. Each is a button that narrows the list to its value, and back. */
function Bars({ rows, chosen, onChoose }: BarsProps) {
  const most = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <ul>
      {rows.map(({ key, label, count }) => (
        <li key={key}>
          <button
            type="button"
            className="group/bar grid min-h-7 w-full grid-cols-[7rem_1fr_2.75rem] items-center gap-2
              text-start text-small @3xl/book:min-h-6"
            aria-pressed={chosen === key}
            onClick={() => onChoose(key)}
          >
            <span
              className="rv-word max-w-full justify-self-start truncate group-hover/bar:underline
              group-aria-pressed/bar:font-bold"
            >
              {label}
            </span>
            <svg
              className="h-3 w-full border-b border-hair text-ink forced-colors:text-[CanvasText]"
              aria-hidden="true"
            >
              <rect width={`${(count / most) * 100}%`} height="11" fill="currentColor" />
            </svg>
            <span className="text-end font-semibold tabular-nums">{number(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The width in CSS pixels of the element that gets the ref; `unknown` until it is measured. */
function useWidth(unknown: number) {
  const [width, setWidth] = useState(unknown)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref] as const
}
