import { formatMonthDay, formatShortDay } from '@/features/review/dates'
import { countRequests } from '@/features/review/words'
import { type DayCount, scaleFor } from './figures'

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
  /** Width of the drawing in px. It is drawn for that width and never scaled, so that its labels keep their size. */
  readonly width: number
}

/** Requests by day: ink bars, weekends outlined, today on the marker, the first of the fullest ringed by pen with its number. */
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
      className="rv-days"
      width={width}
      height="158"
      viewBox={`0 0 ${width} 158`}
      role="img"
      aria-label={words}
    >
      {scale.map((value) => (
        <g key={value}>
          <line
            className="rv-days-grid"
            x1={left - 4}
            x2={width}
            y1={base - height(value) + 0.5}
            y2={base - height(value) + 0.5}
          />
          <text x="0" y={base - height(value) + 5}>
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
          className={today ? 'rv-days-now' : weekend ? 'rv-days-off' : 'rv-days-bar'}
        >
          <title>{`${formatShortDay(date)}: ${count}`}</title>
        </rect>
      ))}
      <line className="rv-days-base" x1={left - 4} x2={width} y1={base + 0.5} y2={base + 0.5} />
      {ticks(days.length).map(({ index, anchor }) => {
        const day = days[index]
        return (
          day && (
            <text
              key={index}
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
        className="rv-days-peak"
        d={`M${x + 12} ${y - 5}C${x + 4} ${y - 13} ${x - 16} ${y - 10} ${x - 16} ${y + 3} ${x - 16} ${y + 14} ${x + 16} ${y + 15} ${x + 17} ${y + 2} ${x + 17} ${y - 7} ${x + 6} ${y - 12} ${x - 6} ${y - 11}`}
      />
      <text
        className="rv-days-note"
        x={before ? x - 24 : x + 25}
        y="13"
        textAnchor={before ? 'end' : 'start'}
      >
        {note}
      </text>
    </>
  )
}
