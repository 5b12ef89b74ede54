import { ArrowRight } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { Margin } from '@/components/ui/margin'
import { comingSoonEntry } from '@/content/coming-soon'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/href'
import { QuarterLine } from './quarter-line'

/** /coming-soon/{feature} (specification, section 2): the twelve entries and a default for every other name. */
export default function ComingSoonPage() {
  const { feature = '' } = useParams()
  const entry = comingSoonEntry(feature)
  return (
    <>
      <section className="sec squared" aria-labelledby="coming-soon">
        <div className="frame pb-16!">
          <Margin note="Not written yet. Here is the plan." />
          <div className="grid12 items-end gap-y-12">
            <div className="lg:col-span-7">
              {entry.title !== 'Coming Soon' && (
                <p className="mb-4 text-h4 font-display font-bold">
                  <span className="hl">Coming Soon</span>
                </p>
              )}
              <h1 id="coming-soon" className="max-w-[7.9em]">
                {entry.title}
              </h1>
              <p className="lead mt-6">{entry.description}</p>
            </div>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-5 lg:justify-end">
              <RequestAccessButton className="btn">Request Beta Access</RequestAccessButton>
              <a className="btn btn-line" href={href('contact')}>
                Get Notified
              </a>
            </div>
          </div>
          <QuarterLine quarter={entry.expectedDate} />
        </div>
      </section>
      <section className="sec tint" aria-labelledby="planned">
        <div className="frame">
          <Margin number={1} note="Five lines, in ink by then." />
          <div className="grid12 gap-y-10">
            <div className="lg:col-span-4">
              <h2 id="planned">What it will do</h2>
              <p className="mt-6">
                {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the specification's words. */}
                <a className="link" href={href('about')}>
                  <span>Learn More</span>
                  <ArrowRight className="ico" aria-hidden="true" />
                </a>
              </p>
            </div>
            <ol className="border-t-line border-ink lg:col-span-8">
              {entry.features.map((line, index) => (
                <li
                  key={line}
                  className="grid grid-cols-[48px_1fr] items-baseline border-b border-hair py-4 text-lead"
                >
                  <span className="font-display text-h4 font-bold" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>{line}</span>
                </li>
              ))}
            </ol>
          </div>
          <nav
            aria-label="Meanwhile"
            className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hair pt-6"
          >
            <a className="link" href={href('home')}>
              Back to Home
            </a>
            <a className="link" href={href('about')}>
              About
            </a>
            <a className="link" href={href('pricing')}>
              Pricing
            </a>
            <a className="link" href={href('contact')}>
              Contact
            </a>
          </nav>
        </div>
      </section>
    </>
  )
}
