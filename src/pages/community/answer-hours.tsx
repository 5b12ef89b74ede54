import { PenMark } from '@/components/ui/pen-mark'
import { answerMinutes } from '@/content/pages/community'

const hour = (index: number) => `${index}:00`
const slowest = Math.max(...answerMinutes)
const fastest = Math.min(...answerMinutes)
const best = answerMinutes.indexOf(fastest)
const most = `${slowest} min at ${hour(answerMinutes.indexOf(slowest))}`
const least = `${fastest} min at ${hour(best)}`
const disclosure =
  'mt-3 inline-flex min-h-11 items-center font-semibold text-pen underline underline-offset-4'

/** Where an hour begins, and the middle of the fastest. */
const across = (index: number) => `${(index * 100) / 24}%`
const middle = across(best + 0.5)
const bar = (minutes: number, index: number) => `M${index * 10 + 2} ${slowest}v-${minutes}h6v${minutes}z`

/** A bar for each hour's wait for a first answer; the same figures are below as a list. */
export function AnswerHours() {
  return (
    <figure className="lg:col-span-8 lg:mt-3" aria-labelledby="hours-caption">
      <figcaption id="hours-caption" className="max-w-lead text-note text-muted">
        Minutes to the first answer, by hour (Eastern time)
      </figcaption>
      <svg
        className="mt-12 mb-6 w-full overflow-visible fill-ink text-note"
        height="256"
        role="img"
        aria-label={`${most}, ${least}`}
      >
        <svg viewBox={`0 0 240 ${slowest}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={answerMinutes.map(bar).join('')} />
          <path className="fill-pen" d={bar(fastest, best)} />
        </svg>
        <line className="stroke-ink" strokeWidth="1.5" x2="100%" y1="100%" y2="100%" />
        <line className="stroke-pen" strokeWidth="1.5" x1={middle} x2={middle} y1="48%" y2="88%" />
        <text className="text-body font-semibold" x={across(1)} y="-8">
          {most}
        </text>
        <svg
          className="fill-pen text-body font-semibold"
          x={middle}
          y="43%"
          overflow="visible"
          aria-hidden="true"
        >
          <text textAnchor="middle">{least}</text>
          <svg x="-4.4em" y="-1.35em" width="8.8em" height="2em" overflow="visible" aria-hidden="true">
            <PenMark name="circle" className="text-pen" width={2.5} />
          </svg>
        </svg>
        <g className="fill-muted">
          {[0, 6, 12, 18].map((index) => (
            <text key={index} x={across(index)} y="100%" dy="22">
              {hour(index)}
            </text>
          ))}
        </g>
      </svg>
      <details>
        <summary className={disclosure}>Every hour as a list</summary>
        <ol className="mt-2 flex flex-wrap gap-x-8 text-note tabular-nums">
          {answerMinutes.map((minutes, index) => (
            <li key={hour(index)} className="flex w-37 justify-between border-b border-hair py-1">
              <span>{hour(index)}</span>
              <span>{`${minutes} min`}</span>
            </li>
          ))}
        </ol>
      </details>
    </figure>
  )
}
