import { memo, useCallback, useMemo, useRef, useState } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { QuietButton } from '@/features/review/controls'
import { shortText } from '@/features/review/format'
import type { ReviewFilter } from '@/features/review/list/filter'
import { filterOf, groupBy } from '@/features/review/list/filters'
import { useToday } from '@/features/review/use-invitations'
import { thousands } from '@/lib/dates'
import { countByDay, hasAny, ReviewChartDays, total } from './chart-days'
import { Figure } from './figure'

const kinds = ['role', 'useCase', 'status'] as const
type Kind = (typeof kinds)[number]

const kindWords = (kind: Kind): string => filterOf(kind).label.toLowerCase()

type ReviewChartsProps = {
  readonly requests: readonly InvitationRequest[]
  readonly chosen: Pick<ReviewFilter, Kind>
  readonly onFilter: (change: Partial<ReviewFilter>) => void
}

/**
 * The requests by day and by value. Each bar is a button that narrows the list to it, and back. A
 * charting library would still need these accessible names and tables.
 */
export const ReviewCharts = memo(function ReviewCharts({ requests, chosen, onFilter }: ReviewChartsProps) {
  const [kind, setKind] = useState<Kind>('role')
  const bars = useMemo(() => toBars(requests, kind), [requests, kind])
  const most = Math.max(...bars.map(({ count }) => count), 1)
  const drawn = bars.reduce((sum, { count }) => sum + count, 0)
  const all = requests.length === 1 ? '1 request' : `all ${thousands(requests.length)}`
  const part = `${thousands(drawn)} of ${thousands(requests.length)}`
  return (
    <>
      <Days requests={requests} />
      <Figure
        title={
          <label>
            <strong>By</strong>
            <select
              aria-label="Count by"
              className="ml-1 min-h-9 border-b-line border-field bg-ground font-bold"
              value={kind}
              onChange={(event) => setKind(event.target.value as Kind)}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindWords(kind)}
                </option>
              ))}
            </select>
          </label>
        }
        note={<span>{drawn < requests.length ? part : all}</span>}
        by={kindWords(kind)}
        folds
        rows={bars}
      >
        <ul>
          {bars.map(({ key, label, count }) => (
            <li key={key}>
              <button
                type="button"
                className="flex min-h-7 w-full items-center gap-2 text-start text-small
                  enabled:hover:underline aria-pressed:font-bold @3xl/page:min-h-6"
                // No filter finds what is blank.
                disabled={key.trim() === ''}
                aria-pressed={key.trim() !== '' && chosen[kind] === key}
                onClick={() => onFilter({ [kind]: chosen[kind] === key ? '' : key })}
              >
                <span className="w-28 shrink-0 truncate">
                  <span className="rv-word">{label}</span>
                </span>
                <svg className="flex-1 border-b border-hair text-ink" height="12" aria-hidden="true">
                  <rect width={`${(count / most) * 100}%`} height="11" fill="currentColor" />
                </svg>
                <span className="min-w-9 text-end font-semibold whitespace-nowrap tabular-nums">
                  {thousands(count)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Figure>
    </>
  )
})

/** Days in a wide and in a narrow drawing, the px from which it is wide, and px until measured. */
const usualDays = { wide: 21, narrow: 14, wideFrom: 410, unknown: 504 }
const widerDays = [90, 365]

function Days({ requests }: { readonly requests: readonly InvitationRequest[] }) {
  const [width, figure] = useWidth()
  const button = useRef<HTMLButtonElement>(null)
  const [widened, setWidened] = useState(0)
  const today = useToday()
  const byDay = useMemo(
    () => countByDay(requests, Math.max(usualDays.wide, widened), today),
    [requests, widened, today],
  )
  const usual = width < usualDays.wideFrom ? usualDays.narrow : usualDays.wide
  const drawn = byDay.slice(-(hasAny(byDay.slice(-usual)) ? usual : Math.max(usual, widened)))
  const outlined = drawn.some(({ count, weekend, today }) => count > 0 && weekend && !today)
  const wider = widerDays.find((count) => count > drawn.length)
  return (
    <Figure
      title={<strong>By day</strong>}
      ref={figure}
      buttonRef={button}
      note={
        <>
          <span>{`last ${drawn.length} days, ${total(drawn)}`}</span>
          {outlined && <span className="@max-sm:sr-only">, weekends outlined</span>}
        </>
      }
      by="day"
      rows={drawn.toReversed()}
    >
      {hasAny(drawn) ? (
        <ReviewChartDays days={drawn} width={width} />
      ) : (
        // As high as the drawing, so that nothing below moves.
        <p className="flex h-40 flex-wrap content-center items-center gap-x-4">
          <span>{`No requests in the last ${drawn.length} days.`}</span>
          {wider !== undefined && (
            <QuietButton
              onClick={() => {
                // The drawing replaces this button; its focus goes to the one beside the title.
                if (hasAny(countByDay(requests, wider, today))) button.current?.focus()
                setWidened(wider)
              }}
            >
              {`Show the last ${wider} days`}
            </QuietButton>
          )}
        </p>
      )}
    </Figure>
  )
}

function useWidth() {
  const [width, setWidth] = useState(usualDays.unknown)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref] as const
}

/** The values of the form and the three most frequent others, in the order of their numbers. */
function toBars(requests: readonly InvitationRequest[], kind: Kind) {
  const { options, wordsFor } = filterOf(kind)
  const known = options.map(({ value }) => value)
  const groups = groupBy(requests, (request) => request[kind])
  const sizeOf = (key: string) => groups.get(key)?.length ?? 0
  const bySize = (a: string, b: string) => sizeOf(b) - sizeOf(a)
  const odd = [...groups.keys()].filter((value) => !known.includes(value))
  return [...known, ...odd.sort(bySize).slice(0, 3)]
    .sort(bySize)
    .map((key) => ({ key, label: shortText(wordsFor(key).trim()) || '—', count: sizeOf(key) }))
}
