import { Download } from 'lucide-react'
import { PenMark } from '@/components/ui/pen-mark'
import type { Webinar } from '@/content/pages/webinars'

/** A recording with its topics on a ruler of sixty minutes. The download buttons are inert (specification, section 2). */
export function Recording({ session }: { readonly session: Webinar }) {
  const {
    id,
    title,
    date,
    dateText,
    duration,
    presenter,
    audience,
    level,
    topics,
    views,
    rating,
    resources,
  } = session
  return (
    <article className="web-recording" aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className="mt-1 text-note text-muted">
          <span>{`${presenter}, `}</span>
          <time dateTime={date}>{dateText}</time>
        </p>
        <p className="text-note text-muted">{`For ${audience.toLowerCase()}, ${level.toLowerCase()} level`}</p>
      </div>
      <div>
        <svg className="web-length" aria-hidden="true">
          <rect width={`${(duration / 60) * 100}%`} height="12" y="4" />
          {topics.map(({ at = 0 }) => (
            <line key={at} x1={`${(at / 60) * 100}%`} x2={`${(at / 60) * 100}%`} y1="0" y2="20" />
          ))}
        </svg>
        <ol className="web-minutes">
          {topics.map(({ at, name }) => (
            <li key={name}>
              <span>{`${at} min`}</span>
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <p className="text-note">
          <span>{`${duration} minutes`}</span>
          <span>{`, ${views} views`}</span>
        </p>
        <p className="web-rating">
          <PenMark name="star" className="size-5 text-hint" width={2.5} />
          <span>{`${rating} of 5`}</span>
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          {resources.map((resource) => (
            <button key={resource} className="web-get" type="button">
              <Download className="ico" aria-hidden="true" />
              <span className="vh">Download</span> <span>{resource}</span>{' '}
              <span className="vh">{`of ${title}`}</span>
            </button>
          ))}
        </p>
      </div>
    </article>
  )
}
