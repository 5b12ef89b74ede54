import { PenMark, Penned } from '@/components/ui/pen-mark'
import { TableHead } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { companyHistory } from '@/content/company'
import { background } from '@/content/pages/about'
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
  return (
    <Section id="mission" number={1} note="Edited once. It took a year.">
      <h2 id="mission" className="text-h4">
        Our mission
      </h2>
      <p className={sentence}>
        <span className="block">To give every learner</span>{' '}
        <span className="block">
          <Penned mark="strike" width={5} className="mr-[0.2em] text-muted">
            the answer
          </Penned>
          <span className="sr-only">, corrected to </span>
          {/* The caret is in the line, so that it stays behind the struck words where the new ones
              begin a line. */}
          <ins className="text-pen no-underline">
            <PenMark
              name="caret"
              className="mr-[0.1em] -ml-[0.1em] inline-block h-[0.36em] w-[0.46em] align-[-0.3em] text-correction"
            />
            <span className="inline-block">the next question</span>
          </ins>
        </span>{' '}
        <span className="block">at the line where they are stuck.</span>
      </p>
      <div className="mt-10 grid gap-x-6 gap-y-4 *:max-w-measure lg:grid-cols-12 lg:*:col-span-5">
        <p>
          An answer ends the work. A good question, asked at the right line, starts it again, and the student
          who mends that line keeps it.
        </p>
        <p>
          Good teachers do this all day, for one student at a time. We build for the other twenty-nine, and
          for the hour when the school is closed.
        </p>
      </div>
    </Section>
  )
}

/** A cell of a table of two columns with a margin line between them. */
const cell = 'w-1/2 pr-5 pb-4 align-top not-first:border-l-2 not-first:border-margin-line not-first:pl-5'

function Background() {
  const { text, columns, pairs } = background
  return (
    <Section
      id="background"
      heading="What a motion sensor knows about teaching"
      lead={<p>{text}</p>}
      headed="side"
      number={2}
      note="Same habit, different paper."
      tone="tint"
    >
      <table className="leading-normal lg:col-span-7 lg:col-start-6">
        <TableHead
          className="border-b-line border-ink font-display text-h5"
          cell={`${cell} font-bold`}
          columns={columns}
        />
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

const invitation = (
  <>
    <p>Tell us what you teach or study, and where students get stuck.</p>
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <RequestAccessButton className="btn" />
      <a className="link" href={href('contact')}>
        Write to us
      </a>
    </p>
  </>
)
const years = [...companyHistory, { year: 'Next', title: 'This line is empty', text: invitation }]

/** The company's years, read down the margin line; the last place on it is empty. */
function Journey() {
  return (
    <Section id="journey" heading="Our journey" number={5} note="Read down the line." tone="tint">
      <ol className="lg:mt-16">
        {years.map(({ year, title, text }) => (
          <li
            key={year}
            className="group relative grid gap-x-6 gap-y-1 pt-1 pb-8 lg:grid-cols-[1fr_2fr] lg:border-t
              lg:border-hair-strong lg:py-6"
          >
            <span
              className="absolute top-2 -left-inset size-4 -translate-x-1/2 rounded-full border-rule
                border-ink bg-ground group-last:border-dashed group-last:border-margin-line lg:top-7.5"
              aria-hidden="true"
            />
            <p
              className="font-display text-h4 font-bold lg:absolute lg:top-5.5
                lg:right-[calc(100%+var(--inset)+20px)] lg:text-h3"
            >
              {year}
            </p>
            <h3>{title}</h3>
            <div className="max-w-160">{text}</div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
