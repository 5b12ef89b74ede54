import { keptTogether } from '@/components/ui/kept-together'
import { Penned } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { TableHead } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { companyHistory } from '@/content/company'
import { reviewTime } from '@/content/contact'
import { background, journey } from '@/content/pages/about'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/table'
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

/** The mission as an edited sentence: two words out, three words in. */
function Mission() {
  return (
    <Section id="mission" number={1} note="Edited once. It took a year.">
      <h2 id="mission" className="text-h4">
        Our mission
      </h2>
      <p className="mt-4 font-display text-h2 leading-tight font-bold text-balance sm:text-display">
        <span className="block">To give every learner</span>{' '}
        <span className="block">
          <Penned mark="strike" width={5} className="text-muted [&>svg]:top-[38%] max-sm:[&_path]:stroke-3">
            the answer
          </Penned>
          <span className="sr-only">, corrected to</span>{' '}
          {/* The caret is in the line, so that it stays behind the struck words where the new ones
              begin a line. */}
          <ins className="text-pen no-underline">
            <svg
              className="pm inline-block text-correction"
              width=".5em"
              viewBox="0 0 32 1"
              aria-hidden="true"
            >
              <path d="M0 20C5 13 9 7 12 2 15 8 19 14 24 20" />
            </svg>
            <span className="inline-block">the next question</span>
          </ins>
        </span>{' '}
        <span className="block">at the line where they are stuck.</span>
      </p>
      <div className="mt-10 grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <p className="max-w-measure lg:col-span-5">
          An answer ends the work. A good question, asked at the right line, starts it again, and a student
          who fixes that line remembers it.
        </p>
        <p className="max-w-measure lg:col-span-5">
          Good teachers do this all day, for one student at a time. We build for the other twenty-nine, and
          for the hours when the school is closed.
        </p>
      </div>
    </Section>
  )
}

/** A cell of a table with a margin line between its two columns. */
const side =
  'pb-4 align-top first:pe-5 not-first:border-s-2 not-first:border-margin-line not-first:ps-5 max-[20rem]:block'

function Background() {
  const { text, columns, pairs } = background
  return (
    <Section
      id="background"
      heading="What a motion sensor knows about teaching"
      lead={<p>{text}</p>}
      headed="side"
      number={2}
      note="Old habit, new paper."
      tone="tint"
    >
      <table className="w-full leading-normal md:table-fixed lg:col-span-7 lg:col-start-6">
        <TableHead
          className="border-b-line border-ink font-display text-h5"
          cell={`${side} font-bold`}
          columns={columns}
        />
        <tbody>
          {pairs.map(([sensor, tutor]) => (
            <tr key={sensor} className="border-b border-hair-strong">
              <td className={`${side} pt-4 text-muted`}>{sensor}</td>
              <td className={`${side} pt-4`}>{tutor}</td>
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
const years = [
  ...companyHistory.map(({ year, title }) => ({
    year,
    title,
    text: keptTogether(journey[year], reviewTime),
  })),
  { year: 'Next', title: 'This line is yours', text: invitation },
]

/** A place on the margin line. */
const dot = 'absolute -left-inset mt-2 size-4 -translate-x-1/2 rounded-full border-rule bg-sheet'

/** The company's years, read down the margin line; the last place on it is empty. */
function Journey() {
  return (
    <Section id="journey" heading="Our journey" number={5} note="Read down the line." tone="tint">
      <RuledList ordered className="lg:mt-16">
        {years.map(({ year, title, text }) => (
          <li key={year} className="relative grid gap-x-6 gap-y-1 py-5 lg:grid-cols-[1fr_2fr] lg:py-6">
            <div>
              <span
                className={`${dot} ${text === invitation ? 'border-dashed border-margin-line' : 'border-ink'}`}
                aria-hidden="true"
              />
              <p
                className="mt-1 mb-1 font-display text-h4 font-bold lg:absolute
                  lg:right-[calc(100%+var(--inset)+20px)]"
              >
                {year}
              </p>
              <h3>{title}</h3>
            </div>
            <div className="max-w-160">{text}</div>
          </li>
        ))}
      </RuledList>
    </Section>
  )
}
