import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { liveSessions } from '@/content/live-sessions'
import { resources } from '@/content/pages/resources'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { dayOf, monthOf } from '@/lib/dates'
import { href } from '@/routes/table'

const { groups } = resources
const spines = ['bg-ground', 'marked', 'bg-sheet', 'bg-ground']
const minutes = ({ items }: { readonly items: readonly (readonly [string, string, string, number])[] }) =>
  items.reduce((sum, [, , , time]) => sum + time, 0)
const all = groups.reduce((sum, group) => sum + minutes(group), 0)

/** /resources (specification, section 2): an index with its minutes, and upcoming events. */
export default function ResourcesPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="resources"
        note="Take what you need. Leave the rest."
        title="What is on the ==shelf=="
        lead="Guides, worksheets and short videos for students, teachers and developers who use the AI tutor, each with how long it takes. They open with your invitation to the free beta."
        actions={<RequestAccessButton className="btn" />}
        aside={<Shelf />}
        align="end"
        space="page"
      />
      <div className="lg:rhythm-18">
        {groups.map((group, index) => (
          <Section
            key={group.id}
            id={group.id}
            heading={group.title}
            lead={
              <>
                <p className="text-muted">{group.text}</p>
                <LinkArrow className="mt-1" href={href(group.link.to)}>
                  {group.link.label}
                </LinkArrow>
              </>
            }
            headed="side"
            number={index + 1}
            tone={index % 2 ? 'tint' : 'plain'}
          >
            <RuledList className="lg:col-span-8">
              {group.items.map(([kind, title, text, time]) => (
                <li key={title} className="flex flex-wrap items-baseline gap-x-6 py-5 text-note">
                  <span className="w-24 text-muted max-sm:w-full">{kind}</span>
                  <span className="flex-1">
                    <b className="block text-h5 leading-normal">{title}</b>
                    <span className="text-muted">{text}</span>
                  </span>
                  <span className="tabular-nums whitespace-nowrap">{time} min</span>
                </li>
              ))}
            </RuledList>
          </Section>
        ))}
      </div>
      <Events />
    </div>
  )
}

/** All minutes as spines on a shelf, the longest group the widest; a stack on phones. */
function Shelf() {
  return (
    <figure>
      <ul
        className="grid gap-1 border-b-rule border-ink max-sm:h-80 max-sm:grid-rows-[23fr_83fr_11fr_21fr]
          sm:grid-cols-[6fr_10fr_5fr_6fr]"
        aria-label="Minutes in each group"
      >
        {groups.map((group, index) => (
          <li
            key={group.id}
            className={`flex items-center justify-between gap-x-3 border-line border-ink px-2 text-small
              sm:grid sm:py-9 ${spines[index]}`}
          >
            <a
              className="flex min-h-11 items-center font-semibold text-ink sm:items-end"
              href={`#${group.id}`}
            >
              {group.title}
            </a>
            <span className="tabular-nums">{minutes(group)} min</span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2.5 text-note text-muted">
        {`${all} minutes in all, a little over two hours.`}
      </figcaption>
    </figure>
  )
}

function Events() {
  return (
    <Section
      id="events"
      heading="Upcoming events"
      number={5}
      note={
        <>
          <span>Bring a sheet.</span>
          <PenMark name="tick" className="tick mar-mark mt-3" />
        </>
      }
      tone="squared"
    >
      <RuledList ordered>
        {liveSessions.map(({ id, date, title, audience, time }) => (
          <li
            key={id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-5 py-4 max-[20rem]:block"
          >
            <time dateTime={date}>
              <span className="block text-note text-muted">{monthOf(dayOf(date))}</span>{' '}
              <span className="block font-display text-h2 leading-none font-bold">
                {dayOf(date).getDate()}
              </span>
            </time>
            <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 text-note">
              <div className="max-sm:col-span-full">
                <h3 className="text-h4">{title}</h3>
                <span className="text-muted">{audience}</span>
              </div>
              <span className="tabular-nums max-sm:col-span-full">{`${time} EDT`}</span>
            </div>
          </li>
        ))}
      </RuledList>
      <p className="mt-8">
        <LinkArrow className="max-xs:text-base" href={href('contact')}>
          Ask for a session at your school
        </LinkArrow>
      </p>
    </Section>
  )
}
