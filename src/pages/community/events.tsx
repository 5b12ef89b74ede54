import { Section } from '@/components/ui/section'
import { events } from '@/content/pages/community'
import { dayOf, monthOf } from '@/lib/dates'

const event = 'relative grid items-baseline gap-x-6 gap-y-2 pb-8 ps-8 md:grid-cols-[12.5rem_minmax(0,1fr)]'
const mark = 'absolute -start-2.25 size-4 self-center rounded-full border-rule border-ink'

export function Events() {
  return (
    <Section
      id="events"
      heading="Upcoming events"
      headed="side"
      lead={
        <p className="text-muted">Free, and small enough to ask questions. Online sessions are recorded.</p>
      }
      tone="tint"
    >
      <ol className="ms-2 border-s-2 border-ink lg:col-span-8">
        {events.map(({ date, name, where, text }, index) => (
          <li key={date} className={event}>
            <time className="flex flex-wrap items-baseline gap-x-2" dateTime={date}>
              <span className={`${mark} ${index === 0 ? 'bg-marker' : 'bg-sheet'}`} aria-hidden="true" />
              <span className="text-note text-muted">{monthOf(dayOf(date))}</span>
              <b className="font-display text-h2 font-bold">{dayOf(date).getDate()}</b>
              <span className="text-note text-muted">{dayOf(date).getFullYear()}</span>
            </time>
            <div>
              <h3 className="text-h4">{name}</h3>
              <p className="text-muted">{where}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
