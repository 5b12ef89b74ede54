import '@/styles/webinars.css'
import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { webinars } from '@/content/pages/webinars'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/href'
import { Recording } from './recording'
import { SessionClock } from './session-clock'
import { Ticket } from './ticket'
import { TownTimes } from './town-times'

const { hero, parts, live, towns, recordings, inPerson } = webinars

/** /webinars (specification, section 2): live sessions with inert registration, evenings in person, recordings. */
export default function WebinarsPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="webinars">
        <div className="frame pb-16!">
          <Margin note={hero.note} />
          <div className="grid12 items-start gap-y-12">
            <div className="xl:col-span-5">
              <h1 id="webinars">
                Bring a sheet and <span className="hl hl-low">fifty minutes</span>
              </h1>
              <p className="lead mt-6">{hero.lead}</p>
            </div>
            <div className="min-w-0 xl:col-span-7">
              <SessionClock caption={hero.caption} parts={parts} />
            </div>
          </div>
        </div>
      </section>
      <section className="sec tint web-sec" aria-labelledby="live">
        <div className="frame">
          <Margin number={1} note={live.note} />
          <h2 id="live">{live.heading}</h2>
          <p className="mt-3 max-w-lead">{live.text}</p>
          <ul className="mt-8 grid gap-6">
            {live.sessions.map((session) => (
              <li key={session.id}>
                <Ticket session={session} />
              </li>
            ))}
          </ul>
          <div className="grid12 mt-14 gap-y-6">
            <div className="lg:col-span-4">
              <h3 id="towns">{towns.heading}</h3>
              <p className="mt-2 text-muted">{towns.text}</p>
            </div>
            <div className="lg:col-span-8">
              <TownTimes caption={towns.heading} sessions={live.sessions} towns={towns.rows} />
            </div>
          </div>
        </div>
      </section>
      <section className="sec band squared web-sec" aria-labelledby="in-person">
        <div className="frame">
          <Margin number={2} note={inPerson.note} />
          <div className="grid12 gap-y-8">
            <div className="lg:col-span-4">
              <h2 id="in-person">{inPerson.heading}</h2>
              <p className="mt-3">{inPerson.text}</p>
            </div>
            <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-8">
              {inPerson.events.map(({ date, dateText, title, text }) => (
                <li key={date} className="border-t-line border-ink pt-4">
                  <time className="text-note text-muted" dateTime={date}>
                    {dateText}
                  </time>
                  <h3 className="mt-1">{title}</h3>
                  <p className="mt-2">{text}</p>
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap gap-x-8 lg:col-span-8 lg:col-start-5">
              <a className="link" href={href('contact')}>
                <span>{inPerson.school}</span>
                <ArrowRight className="ico" aria-hidden="true" />
              </a>
              <a className="link" href={href('community')}>
                <span>{inPerson.developers}</span>
                <ArrowRight className="ico" aria-hidden="true" />
              </a>
            </p>
          </div>
        </div>
      </section>
      <section className="sec web-sec" aria-labelledby="recordings">
        <div className="frame">
          <Margin number={3} note={recordings.note} />
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h2 id="recordings">{recordings.heading}</h2>
              <p className="mt-3 max-w-lead">{recordings.text}</p>
            </div>
            <RequestAccessButton className="btn btn-line">Request Access</RequestAccessButton>
          </div>
          <ul className="mt-8 border-t-line border-ink">
            {recordings.sessions.map((session) => (
              <li key={session.id} className="border-b border-hair-strong">
                <Recording session={session} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
