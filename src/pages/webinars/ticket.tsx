import type { Webinar } from '@/content/pages/webinars'

/** A session to come as a ticket: when on the stub, what on the rest. The button is inert (specification, section 2). */
export function Ticket({ session }: { readonly session: Webinar }) {
  const { id, title, date, dateText, time, duration, presenter, audience, level, topics, places } = session
  const placesId = `${id}-places`
  return (
    <article className="sheet web-ticket" aria-labelledby={id}>
      <p className="web-stub">
        <time dateTime={date}>{dateText}</time>
        <span>{`${time} EDT`}</span>
        <span>{`${duration} minutes`}</span>
      </p>
      <div className="web-body">
        <div>
          <h3 id={id}>{title}</h3>
          <p className="mt-1 text-note text-muted">
            {session.isLive && <span>Live with </span>}
            <span>{`${presenter}, for ${audience.toLowerCase()}, ${level.toLowerCase()} level`}</span>
          </p>
          <ul className="web-topics">
            {topics.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <div className="web-seat">
          {session.registrationOpen ? (
            <button className="btn btn-sm" type="button" aria-describedby={placesId}>
              <span>Register</span> <span className="vh">{`for ${title}`}</span>
            </button>
          ) : (
            <button className="btn btn-sm" type="button" disabled aria-describedby={placesId}>
              Registration Closed
            </button>
          )}
          <p id={placesId} className="mt-2 text-note text-muted">
            {places}
          </p>
        </div>
      </div>
    </article>
  )
}
