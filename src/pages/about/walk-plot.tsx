import { walk } from '@/content/pages/about'

const { asked, readings, notes } = walk

/** 0 to 10 s across and 0 to 4 m up; the paths are drawn in units of 0.1 s and 0.1 m. */
const across = (time: number) => time * 10
const down = (distance: number) => 40 - distance * 10
const place = (time: number, distance: number) => ({ x: `${across(time)}%`, y: `${100 - distance * 25}%` })
const round = (value: number) => Math.round(value * 10) / 10

const corners = asked.map(([time, distance]) => `${across(time)} ${down(distance)}`)
const points = readings.map((distance, index) => `${across(index / 2)} ${round(down(distance))}`)
const columns = Array.from({ length: 10 }, (_, index) => `M${index * 10 + 10} 0V40`).join('')

const labels = [
  { text: 'walked', at: [7, 3.65], anchor: 'middle', colour: 'fill-pen font-semibold' },
  { text: 'asked', at: [7, 2.65], anchor: 'middle', colour: 'font-semibold' },
  { text: '3.5\u00a0s', at: [4.5, 0.73], anchor: 'middle', colour: 'fill-pen' },
  { text: '2.4\u00a0m', at: [6.12, 1.9], anchor: 'start', colour: 'fill-pen' },
  { text: '0.4\u00a0m', at: [10, 1.7], anchor: 'end', colour: 'fill-correction' },
] as const

const description = `Distance from the sensor over ten seconds. Asked: stand at 1 metre for 2 seconds, walk \
to 3 metres by 6 seconds, stand for 2 seconds, come back to 2 metres at 10 seconds. Walked: half a second \
late, faster, 0.4 metres too far, then back at the right speed.`

/** Distance over time: the requested line, the walked line, and numbers for the questions. */
export function WalkPlot() {
  return (
    <svg
      className="mt-16 mb-10 w-full overflow-visible fill-ink pr-5 pl-10 text-note lg:h-84"
      height="280"
      role="img"
      aria-label={description}
    >
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <g className="pm">
          <path className="stroke-hair" strokeWidth="1" d={`${columns}M0 0H100M0 10H100M0 20H100M0 30H100`} />
          <path strokeWidth="2" d="M0 0V40H100" />
          <path strokeWidth="2" strokeDasharray="8 7" d={`M${corners.join('L')}`} />
          <path className="stroke-pen" strokeWidth="1.5" d="M25 30H60V6" />
          <path className="stroke-correction" strokeWidth="3" d="M100 20V16" />
          <path className="stroke-pen" strokeWidth="3" d={`M${points.join('L')}`} />
          <path className="stroke-pen" strokeWidth="8" d={points.map((point) => `M${point}h0`).join('')} />
        </g>
      </svg>
      <text textAnchor="middle">
        {[0, 2, 4, 6, 8, 10].map((time) => (
          <tspan key={time} x={`${across(time)}%`} y="100%" dy="22">
            {time}
          </tspan>
        ))}
      </text>
      <text textAnchor="end">
        {[1, 2, 3, 4].map((distance) => (
          <tspan key={distance} x="-10" y={`${100 - distance * 25}%`} dy="5">
            {distance}
          </tspan>
        ))}
      </text>
      <text x="-20" y="-18">
        Distance from the sensor (m)
      </text>
      <text x="100%" y="100%" dy="-10" textAnchor="end">
        Time (s)
      </text>
      {labels.map(({ text, at: [time, distance], anchor, colour }) => (
        <text key={text} className={colour} textAnchor={anchor} {...place(time, distance)}>
          {text}
        </text>
      ))}
      {notes.map(({ at: [time, distance], question }, index) => (
        <svg
          key={question}
          className="text-hint"
          {...place(time, distance)}
          overflow="visible"
          aria-hidden="true"
        >
          <circle className="fill-ground stroke-current" strokeWidth="2" r="13" />
          <text className="fill-hint font-semibold" textAnchor="middle" dy="5">
            {index + 1}
          </text>
        </svg>
      ))}
    </svg>
  )
}
