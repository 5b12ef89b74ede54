import type { InvitationRequest } from '@/domain/invitations/record'
import { dayKey, submittedDay } from '@/features/review/list/search-index'
import { countRequests, formatMonthDay, formatShortDay } from '@/features/review/words'

const left = 30
/** Share of a day's room that its bar takes, and px that a bar has at most. */
const bars = { share: 0.72, most: 24 }
/** Narrower drawings have no room beside the ring for more than a number. */
const roomForNote = 340
/** About what a character of a label takes. */
const letter = 7.5
const base = 136
const room = 108

type ReviewChartDaysProps = {
  readonly days: readonly DayCount[]
  /**
   * Width of the drawing in px. It is drawn for that width and never scaled, so that its labels
   * keep their size.
   */
  readonly width: number
}

const outline = 'stroke-ink stroke-[1.5]'

/**
 * Requests by day: ink bars, weekends outlined, today on the marker, the first of the fullest
 * ringed by pen with its number.
 */
export function ReviewChartDays({ days, width }: ReviewChartDaysProps) {
  const bar = Math.min(Math.round(((width - left) / days.length) * bars.share), bars.most)
  const most = Math.max(...days.map(({ count }) => count), 0)
  const scale = scaleFor(most)
  const height = (count: number) => (count / (scale.at(-1) ?? 1)) * room
  const step = (width - left - bar) / (days.length - 1)
  const x = (index: number) => left + index * step
  const peakIndex = most > 1 ? days.findIndex(({ count }) => count === most) : -1
  const peak = days[peakIndex]
  const sum = days.reduce((all, { count }) => all + count, 0)
  const words = `Requests by day, last ${days.length} days: ${countRequests(sum)}${peak ? `, most on ${formatShortDay(peak.date)} with ${peak.count}` : ''}.`
  return (
    <svg
      // Until it is drawn anew for a narrower page.
      className="block max-w-full overflow-visible text-small leading-none tabular-nums"
      width={width}
      height="158"
      viewBox={`0 0 ${width} 158`}
      role="img"
      aria-label={words}
    >
      {scale.map((value) => (
        <g key={value}>
          <line
            className="stroke-hair"
            x1={left - 4}
            x2={width}
            y1={base - height(value) + 0.5}
            y2={base - height(value) + 0.5}
          />
          <text className="fill-muted" x="0" y={base - height(value) + 5}>
            {value}
          </text>
        </g>
      ))}
      {days.map(({ day, date, count, weekend, today }, index) => (
        <rect
          key={day}
          x={x(index)}
          y={base - height(count)}
          width={bar}
          height={height(count)}
          className={today ? `fill-marker ${outline}` : weekend ? `fill-ground ${outline}` : 'fill-ink'}
        >
          <title>{`${formatShortDay(date)}: ${count}`}</title>
        </rect>
      ))}
      <line className={outline} x1={left - 4} x2={width} y1={base + 0.5} y2={base + 0.5} />
      {ticks(days.length).map(({ index, anchor }) => {
        const day = days[index]
        return (
          day && (
            <text
              key={index}
              className="fill-muted"
              x={anchor === 'start' ? x(index) : anchor === 'end' ? width : x(index) + bar / 2}
              y="155"
              textAnchor={anchor}
            >
              {day.today ? 'today' : formatMonthDay(day.date)}
            </text>
          )
        )
      })}
      {peak && <Peak x={x(peakIndex) + bar / 2} y={base - height(most)} count={most} width={width} />}
    </svg>
  )
}

function ticks(count: number) {
  const third = Math.round((count - 1) / 3)
  return [
    { index: 0, anchor: 'start' },
    { index: third, anchor: 'middle' },
    { index: third * 2, anchor: 'middle' },
    { index: count - 1, anchor: 'end' },
  ] as const
}

type PeakProps = {
  readonly x: number
  readonly y: number
  readonly count: number
  /** Width of the whole drawing. */
  readonly width: number
}

function Peak({ x, y, count, width }: PeakProps) {
  const note = width < roomForNote ? `${count}` : `${count}, the most in a day`
  const before = x + 25 + note.length * letter > width
  return (
    <>
      <path
        className="fill-none stroke-hint"
        strokeWidth="2.5"
        strokeLinecap="round"
        d={`M${x + 12} ${y - 5}C${x + 4} ${y - 13} ${x - 16} ${y - 10} ${x - 16} ${y + 3} ${x - 16} ${y + 14} ${x + 16} ${y + 15} ${x + 17} ${y + 2} ${x + 17} ${y - 7} ${x + 6} ${y - 12} ${x - 6} ${y - 11}`}
      />
      <text
        className="fill-hint font-medium"
        x={before ? x - 24 : x + 25}
        y="13"
        textAnchor={before ? 'end' : 'start'}
      >
        {note}
      </text>
    </>
  )
}

/** Requests of one day of the reader's calendar. */
export type DayCount = {
  /** `2025-07-16` */
  readonly day: string
  readonly date: Date
  readonly count: number
  readonly weekend: boolean
  readonly today: boolean
}

/** The last `days` days, oldest first, today last; days without a request too. */
export function countByDay(
  requests: readonly InvitationRequest[],
  now: Date,
  days: number,
): readonly DayCount[] {
  const counts = countBy(requests, submittedDay)
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days - 1 - index))
    const day = dayKey(date)
    const weekend = date.getDay() === 0 || date.getDay() === 6
    return { day, date, count: counts.get(day) ?? 0, weekend, today: index === days - 1 }
  })
}

/** How many requests have each value. */
export function countBy(
  requests: readonly InvitationRequest[],
  read: (request: InvitationRequest) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const request of requests) {
    const value = read(request)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/**
 * A scale that begins at 0 and ends at or above `most`, in at most three equal steps of 1, 2 or 5
 * times a power of ten.
 */
function scaleFor(most: number): readonly number[] {
  for (let power = 1; ; power *= 10) {
    for (const unit of [1, 2, 5]) {
      const step = unit * power
      if (step * 3 >= most)
        return Array.from({ length: Math.max(Math.ceil(most / step), 1) }, (_, i) => step * (i + 1))
    }
  }
}
