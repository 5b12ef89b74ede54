import type { Webinar } from '@/content/live-sessions'
import { dayOf, monthOf } from '@/lib/dates'

/** A session to come as a ticket. The button is inert (specification, section 2). */
export function Ticket({ session }: { readonly session: Webinar }) {
  const { id, title, presenter, audience, level, topics, spots, registrationOpen } = session
  const spotsId = `${id}-spots`
  return (
    <article className="sheet grid md:grid-cols-[12.5rem_minmax(0,1fr)]" aria-labelledby={id}>
      <p
        className="flex flex-wrap content-start items-baseline gap-x-4 border-dashed border-hair-strong px-5
        py-4 text-base leading-normal max-md:border-b-2 md:grid"
      >
        <time className="font-display text-h3 font-bold max-sm:w-full" dateTime={session.date}>
          {`${monthOf(dayOf(session.date))} ${dayOf(session.date).getDate()}`}
        </time>
        <span>{`${session.time} EDT`}</span>
        <span>{`${session.duration} minutes`}</span>
      </p>
      <Perforation />
      <div className="grid gap-6 px-5 pt-4 pb-5 lg:grid-cols-[minmax(0,1fr)_12.25rem]">
        <div>
          <h3 id={id}>{title}</h3>
          <p className="mt-1 text-note text-muted">
            {session.isLive && <span>Live with </span>}
            <span>{`${presenter}, for ${audience.toLowerCase()}, ${level.toLowerCase()} level`}</span>
          </p>
          <ul className="mt-2 flex flex-wrap max-xl:flex-col">
            {topics.map((topic, index) => (
              <li key={topic}>
                <span>{topic}</span>
                {index < topics.length - 1 && (
                  <span className="px-2 text-muted max-xl:hidden" aria-hidden="true">
                    /
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <button
            className="btn btn-sm lg:w-full"
            type="button"
            disabled={!registrationOpen}
            aria-describedby={spotsId}
          >
            <span>{registrationOpen ? 'Register' : 'Registration Closed'}</span>{' '}
            {registrationOpen && <span className="sr-only">{`for ${title}`}</span>}
          </button>
          <p id={spotsId} className="mt-2 text-note text-muted">
            <span className="block">{registrationOpen ? `${spots}.` : spots}</span>
            {registrationOpen && <span className="block"> Registration opens with your invitation.</span>}
          </p>
        </div>
      </div>
    </article>
  )
}

/** The line and the two holes along which a stub is torn off. */
function Perforation() {
  return (
    <svg
      className="absolute inset-y-0 left-0 overflow-visible fill-sheet stroke-ink max-md:hidden"
      width="1"
      height="100%"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <line
        className="stroke-hair-strong"
        strokeWidth="2"
        strokeDasharray="6 4"
        x1="200"
        x2="200"
        y2="100%"
      />
      <path d="M192-1.5v2a8 8 0 0 0 16 0v-2" />
      <svg y="100%" overflow="visible" aria-hidden="true">
        <path d="M192 1.5v-2a8 8 0 0 1 16 0v2" />
      </svg>
    </svg>
  )
}
