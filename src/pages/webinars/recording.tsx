import { DownloadButton } from '@/components/ui/download-button'
import { PenMark } from '@/components/ui/pen-mark'
import { Scale } from '@/components/ui/scale'
import type { RecordedWebinar } from '@/content/pages/webinars'
import { dayOf, longDate } from '@/lib/dates'

/** A recording with its topics on a ruler of sixty minutes. */
export function Recording({ session }: { readonly session: RecordedWebinar }) {
  const { id, title, presenter, audience, level, topics, starts, resources } = session
  return (
    <article className="grid gap-x-8 gap-y-4 lg:grid-cols-[4fr_5fr_18.25rem]" aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p className="mt-1 text-note text-muted">
          <span>{`${presenter}, `}</span>
          <time dateTime={session.date}>{longDate(dayOf(session.date))}</time>
        </p>
        <p className="text-note text-muted">{`For ${audience.toLowerCase()}, ${level.toLowerCase()} level`}</p>
      </div>
      <div>
        <Scale className="h-5" viewBox="0 0 60 20">
          <path className="stroke-hair-strong" d="M0 12v8M10 12v8M20 12v8M30 12v8M40 12v8M50 12v8M60 12v8" />
          <path className="fill-sheet stroke-hair" d={`M0 4H${session.duration}V16H0z`} />
          <path className="stroke-pen" strokeWidth="3" d={starts.map((at) => `M${at} 0V20`).join('')} />
        </Scale>
        <ol className="mt-2 text-base leading-normal">
          {topics.map((topic, index) => (
            <li key={topic} className="grid grid-cols-[4rem_1fr]">
              <span className="text-pen">{`${starts[index]} min`}</span>
              <span>{topic}</span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <p className="text-note">
          <span>{`${session.duration} minutes`}</span>
          <span>{`, ${session.views} views`}</span>
        </p>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          <PenMark name="star" className="size-6 text-hint" width={2.5} />
          <span>{`${session.rating} of 5`}</span>
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          {resources.map((resource) => (
            <DownloadButton key={resource} label={resource} of={`of ${title}`} saidBy="recordings-open" />
          ))}
        </p>
      </div>
    </article>
  )
}
