import { ArrowRight } from 'lucide-react'
import { PenMark } from '@/components/ui/pen-mark'
import { caseStudies } from '@/content/pages/case-studies'
import { href } from '@/routes/href'

const { heading, rows, contact, fine } = caseStudies.changes

/** The four "buts" again, each with what was done about it. */
export function Changes() {
  return (
    <>
      <h2 id="changes" className="max-w-[11.2em]">
        {heading}
      </h2>
      <dl className="mt-8 border-t-line border-ink">
        {rows.map(([but, change]) => (
          <div key={but} className="case-change">
            <dt>
              <PenMark name="cross" className="cross" label="Did not work:" width={3} />
              <span>{but}</span>
            </dt>
            <dd>
              <PenMark name="tick" className="tick" label="Changed:" width={3} />
              <span>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-3">
        <a className="btn" href={href('contact')}>
          <span>{contact}</span>
          <ArrowRight className="ico" aria-hidden="true" />
        </a>
        <span className="max-w-[33.7em] text-note text-muted">{fine}</span>
      </p>
    </>
  )
}
