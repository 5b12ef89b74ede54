import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { liveSessions } from '@/content/live-sessions'
import { evenings, recordings } from '@/content/pages/webinars'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { dayOf, monthOf } from '@/lib/dates'
import { href } from '@/routes/table'
import { Recording } from './recording'
import { SessionClock } from './session-clock'
import { Ticket } from './ticket'
import { TownTimes } from './town-times'

/** /webinars (specification, section 2). Registration is inert. */
export default function WebinarsPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="webinars"
        note="Camera off is fine. Pen down is not."
        title="Bring a sheet and ==fifty minutes=="
        lead={`Free webinars and events on the AI tutor, itself free during the beta, for people who teach, run a school, build on the API, \
study or raise a student. One problem, worked by you, then marked with the room watching, in fifty minutes at most.`}
        actions={<Button href="#live">See the live sessions</Button>}
        aside={<SessionClock />}
        split="5/7"
        space="page"
      />
      <Section id="live" number={1} note="Tear off. Stick to the fridge." tone="tint">
        <h2 id="live">Live sessions</h2>
        <p className="mt-3 max-w-lead">
          Four in fifty days. Free, recorded in case you are teaching, and with time for your questions.
        </p>
        <ul className="mt-8 grid gap-6">
          {liveSessions.map((session) => (
            <li key={session.id}>
              <Ticket session={session} />
            </li>
          ))}
        </ul>
        <div className="mt-12 grid gap-6 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h3>The same hour in five cities</h3>
            <p className="mt-2 text-muted">
              Times above are Eastern. In Newfoundland it is an hour and a half later.
            </p>
          </div>
          <div className="min-w-0 lg:col-span-8">
            <TownTimes />
          </div>
        </div>
      </Section>
      <Section
        id="in-person"
        heading="In person"
        lead={<p>{`Two evenings in ${site.contactTown}. No registration; write to us for the address.`}</p>}
        headed="side"
        number={2}
        note="Soup at half past six."
        tone="band"
      >
        <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-8">
          {evenings.map(({ date, time, title, text }) => (
            <li key={date} className="border-t-line border-ink pt-4">
              <time className="text-note text-muted" dateTime={date}>
                {`${monthOf(dayOf(date))} ${dayOf(date).getDate()}, ${time}`}
              </time>
              <h3 className="mt-1">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-8 lg:col-span-8 lg:col-start-5">
          <LinkArrow className="link-long" href={href('contact')}>
            Ask for a session at your school
          </LinkArrow>
          <LinkArrow href={href('community')}>More dates for developers</LinkArrow>
        </p>
      </Section>
      <Section id="recordings" number={3} note="Skip to the minute you need.">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="recordings">Recordings</h2>
            <p id="recordings-open" className="mt-3 max-w-lead">
              Each on a ruler, marked every ten minutes. Recordings and handouts open with your invitation.
            </p>
          </div>
          <RequestAccessButton className="btn btn-line" />
        </div>
        <RuledList className="mt-8">
          {recordings.map((session) => (
            <li key={session.id} className="py-6">
              <Recording session={session} />
            </li>
          ))}
        </RuledList>
      </Section>
    </div>
  )
}
