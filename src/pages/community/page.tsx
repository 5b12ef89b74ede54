import { useId } from 'react'
import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import {
  RowHeading,
  RuledTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { community } from '@/content/pages/community'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { AnswerHours } from './answer-hours'
import { ReceiptFigure } from './receipt-figure'
import { ThreadFigure } from './thread-figure'

const { hero, stats, channels, projects, events, spotlight } = community

/**
 * /developers/community (specification, section 2): stats, search box, channels, projects, events,
 * a contributor.
 */
export default function CommunityPage() {
  return (
    <>
      <Hero
        id="community"
        note={hero.note}
        title={
          <>
            Ask in the <span className="hl whitespace-nowrap">next margin</span>
          </>
        }
        lead={hero.lead}
        actions={<SearchField />}
        aside={<ThreadFigure />}
      />
      <Section
        id="stats"
        heading={stats.heading}
        headed="side"
        lead={
          <>
            <p>{stats.text}</p>
            <Figures figures={stats.figures} />
          </>
        }
      >
        <AnswerHours />
      </Section>
      <Section id="channels" note={channels.note} tone="tint">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-6">
          <div>
            <h2 id="channels">{channels.heading}</h2>
            <p className="mt-3">{channels.text}</p>
          </div>
          <RequestAccessButton className="btn btn-line">Request Beta Access</RequestAccessButton>
        </div>
        <RuledTable label={{ by: 'channels' }} className="md:max-lg:text-base">
          <TableHead
            className="max-md:sr-only"
            row="border-b-line border-ink"
            cell="pr-4 pb-2 text-note whitespace-nowrap text-muted last:pr-0 last:text-right"
            columns={['Channel', 'For', 'Who answers', 'Posts a week']}
          />
          <TableBody className="max-md:border-t-line max-md:border-ink">
            {channels.rows.map(({ name, purpose, answers, posts }) => (
              <TableRow key={name} className="align-baseline max-md:grid-cols-[1fr_auto] max-md:leading-snug">
                <RowHeading className="whitespace-nowrap">
                  <code>{`#${name}`}</code>
                </RowHeading>
                <TableCell className="max-md:col-span-full">{purpose}</TableCell>
                <TableCell className="max-md:col-span-full max-md:text-note max-md:text-muted">
                  {answers}
                </TableCell>
                <TableCell className="max-md:col-start-2 max-md:row-start-1 max-md:text-note max-md:text-muted max-md:after:content-['_a_week'] md:text-right md:last:pr-0">
                  {posts}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </RuledTable>
      </Section>
      <Section id="projects" heading={projects.heading} note={projects.note}>
        <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
          <article className="grid gap-x-10 gap-y-7 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start lg:col-span-7">
            <ReceiptFigure />
            <div>
              <h3>{projects.first.name}</h3>
              <p className="text-muted">{projects.first.by}</p>
              <p className="mt-4 text-lead">{projects.first.text}</p>
              <p className="mt-4 text-muted">{projects.first.built}</p>
            </div>
          </article>
          <RuledList className="lg:col-span-5">
            {projects.rows.map(({ name, by, text }) => (
              <li key={name} className="pt-4 pb-5">
                <h3 className="text-h4">{name}</h3>
                <p className="text-muted">{by}</p>
                <p className="mt-1.5">{text}</p>
              </li>
            ))}
          </RuledList>
        </div>
      </Section>
      <Section
        id="events"
        heading={events.heading}
        headed="side"
        lead={<p className="text-muted">{events.text}</p>}
        tone="tint"
      >
        <ol className="ml-2 border-l-2 border-ink lg:col-span-8">
          {events.rows.map(({ date, day, month, name, where, text }, index) => (
            <li
              key={date}
              className="relative grid gap-x-6 gap-y-2 pb-10 pl-8 last:pb-0 md:grid-cols-[200px_minmax(0,1fr)] md:pb-9"
            >
              <span
                className={`absolute top-2 -left-2.25 size-4 rounded-full border-rule border-ink md:top-3.5 ${index === 0 ? 'bg-marker' : 'bg-sheet'}`}
                aria-hidden="true"
              />
              <time dateTime={date}>
                <b className="mr-2.5 font-display text-h2 font-bold">{day}</b>
                <span className="text-note text-muted">{month}</span>
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
      <Section id="spotlight" tone="squared">
        <h2 id="spotlight" className="font-text text-base font-semibold tracking-normal text-muted">
          {spotlight.heading}
        </h2>
        <figure className="mt-10 grid gap-x-6 gap-y-10 lg:grid-cols-12">
          <blockquote className="max-w-160 font-display text-h2 font-bold sm:text-stat lg:col-span-8">
            <p>
              <span>{`“${spotlight.quote} `}</span>
              <span className="dunder whitespace-normal">
                <span>{`${spotlight.quoteEnd}”`}</span>
                <PenMark name="double-under" className="pm-hint -bottom-2.5 sm:-bottom-4" />
              </span>
            </p>
          </blockquote>
          <div className="lg:col-span-4">
            <figcaption>
              <p className="font-display text-h3 font-bold">{spotlight.name}</p>
              <p className="mt-1 text-muted">{spotlight.role}</p>
            </figcaption>
            <Figures figures={spotlight.facts} />
          </div>
        </figure>
      </Section>
    </>
  )
}

type FiguresProps = { readonly figures: readonly { readonly figure: string; readonly says: string }[] }

/** Figures and what they count, ruled, a line each. */
function Figures({ figures }: FiguresProps) {
  return (
    <dl className="mt-7 border-t-line border-ink">
      {figures.map(({ figure, says }) => (
        <div
          key={says}
          className="flex flex-row-reverse items-baseline justify-end gap-3 border-b border-hair pt-2.5 pb-3"
        >
          <dt className="leading-snug">{says}</dt>
          <dd className="min-w-22 shrink-0 font-display text-h3 font-bold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The search box. What is typed is used for nothing (specification, section 2), and the help says
 * so.
 */
function SearchField() {
  const id = useId()
  const { label, placeholder, help } = hero.search
  return (
    <search className="field block max-w-120">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
    </search>
  )
}
