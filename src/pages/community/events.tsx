import { Section } from '@/components/ui/section'
import { events } from '@/content/pages/community'
import { dayOf, monthOf } from '@/lib/dates'

const event =
  'group relative grid gap-x-6 gap-y-2 pb-10 pl-8 last:pb-5 md:grid-cols-[200px_minmax(0,1fr)] md:pb-9'
const mark = `absolute top-2 -left-2.25 size-4 rounded-full border-rule border-ink bg-sheet \
group-first:bg-marker md:top-3.5`

export function Events() {
  return (
    <Section
      id="events"
      heading="Upcoming events"
      headed="side"
      lead={<p className="text-muted">Free, and small enough to ask. What is shown online is recorded.</p>}
      tone="tint"
    >
      <ol className="ml-2 border-l-2 border-ink lg:col-span-8">
        {events.map(({ date, name, where, text }) => (
          <li key={date} className={event}>
            <span className={mark} aria-hidden="true" />
            <time dateTime={date}>
              <b className="mr-2 font-display text-h2 font-bold">{dayOf(date).getDate()}</b>
              <span className="text-note text-muted">
                {`${monthOf(dayOf(date))} ${dayOf(date).getFullYear()}`}
              </span>
            </time>
            <div>
              <h3 className="text-h4 md:pt-2">{name}</h3>
              <p className="text-muted">{where}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
