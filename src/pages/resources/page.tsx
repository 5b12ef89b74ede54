import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { liveSessions } from '@/content/live-sessions'
import { resources } from '@/content/pages/resources'
import { dayOf, monthOf } from '@/lib/dates'
import { href } from '@/routes/href'

const { groups } = resources
/** Each spine as wide as its group takes minutes. */
const spines = [
  'grow-[23] bg-ground',
  'grow-[83] bg-marker text-on-marker',
  'grow-[11] bg-sheet sm:basis-16',
  'grow-[21] bg-ground',
]
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
        lead="Guides, sheets and short films, each with the minutes it takes. They open with your invitation."
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
                <LinkArrow className="mt-3 sm:max-lg:mt-0" href={href(group.link.to)}>
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
                <li
                  key={title}
                  className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-5 text-note
                    sm:grid-cols-[96px_1fr_auto]"
                >
                  <span className="text-muted max-sm:col-span-2">{kind}</span>
                  <span>
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

/** All minutes as spines on a shelf, each as wide as its group takes; a stack on phones. */
function Shelf() {
  return (
    <figure>
      <ul
        className="flex border-b-rule border-ink max-sm:h-80 max-sm:flex-col"
        aria-label="Minutes in each group"
      >
        {groups.map((group, index) => (
          <li
            key={group.id}
            className={`flex min-h-11 min-w-0 items-center justify-between gap-x-3 border-line border-b-0
              border-ink px-3 text-note leading-tight max-sm:basis-0 sm:grid sm:h-36 sm:basis-14
              sm:content-end sm:justify-stretch sm:px-2 sm:pb-2 sm:text-small
              ${spines[index]}
              ${index ? 'sm:border-l-0' : ''}`}
          >
            <a
              className="font-semibold text-current focus-visible:outline-current max-sm:inline-flex
                max-sm:min-h-11 max-sm:items-center sm:py-1"
              href={`#${group.id}`}
            >
              {group.title}
            </a>
            <span className="tabular-nums">{minutes(group)} min</span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-note text-muted">
        {`${all} minutes in all, about an evening and a half.`}
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
            className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-5 py-4 md:grid-cols-[96px_1fr_auto] md:items-center
              lg:grid-cols-[112px_1fr_184px_88px]"
          >
            <time dateTime={date} className="row-span-3 md:row-span-2 lg:row-span-1">
              <span className="block font-display text-h2 leading-none font-bold">
                {dayOf(date).getDate()}
              </span>
              <span className="text-note text-muted">{monthOf(dayOf(date))}</span>
            </time>
            <h3 className="text-h4 md:max-lg:self-end">{title}</h3>
            <span className="text-note text-muted max-lg:col-start-2 md:max-lg:self-start">{audience}</span>
            <span
              className="text-note tabular-nums max-md:col-start-2 md:col-start-3 md:row-span-2
              md:row-start-1 md:text-right lg:col-start-4 lg:row-span-1"
            >
              {`${time} EDT`}
            </span>
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
