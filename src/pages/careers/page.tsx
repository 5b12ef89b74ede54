import { ArrowDown, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import { Hero } from '@/components/ui/hero'
import { RuledList } from '@/components/ui/ruled-list'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { countedOn } from '@/content/company'
import { careers, type JobPosting, locationText, salaryText } from '@/content/pages/careers'
import { dayOf, longDate } from '@/lib/dates'
import { MarkedPosting } from './marked-posting'

const postings: readonly JobPosting[] = careers.postings

/** /careers (specification, section 2). The apply buttons are inert. */
export default function CareersPage() {
  return (
    <>
      <Hero
        id="careers"
        note="Half of us have marked sheets."
        title={'Work in the\u00a0==margin=='}
        lead={careers.lead}
        actions={
          <a className="link" href="#positions">
            Open positions
            <ArrowDown className="ico" />
          </a>
        }
        aside={<MarkedPosting />}
        space="low"
      />
      <Section id="positions" number={1} note="Salaries are in the posting.">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="positions">Open positions</h2>
          <p className="text-note text-muted">{`${postings.length} on ${countedOn}`}</p>
        </div>
        <RuledList className="mt-10">
          {postings.map((posting, index) => (
            <Posting key={posting.title} posting={posting} open={index === 0} />
          ))}
        </RuledList>
      </Section>
      <Section
        id="hiring"
        heading={`From your page to our offer: ${lastDay} business days`}
        number={2}
        note="Count the days with us."
        tone="band"
      >
        <HiringLine />
      </Section>
      <Section id="benefits" heading="What comes with it" headed="side" number={3}>
        <FactList facts={careers.benefits} className="lg:col-span-8" />
      </Section>
    </>
  )
}

type PostingProps = { readonly posting: JobPosting; readonly open: boolean }

function Posting({ posting, open }: PostingProps) {
  const openId = useId()
  return (
    <li>
      <details open={open} className="group">
        <summary className="relative grid items-center gap-x-6 gap-y-1 py-5 md:grid-cols-[5fr_7fr] md:pr-6">
          <h3 className="text-h4">
            <span
              className="box-decoration-clone group-open:-mx-1 group-open:bg-marker group-open:px-1
              group-open:text-on-marker"
            >
              {posting.title}
            </span>
          </h3>
          <span className="flex flex-wrap items-center gap-x-6 gap-y-1 text-note text-muted">
            <span className="w-37 max-sm:w-full">{posting.department}</span>
            <span className="flex-1">{locationText(posting.location)}</span>
          </span>
          <ChevronDown className="ico absolute right-0.5 self-center" />
        </summary>
        <div className="grid gap-x-6 gap-y-8 pb-10 md:grid-cols-[5fr_7fr] md:pr-6">
          <dl className="grid grid-cols-[5rem_minmax(0,1fr)] content-start gap-y-2 text-note">
            <dt className="text-muted">Type</dt>
            <dd>{`${posting.type}, ${salaryText(posting.salary)}`}</dd>
            <dt className="text-muted">Level</dt>
            <dd>{posting.level}</dd>
            <dt className="text-muted">Posted</dt>
            <dd>
              <time dateTime={posting.posted}>{longDate(dayOf(posting.posted))}</time>
            </dd>
          </dl>
          <div>
            <h4 className="text-base font-text font-semibold">What we ask for</h4>
            <ul className="mt-2 grid max-w-measure list-disc gap-1 pl-5">
              {posting.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
            <Button variant="line" small className="mt-6" aria-describedby={openId}>
              <span>Apply</span> <span className="sr-only">{`for ${posting.title}`}</span>
            </Button>
            <p id={openId} className="mt-2 text-note text-muted">
              This button does nothing yet. To apply, write to{' '}
              <a href={`mailto:${site.contactEmail}?subject=${encodeURIComponent(posting.title)}`}>
                {site.contactEmail}
              </a>
              .
            </p>
          </div>
        </div>
      </details>
    </li>
  )
}

const { steps } = careers
const lastDay = Math.max(...steps.map(({ day }) => day))
const days = Array.from(
  { length: lastDay + 1 },
  (_, day) => `M${day * 10} 20v${steps.some((step) => step.day === day) ? -20 : -8}`,
)

/** From application to offer, to scale: ten units a day, and 32 for the words under the last. */
function HiringLine() {
  return (
    <>
      <Scale className="h-5 fill-none stroke-current max-lg:hidden" viewBox="0 0 212 20">
        <path strokeWidth="1.5" d={`M0 20H180${days.join('')}`} />
      </Scale>
      <ol className="grid gap-y-6 lg:grid-cols-[5fr_4fr_5fr_4fr_3.2fr]">
        {steps.map((step) => (
          <li key={step.day} className="min-w-0 border-t border-hair pt-4 md:pr-6 md:last:pr-0">
            <p className="text-small text-muted">Day {step.day}</p>
            <h3 className="mt-1 text-h4">{step.title}</h3>
            <p className="mt-1 text-note text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
