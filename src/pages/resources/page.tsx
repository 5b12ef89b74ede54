import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { type ResourceGroup, resources } from '@/content/pages/resources'
import { href } from '@/routes/href'

const groups: readonly ResourceGroup[] = resources.groups
const minutes = (group: ResourceGroup) => group.items.reduce((sum, item) => sum + item.minutes, 0)
const all = groups.reduce((sum, group) => sum + minutes(group), 0)

/** Resources (specification, section 2): four groups and upcoming events, drawn as an index with its minutes. */
export default function ResourcesPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="resources">
        <div className="frame pb-12!">
          <Margin note="Take what you need. Leave the rest." />
          <div className="grid12 items-end gap-y-10">
            <div className="lg:col-span-6">
              <h1 id="resources" className="max-w-[6.7em]">
                What is on the <span className="hl hl-low">shelf</span>
              </h1>
              <p className="lead mt-6">{resources.lead}</p>
            </div>
            <Shelf />
          </div>
        </div>
      </section>
      {groups.map((group, index) => (
        <section
          key={group.id}
          className={`sec [--sec:clamp(48px,5vw,80px)] ${index % 2 ? 'tint' : ''}`}
          aria-labelledby={group.id}
        >
          <div className="frame">
            <Margin number={index + 1} />
            <div className="grid12 gap-y-6">
              <div className="lg:col-span-4">
                <h2 id={group.id}>{group.title}</h2>
                <p className="mt-2 text-muted">{group.text}</p>
                <a className="link mt-3" href={href(group.link.to)}>
                  <span>{group.link.label}</span>
                  <ArrowRight className="ico" aria-hidden="true" />
                </a>
              </div>
              <ul className="border-t-line border-ink lg:col-span-8">
                {group.items.map((item) => (
                  <li
                    key={item.title}
                    className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-hair py-4 sm:grid-cols-[96px_1fr_auto]"
                  >
                    <span className="text-note text-muted max-sm:col-span-2">{item.kind}</span>
                    <span>
                      <b className="block text-[1.125rem]">{item.title}</b>
                      <span className="text-note text-muted">{item.text}</span>
                    </span>
                    <span className="text-note tabular-nums whitespace-nowrap">{item.minutes} min</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      ))}
      <Events />
    </>
  )
}

/** All minutes of the page as spines on a shelf, each as wide as its group takes; on a phone they lie in a stack. */
function Shelf() {
  return (
    <figure className="lg:col-span-6">
      <ul
        className="flex border-b-rule border-ink max-sm:h-80 max-sm:flex-col"
        aria-label="Minutes in each group"
      >
        {groups.map((group, index) => (
          <li
            key={group.id}
            className={`flex min-h-11 min-w-0 items-center justify-between gap-x-3 border-line border-b-0 border-ink px-3 text-note leading-tight max-sm:basis-0 sm:grid sm:h-36 sm:basis-14 sm:content-end sm:justify-stretch sm:px-2 sm:pb-2 sm:text-small ${['grow-[23] bg-ground', 'grow-[83] bg-marker text-on-marker', 'grow-[11] bg-sheet sm:basis-16', 'grow-[21] bg-ground'][index] ?? ''} ${index ? 'sm:border-l-0' : ''}`}
          >
            <a
              className="font-semibold text-current focus-visible:outline-current max-sm:inline-flex max-sm:min-h-11 max-sm:items-center sm:py-1"
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
    <section className="sec squared" aria-labelledby="events">
      <div className="frame">
        <Margin number={5} note="Bring a sheet." mark={<PenMark name="tick" className="tick mar-mark" />} />
        <h2 id="events">Upcoming events</h2>
        <ol className="mt-8 border-t-line border-ink">
          {resources.events.map((event) => (
            <li
              key={event.date}
              className="grid grid-cols-[76px_1fr] gap-x-5 border-b border-hair py-4 md:grid-cols-[88px_1fr_auto] md:items-center lg:grid-cols-[112px_1fr_184px_88px]"
            >
              <time dateTime={event.date} className="row-span-3 md:row-span-2 lg:row-span-1">
                <span className="block font-display text-h2 leading-none font-bold">{event.day}</span>
                <span className="text-note text-muted">{event.month}</span>
              </time>
              <h3 className="text-h4 md:max-lg:self-end">{event.title}</h3>
              <span className="text-note text-muted max-lg:col-start-2 md:max-lg:self-start">
                {event.who}
              </span>
              <span className="text-note tabular-nums max-md:col-start-2 md:col-start-3 md:row-span-2 md:row-start-1 md:text-right lg:col-start-4 lg:row-span-1">
                {event.time}
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <a className="link sm:whitespace-nowrap max-[359px]:text-base" href={href('contact')}>
            <span>Ask for a session at your school</span>
            <ArrowRight className="ico" aria-hidden="true" />
          </a>
        </p>
      </div>
    </section>
  )
}
