import '@/styles/case-studies.css'
import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { caseStudies } from '@/content/pages/case-studies'
import { href } from '@/routes/href'
import { CallTally } from './call-tally'
import { CaseHead } from './case-head'
import { Changes } from './changes'
import { ClassWeeks } from './class-weeks'
import { MarkingTimes } from './marking-times'
import { Outcome } from './outcome'
import { Rollout } from './rollout'

const { hero, studies, drawings, plans, changes } = caseStudies
const { mathematics, essays, college, developer } = studies

/** /case-studies (specification, section 2): four studies, each drawn in its own way and each with its "but". */
export default function CaseStudiesPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="case-studies">
        <div className="frame pb-16!">
          <Margin note={hero.note} />
          <div className="grid12 items-start gap-y-12">
            <div className="lg:col-span-5">
              <h1 id="case-studies">
                Every result has <span className="hl hl-low whitespace-nowrap">a but</span>
              </h1>
              <p className="lead mt-6">{hero.lead}</p>
            </div>
            <div className="min-w-0 lg:col-span-7">
              <ClassWeeks
                caption={mathematics.caption}
                who={mathematics.who.slice(0, 2).join(', ')}
                sheetKey={drawings.mathematics.key}
                weeks={drawings.mathematics.weeks}
              />
            </div>
          </div>
        </div>
      </section>
      <section className="sec tint case-sec" aria-labelledby="mathematics">
        <div className="frame">
          <Margin number={1} />
          <div className="grid12 gap-y-8">
            <div className="lg:col-span-4">
              <CaseHead id="mathematics" study={mathematics} />
            </div>
            <div className="grid max-w-measure content-start gap-4 lg:col-span-8">
              {mathematics.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <Outcome study={mathematics} />
          </div>
        </div>
      </section>
      <section className="sec case-sec" aria-labelledby="essays">
        <div className="frame">
          <Margin number={2} note="One line is short. Look at it longest." />
          <div className="grid12 gap-y-8">
            <div className="lg:col-span-5">
              <CaseHead id="essays" study={essays} />
              <p className="mt-6 max-w-measure">{essays.text}</p>
            </div>
            <div className="min-w-0 lg:col-span-7">
              <MarkingTimes caption={essays.caption} times={drawings.essays.times} />
            </div>
            <Outcome study={essays} />
          </div>
        </div>
      </section>
      <section className="sec tint case-sec" aria-labelledby="college">
        <div className="frame">
          <Margin number={3} />
          <div className="grid12 gap-y-8">
            <div className="lg:col-span-4">
              <CaseHead id="college" study={college} />
            </div>
            <div className="min-w-0 lg:col-span-8">
              <Rollout caption={college.caption} steps={drawings.college.steps} />
            </div>
            <Outcome study={college} />
          </div>
        </div>
      </section>
      <section className="sec band squared case-sec" aria-labelledby="developer">
        <div className="frame">
          <Margin number={4} note="Multiply it out." />
          <div className="grid12 gap-y-10">
            <div className="lg:col-span-5">
              <CaseHead id="developer" study={developer} />
              <p className="mt-6 max-w-measure">{developer.text}</p>
              <p className="mt-4">
                <a className="link" href={href('pricing')}>
                  <span>{plans}</span>
                  <ArrowRight className="ico" aria-hidden="true" />
                </a>
              </p>
            </div>
            <div className="min-w-0 lg:col-span-6 lg:col-start-7">
              <CallTally caption={developer.caption} {...drawings.developer} />
            </div>
            <Outcome study={developer} />
          </div>
        </div>
      </section>
      <section className="sec case-sec" aria-labelledby="changes">
        <div className="frame">
          <Margin number={5} note={changes.note} />
          <Changes />
        </div>
      </section>
    </>
  )
}
