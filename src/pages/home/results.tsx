import { Penned } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { claims, resultsOrigin } from '@/content/claims'
import { fine } from './note'

/** One sentence with marks on it, the two figures to scale, and where they come from. */
export function Results() {
  const { engagement, performance, satisfaction, courseEngagement } = claims
  return (
    <Section id="results" number={6} note="Draw it to scale." tone="tint-squared">
      <h2 id="results" className="home-results">
        <span className="block">
          <Penned mark="circle" pen="text-correction" className="mr-[0.12em]">
            {engagement.figure}
          </Penned>
          {` ${engagement.says}.`}
        </span>{' '}
        <span className="block">
          <Penned mark="double-under" pen="text-pen">
            {performance.figure}
          </Penned>
          {` ${performance.says}.`}
        </span>
      </h2>
      <div
        className="home-scale"
        role="img"
        aria-label="Two bars drawn to scale: engagement from 100 to 115, academic performance from 100 to 110."
      >
        <p className="w-23/24">
          <span className="w-20/23 pl-3.5">Engagement</span>
          <b>+15</b>
        </p>
        <p className="w-11/12">
          <span className="w-10/11 pl-3.5">Academic performance</span>
          <b>+10</b>
        </p>
        <div>
          {[0, 20, 40, 60, 80, 100, 120].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </div>
      </div>
      <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h3 className="text-h4">What the beta shows</h3>
          <ul className="home-claims">
            {[satisfaction, courseEngagement].map(({ figure, says, note }) => (
              <li key={says}>
                <b>{figure}</b>
                <span>
                  {says}
                  <small>{note}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <p className={`lg:col-span-6 lg:col-start-7 ${fine}`}>
          {`Both bars are results of our parent company, which began in sensor-based educational technology. ${resultsOrigin}`}
        </p>
      </div>
    </Section>
  )
}
