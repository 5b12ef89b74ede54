import { ArrowDown, ChevronDown } from 'lucide-react'
import { FactList } from '@/components/ui/fact-list'
import { Margin } from '@/components/ui/margin'
import { careers, type JobPosting, locationText, salaryText } from '@/content/pages/careers'
import { HiringLine } from './hiring-line'
import { MarkedPosting } from './marked-posting'

const postings: readonly JobPosting[] = careers.postings
const scientist = postings.find(({ title }) => title.startsWith('Learning Scientist'))

/**
 * Open positions, how we hire, what comes with the job. The apply buttons are inert (specification,
 * section 2).
 */
export default function CareersPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="careers">
        <div className="frame pb-16!">
          <Margin note="Half of us have marked sheets." />
          <div className="grid12 items-start gap-y-10">
            <div className="lg:col-span-6">
              <h1 id="careers" className="max-w-[6.7em]">
                {'Work in '}
                <span className="whitespace-nowrap">
                  the <span className="hl">margin</span>
                </span>
              </h1>
              <p className="lead mt-6">{careers.lead}</p>
              <a className="link mt-4" href="#positions">
                <span>Open positions</span>
                <ArrowDown className="ico" aria-hidden="true" />
              </a>
            </div>
            <div className="min-w-0 lg:col-span-6 xl:pl-6">
              {scientist && <MarkedPosting posting={scientist} />}
            </div>
          </div>
        </div>
      </section>
      <section className="sec" aria-labelledby="positions">
        <div className="frame">
          <Margin number={1} note="Salaries are in the posting." />
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="positions">Open positions</h2>
            <p className="text-note text-muted">{`${postings.length} on July 9, 2025`}</p>
          </div>
          <ul className="mt-8 border-t-line border-ink">
            {postings.map((posting, index) => (
              <Posting key={posting.title} posting={posting} open={index === 0} />
            ))}
          </ul>
        </div>
      </section>
      <section className="sec band squared" aria-labelledby="hiring">
        <div className="frame">
          <Margin number={2} note="Count the days with us." />
          <h2 id="hiring">From your page to our offer: eighteen working days</h2>
          <HiringLine steps={careers.steps} />
        </div>
      </section>
      <section className="sec" aria-labelledby="benefits">
        <div className="frame">
          <Margin number={3} />
          <div className="grid12 gap-y-8">
            <h2 id="benefits" className="lg:col-span-4">
              What comes with it
            </h2>
            <FactList facts={careers.benefits} className="lg:col-span-8" />
          </div>
        </div>
      </section>
    </>
  )
}

type PostingProps = { readonly posting: JobPosting; readonly open: boolean }

function Posting({ posting, open }: PostingProps) {
  return (
    <li className="border-b border-hair">
      <details open={open} className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[1fr_24px] items-center gap-x-6 gap-y-1 py-5 md:grid-cols-[5fr_3fr_4fr_24px] [&::-webkit-details-marker]:hidden">
          <h3 className="text-h4 group-open:underline group-open:decoration-marker-deep group-open:decoration-4 group-open:underline-offset-6">
            {posting.title}
          </h3>
          <span className="text-note text-muted max-md:col-start-1">{posting.department}</span>
          <span className="text-note text-muted max-md:col-start-1">{locationText(posting.location)}</span>
          <ChevronDown
            className="ico group-open:rotate-180 max-md:col-start-2 max-md:row-start-1"
            aria-hidden="true"
          />
        </summary>
        <div className="grid gap-x-6 gap-y-8 pb-8 md:grid-cols-[5fr_3fr_4fr_24px]">
          <dl className="grid grid-cols-[96px_1fr] content-start gap-y-2 text-note">
            <dt className="text-muted">Type</dt>
            <dd>{`${posting.type}, ${salaryText(posting.salary)}`}</dd>
            <dt className="text-muted">Level</dt>
            <dd>{posting.level}</dd>
            <dt className="text-muted">Posted</dt>
            <dd>
              <time dateTime={posting.posted}>{posting.postedOn}</time>
            </dd>
          </dl>
          <div className="md:col-span-2">
            <h4 className="text-base font-text font-semibold">What we ask for</h4>
            <ul className="mt-2 grid max-w-measure list-disc gap-1 pl-5">
              {posting.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
            <button className="btn btn-line btn-sm mt-6" type="button">
              <span>Apply</span> <span className="vh">{`for ${posting.title}`}</span>
            </button>
          </div>
        </div>
      </details>
    </li>
  )
}
