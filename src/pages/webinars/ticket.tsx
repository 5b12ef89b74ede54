import type { Webinar } from '@/content/live-sessions'
import { dayOf, monthOf } from '@/lib/dates'

/** A session to come as a ticket. The button is inert (specification, section 2). */
export function Ticket({ session }: { readonly session: Webinar }) {
  const { id, title, presenter, audience, level, topics, places, registrationOpen } = session
  const placesId = `${id}-places`
  return (
    <article className="sheet grid md:grid-cols-[200px_minmax(0,1fr)]" aria-labelledby={id}>
      <p
        className="relative flex flex-wrap items-baseline gap-x-4 border-dashed border-hair-strong px-5
        py-3.5 text-base leading-normal max-md:border-b-2 md:grid md:content-center md:border-r-2 md:px-6
        md:py-5"
      >
        <time className="font-display text-h3 font-bold max-sm:w-full" dateTime={session.date}>
          {`${monthOf(dayOf(session.date))} ${dayOf(session.date).getDate()}`}
        </time>
        <span>{`${session.time} EDT`}</span>
        <span>{`${session.duration} minutes`}</span>
        <span className={`${hole} -top-[1.5px] rounded-b-full border-t-0`} />
        <span className={`${hole} -bottom-[1.5px] rounded-t-full border-b-0`} />
      </p>
      <div
        className="grid gap-x-8 gap-y-5 px-5 pt-5 pb-5 md:pr-6 md:pl-8
        lg:grid-cols-[minmax(0,1fr)_196px] lg:items-center"
      >
        <div>
          <h3 id={id}>{title}</h3>
          <p className="mt-1 text-note text-muted">
            {session.isLive && <span>Live with </span>}
            <span>{`${presenter}, for ${audience.toLowerCase()}, ${level.toLowerCase()} level`}</span>
          </p>
          <ul className="mt-2.5 flex flex-wrap max-sm:flex-col">
            {topics.map((topic) => (
              <li key={topic} className="group">
                <span>{topic}</span>
                <span className="px-2.5 text-muted group-last:hidden max-sm:hidden" aria-hidden="true">
                  /
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <button
            className="btn btn-sm lg:w-full"
            type="button"
            disabled={!registrationOpen}
            aria-describedby={placesId}
          >
            <span>{registrationOpen ? 'Register' : 'Registration Closed'}</span>{' '}
            {registrationOpen && <span className="sr-only">{`for ${title}`}</span>}
          </button>
          <p id={placesId} className="mt-2 text-note text-muted">
            {places}
          </p>
        </div>
      </div>
    </article>
  )
}

/** One of the two holes along which a stub is torn off. */
const hole = 'absolute -right-2.5 h-2.5 w-4.25 border-line border-ink bg-sheet max-md:hidden'
