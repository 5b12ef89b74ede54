import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { Timeline } from '@/components/ui/timeline'
import { companyHistory } from '@/content/company'
import { about } from '@/content/pages/about'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/href'
import { AboutHero } from './hero'
import { Results } from './results'
import { Rubric } from './rubric'

/** /about (specification, section 2): mission, where it comes from, four values, the journey. */
export default function AboutPage() {
  return (
    <div className="rhythm-28">
      <AboutHero />
      <Mission />
      <Background />
      <Results />
      <Rubric />
      <Journey />
    </div>
  )
}

const sentence =
  'mt-4 font-display text-h2 leading-tight font-bold *:text-balance sm:text-display sm:leading-tight'

/** The mission as an edited sentence: two words out, three words in. */
function Mission() {
  const { note, heading, before, struck, written, after, paragraphs } = about.mission
  return (
    <Section id="mission" number={1} note={note}>
      <h2 id="mission" className="text-h4">
        {heading}
      </h2>
      <p className={sentence}>
        <span className="block">{before}</span>{' '}
        <span className="block">
          <del className="struck mr-[0.2em] text-muted no-underline">
            <span>{struck}</span>
            <PenMark name="strike" width={5} />
          </del>
          <span className="sr-only">, corrected to </span>
          {/* The caret is in the line, so that it stays behind the struck words where the new ones
              begin a line. */}
          <ins className="text-pen no-underline">
            <PenMark
              name="caret"
              className="mr-[0.1em] -ml-[0.1em] inline-block h-[0.36em] w-[0.46em] align-[-0.3em] text-correction"
            />
            <span className="inline-block">{written}</span>
          </ins>
        </span>{' '}
        <span className="block">{after}</span>
      </p>
      <div className="mt-10 grid gap-x-6 gap-y-4 *:max-w-measure lg:grid-cols-12 lg:*:col-span-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}

/** A cell of a table of two columns with a margin line between them. */
const cell = 'w-1/2 pr-5 pb-4 align-top not-first:border-l-2 not-first:border-margin-line not-first:pl-5'

function Background() {
  const { note, heading, text, columns, pairs } = about.background
  return (
    <Section
      id="background"
      heading={heading}
      lead={<p>{text}</p>}
      headed="side"
      number={2}
      note={note}
      tone="tint"
    >
      <table className="leading-normal lg:col-span-7 lg:col-start-6">
        <thead className="border-b-line border-ink font-display text-h5">
          <tr>
            {columns.map((column) => (
              <th key={column} className={`${cell} font-bold`} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([sensor, tutor]) => (
            <tr key={sensor} className="border-b border-hair-strong">
              <td className={`${cell} pt-4 text-muted`}>{sensor}</td>
              <td className={`${cell} pt-4`}>{tutor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The company's years, read down the margin line; the last place on it is empty. */
function Journey() {
  const { note, heading, next } = about.journey
  const invitation = (
    <>
      <p>{next.text}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestAccessButton className="btn" />
        <a className="link" href={href('contact')}>
          {next.link}
        </a>
      </p>
    </>
  )
  return (
    <Section id="journey" heading={heading} number={5} note={note} tone="tint">
      <Timeline
        entries={[
          ...companyHistory.map(({ year, title, text }) => ({ when: year, title, text: <p>{text}</p> })),
          { when: next.year, title: next.title, text: invitation, open: true },
        ]}
      />
    </Section>
  )
}
