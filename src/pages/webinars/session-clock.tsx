import { SheetFigure } from '@/components/ui/sheet-figure'
import { parts } from '@/content/pages/webinars'

/** A point of the dial: minute 0 at the top, clockwise; the centre is 0, 0. */
function at(minute: number, radius: number): string {
  const angle = (minute / 30) * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}

/** A piece of the dial's rim between two minutes, less than half an hour apart. */
const piece = (from: number, to: number) =>
  `M${at(from, 96)}A96 96 0 0 1 ${at(to, 96)}L${at(to, 46)}A46 46 0 0 0 ${at(from, 46)}Z`

const ticks = Array.from({ length: 12 }, (_, index) => `M${at(index * 5, 100)}L${at(index * 5, 105)}`).join(
  '',
)

/** The fifty minutes of a session as pieces of a clock's dial, and as a list. */
export function SessionClock() {
  const timed = parts.map((part, index) => {
    const from = parts.slice(0, index).reduce((sum, earlier) => sum + earlier.minutes, 0)
    return { ...part, from, to: from + part.minutes }
  })
  const end = timed.at(-1)?.to ?? 0
  const yours = parts.reduce((sum, part) => sum + (part.yours ? part.minutes : 0), 0)
  return (
    <SheetFigure caption="A session on the clock" detail={`${yours} of the ${end} minutes are yours`}>
      <div className="grid items-center gap-5 p-5 sm:grid-cols-2">
        <svg
          className="mx-auto w-full max-w-80 overflow-visible text-note leading-none font-semibold"
          viewBox="-134 -132 268 264"
          aria-hidden="true"
        >
          <g className="stroke-ink" strokeWidth="1.5" strokeLinejoin="round">
            <path d={ticks} />
            {timed.map(({ title, from, to, yours: filled }) => (
              <path key={title} className={filled ? 'fill-marker' : 'fill-sheet'} d={piece(from, to)} />
            ))}
          </g>
          <g className="fill-ink" textAnchor="middle">
            {[0, ...timed.map(({ to }) => to)].map((minute) => {
              const [x, y] = at(minute, 121).split(' ')
              return (
                <text key={minute} x={x} y={y} dy="5">
                  {minute}
                </text>
              )
            })}
          </g>
          <path className="stroke-pen" strokeWidth="4" strokeLinecap="round" d={`M0 0L${at(end, 88)}`} />
          <circle className="fill-pen" r="4" />
        </svg>
        <ol>
          {timed.map(({ title, text, from, yours: marked }) => (
            <li key={title} className="grid border-b border-hair py-3 text-note last:border-0">
              <span className="text-muted">{`Minute ${from}`}</span>
              <b className="font-display text-h4 font-bold">
                <span className={marked ? '-ml-1 bg-marker px-1 text-on-marker' : undefined}>{title}</span>
              </b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </SheetFigure>
  )
}
