import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Section } from '@/components/ui/section'
import { caseStudies } from '@/content/pages/case-studies'
import { href } from '@/routes/href'
import { CallTally } from './call-tally'
import { Changes } from './changes'
import { ClassWeeks } from './class-weeks'
import { MarkingTimes } from './marking-times'
import { Rollout } from './rollout'
import { Study } from './study'

const { hero, studies, drawings, plans, changes } = caseStudies
const { mathematics, essays, college, developer } = studies

/**
 * /case-studies (specification, section 2): four studies, each drawn in its own way and each with
 * its "but".
 */
export default function CaseStudiesPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="case-studies"
        note={hero.note}
        title={
          <>
            Every result has <span className="hl hl-low whitespace-nowrap">a but</span>
          </>
        }
        lead={hero.lead}
        aside={
          <ClassWeeks
            caption={mathematics.caption}
            who={mathematics.who.slice(0, 2).join(', ')}
            sheetKey={drawings.mathematics.key}
            weeks={drawings.mathematics.weeks}
          />
        }
        split="5/7"
        space="page"
      />
      <Study id="mathematics" number={1} tone="tint" study={mathematics}>
        <div className="grid max-w-measure gap-4">
          {mathematics.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Study>
      <Study
        id="essays"
        number={2}
        note="One line is short. Look at it longest."
        study={essays}
        words={<p>{essays.text}</p>}
      >
        <MarkingTimes caption={essays.caption} times={drawings.essays.times} />
      </Study>
      <Study id="college" number={3} tone="tint" study={college}>
        <Rollout caption={college.caption} steps={drawings.college.steps} />
      </Study>
      <Study
        id="developer"
        number={4}
        note="Multiply it out."
        tone="band"
        study={developer}
        words={
          <>
            <p>{developer.text}</p>
            <p className="mt-4">
              <LinkArrow href={href('pricing')}>{plans}</LinkArrow>
            </p>
          </>
        }
      >
        <CallTally caption={developer.caption} {...drawings.developer} />
      </Study>
      <Section id="changes" heading={changes.heading} number={5} note={changes.note}>
        <Changes {...changes} />
      </Section>
    </div>
  )
}
