import { Hero } from '@/components/ui/hero'
import { RuledList } from '@/components/ui/ruled-list'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { channels, figures, firstAnswer, projects } from '@/content/pages/community'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { AnswerHours } from './answer-hours'
import { Events } from './events'
import { ReceiptFigure } from './receipt-figure'
import { Figures, Spotlight } from './spotlight'
import { ThreadFigure } from './thread-figure'

const weekly = `max-md:col-start-2 max-md:row-start-1 max-md:text-note max-md:text-muted \
md:text-right md:last:pr-0`

export default function CommunityPage() {
  return (
    <>
      <Hero
        id="community"
        note="Someone was stuck before you."
        title={'Ask someone who had ==that\u00a0bug=='}
        lead={`Developers who build on the AI tutor’s API, free during the beta, answer each other here, alongside the people who write it. \
Bring the line that does not work.`}
        actions={<SearchField />}
        aside={<ThreadFigure />}
      />
      <Section
        id="stats"
        heading="Someone is always up"
        headed="side"
        lead={
          <>
            <p>
              {`Half of all questions get a first answer within ${firstAnswer}. Overnight it takes about two hours.`}
            </p>
            <Figures figures={figures} />
          </>
        }
      >
        <AnswerHours />
      </Section>
      <Section id="channels" note="Wrong room? We move it." tone="tint">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <div>
            <h2 id="channels">Channels</h2>
            <p className="mt-3">
              Five rooms, each with someone who answers in it. They open with your invitation.
            </p>
          </div>
          <RequestAccessButton className="btn btn-line">Request Beta Access</RequestAccessButton>
        </div>
        <RuledTable label={{ by: 'channels' }}>
          <TableHead
            className="max-md:sr-only"
            cell="pr-4 pb-4 text-note whitespace-nowrap text-muted last:text-right md:last:pr-0"
            columns={['Channel', 'For', 'Who answers', 'Posts a week']}
          />
          <TableBody className="border-t-line border-ink">
            {channels.map(([name, purpose, answers, posts]) => (
              <TableRow key={name} className="align-baseline grid-cols-[1fr_auto] max-md:leading-snug">
                <TableCell heading className="wrap-anywhere md:whitespace-nowrap">
                  <code translate="no">{`#${name}`}</code>
                </TableCell>
                <TableCell className="max-md:col-span-full">{purpose}</TableCell>
                <TableCell className="max-md:col-span-full max-md:text-note max-md:text-muted">
                  {answers}
                </TableCell>
                <TableCell className={weekly}>
                  {posts}
                  <span className="md:hidden"> a week</span>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </RuledTable>
      </Section>
      <Section id="projects" heading="Featured projects" note="Ask them how. They will tell you.">
        <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
          <article className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr] sm:items-start lg:col-span-7">
            <ReceiptFigure />
            <div>
              <h3>Receipt tutor</h3>
              <p className="text-muted">Amara Osei, Kumasi</p>
              <p className="mt-4 text-lead">
                A thermal printer in a school library. Press the button and it prints one problem; scan the
                code under it and the tutor asks for your next line.
              </p>
              <p className="mt-4 text-muted">Python, 140 lines, a printer from a closed café.</p>
            </div>
          </article>
          <RuledList className="lg:col-span-5">
            {projects.map(({ name, by, text }) => (
              <li key={name} className="pt-4 pb-5">
                <h3 className="text-h4">{name}</h3>
                <p className="text-muted">{by}</p>
                <p className="mt-1.5">{text}</p>
              </li>
            ))}
          </RuledList>
        </div>
      </Section>
      <Events />
      <Spotlight />
    </>
  )
}

/** The search box. What is typed is used for nothing (specification, section 2). */
function SearchField() {
  return (
    <search className="field block max-w-110">
      <label htmlFor="search">Search the community</label>
      <input
        id="search"
        className="control"
        type="search"
        autoComplete="off"
        placeholder="webhook, 400, grade_level"
        aria-describedby="search-help"
      />
      <p id="search-help" className="field-help">
        Search does not work yet. The channels below say where to ask.
      </p>
    </search>
  )
}
