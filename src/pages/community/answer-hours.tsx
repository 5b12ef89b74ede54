import { PenMark } from '@/components/ui/pen-mark'
import { community } from '@/content/pages/community'

const { stats } = community
const slowest = Math.max(...stats.minutes)
const fastest = Math.min(...stats.minutes)
const hour = (index: number) => `${index}:00`

/** Twenty-four bars: how long a question waits for its first answer, by the hour. The same figures stand below as a list. */
export function AnswerHours() {
  return (
    <figure className="comm-hours">
      <figcaption id="hours-caption">{stats.caption}</figcaption>
      <div className="comm-plot">
        <p className="comm-slowest">{stats.slowest}</p>
        <p className="comm-fastest">
          <span className="circled">
            <span>{stats.fastest}</span>
            <PenMark name="circle" className="pm-pen" width={2.5} />
          </span>
        </p>
        <svg viewBox={`0 0 240 ${slowest}`} preserveAspectRatio="none" aria-hidden="true">
          {stats.minutes.map((minutes, index) => (
            <rect
              key={hour(index)}
              x={index * 10 + 2}
              y={slowest - minutes}
              width="6"
              height={minutes}
              {...(minutes === fastest ? { className: 'comm-best' } : {})}
            />
          ))}
        </svg>
        <ol aria-hidden="true">
          {[0, 6, 12, 18].map((index) => (
            <li key={index}>{hour(index)}</li>
          ))}
        </ol>
      </div>
      <details>
        <summary>{stats.list}</summary>
        <ol>
          {stats.minutes.map((minutes, index) => (
            <li key={hour(index)}>
              <span>{hour(index)}</span>
              <span>{`${minutes} min`}</span>
            </li>
          ))}
        </ol>
      </details>
    </figure>
  )
}
