import { type InvitationRequest, submittedTime } from '@/domain/invitations/record'
import { countRequests, otherYear, startOfDay } from '@/features/review/format'
import { groupBy } from '@/features/review/list/filters'
import { dayKey, shortDay, thousands, weekdayOf } from '@/lib/dates'

type DayCount = ReturnType<typeof countByDay>[number]

export const hasAny = (days: readonly DayCount[]): boolean => days.some(({ count }) => count > 0)

export const total = (days: readonly DayCount[]): string =>
  countRequests(days.reduce((sum, { count }) => sum + count, 0))

/** The last `days` days of the reader's calendar, oldest first; days without a request too. */
export function countByDay(requests: readonly InvitationRequest[], days: number, today: Date) {
  const day = (ago: number) => startOfDay(today, -ago)
  const first = day(days - 1).getTime()
  const recent = requests.filter((request) => submittedTime(request) >= first)
  const byDay = groupBy(recent, (request) => dayKey(new Date(submittedTime(request))))
  return Array.from({ length: days }, (_, index) => {
    const date = day(days - 1 - index)
    const key = dayKey(date)
    return {
      key,
      label: `${weekdayOf(date).slice(0, 3)}, ${shortDay(date)}${otherYear(date, today)}`,
      date,
      count: byDay.get(key)?.length ?? 0,
      weekend: date.getDay() === 0 || date.getDay() === 6,
      today: index === days - 1,
    }
  })
}

/** Share of a day's width that its bar takes, and the least and the most px that a bar has. */
const bars = { share: 0.72, least: 1, most: 24 }
/** Narrower drawings have room for a number beside the circle, but not for a note. */
const roomForNote = 340
const letter = 7.5
/** px left of the bars, at least, down to their feet, and up from there to the highest. */
const leastLeft = 30
const base = 136
const room = 108
const outline = { stroke: 'currentColor', strokeWidth: 1.5 }

type ReviewChartDaysProps = {
  readonly days: readonly DayCount[]
  /** In px. It is drawn for that width and never scaled, so that its labels keep their size. */
  readonly width: number
}

/** Bars by day: weekends outlined, today on the marker, a circle around the first fullest day. */
export function ReviewChartDays({ days, width }: ReviewChartDaysProps) {
  const most = Math.max(...days.map(({ count }) => count), 0)
  const scale = scaleFor(most)
  const left = Math.max(leastLeft, thousands(scale.at(-1) ?? 0).length * letter + 8)
  const share = Math.round(((width - left) / days.length) * bars.share)
  const bar = Math.max(bars.least, Math.min(share, bars.most))
  const top = (count: number) => base - (count / (scale.at(-1) ?? 1)) * room
  const step = (width - left - bar) / (days.length - 1)
  const x = (index: number) => left + index * step
  const third = Math.round((days.length - 1) / 3)
  const peakIndex = most > 1 ? days.findIndex(({ count }) => count === most) : -1
  const peak = days[peakIndex]
  const peakAt = x(peakIndex) + bar / 2
  const peakNote = width < roomForNote ? thousands(most) : `${thousands(most)}, the most in a day`
  const noteBefore = peakAt + 25 + peakNote.length * letter > width
  const fullest = peak ? `, most on ${peak.label} with ${thousands(most)}` : ''
  return (
    <svg
      // Until the chart is drawn again for a narrower page.
      className="max-w-full overflow-visible text-small leading-none tabular-nums"
      fill="currentColor"
      width={width}
      height="158"
      viewBox={`0 0 ${width} 158`}
      role="img"
      aria-label={`Requests by day, last ${days.length} days: ${total(days)}${fullest}.`}
    >
      {scale.map((value) => (
        <g key={value} transform={`translate(0 ${top(value)})`}>
          <line stroke="var(--hair)" x1={left - 4} x2={width} y1="0.5" y2="0.5" />
          <text className="text-muted" y="5">
            {thousands(value)}
          </text>
        </g>
      ))}
      {days.map(({ key, label, count, weekend, today }, index) => (
        <rect
          key={key}
          x={x(index)}
          y={top(count)}
          width={bar}
          height={base - top(count)}
          {...(today
            ? { fill: 'var(--marker)', ...outline }
            : weekend && { fill: 'var(--ground)', ...outline })}
        >
          <title>{`${label}: ${thousands(count)}`}</title>
        </rect>
      ))}
      <line {...outline} x1={left - 4} x2={width} y1={base + 0.5} y2={base + 0.5} />
      {days.map(({ key, date, today }, index) => {
        if (!today && (index % third > 0 || index > 2 * third)) return null
        const anchor = index === 0 ? 'start' : today ? 'end' : 'middle'
        const place = { start: x(index), middle: x(index) + bar / 2, end: width }
        return (
          <text key={key} className="text-muted" x={place[anchor]} y="155" textAnchor={anchor}>
            {today ? 'today' : shortDay(date)}
          </text>
        )
      })}
      {peak && (
        <>
          <path
            className="text-hint"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            transform={`translate(${peakAt} ${top(most)})`}
            d="M12-5C4-13-16-10-16 3-16 14 16 15 17 2 17-7 6-12-6-11"
          />
          <text
            className="font-medium text-hint"
            x={noteBefore ? peakAt - 24 : peakAt + 25}
            y="13"
            textAnchor={noteBefore ? 'end' : 'start'}
          >
            {peakNote}
          </text>
        </>
      )}
    </svg>
  )
}

/** From 0 to `most` or above, in at most three equal steps of 1, 2 or 5 times a power of ten. */
function scaleFor(most: number): readonly number[] {
  for (let power = 1; ; power *= 10) {
    for (const unit of [1, 2, 5]) {
      const step = unit * power
      if (step * 3 >= most)
        return Array.from({ length: Math.max(Math.ceil(most / step), 1) }, (_, i) => step * (i + 1))
    }
  }
}
