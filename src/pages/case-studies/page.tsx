import { ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { claims, claimText } from '@/content/claims'
import { changes, college, developer, essays, mathematics } from '@/content/pages/case-studies'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/table'
import { CallTally } from './call-tally'
import { ClassWeeks } from './class-weeks'
import { MarkingTimes } from './marking-times'
import { Rollout } from './rollout'

/** /case-studies (specification, section 2): four studies, each drawn in its own way. */
export default function CaseStudiesPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="case-studies"
        note="Read the fine print. We set it large."
        title={'Every result has ==a\u00a0but=='}
        lead={`Four groups of students and teachers in the AI tutor’s free beta let us count, and publish \
what did not work. We leave out their names: a pilot is not an ad.`}
        actions={<RequestAccessButton className="btn" />}
        aside={<ClassWeeks />}
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
        <MarkingTimes />
      </Study>
      <Study id="college" number={3} tone="tint" study={college}>
        <Rollout />
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
              <LinkArrow href={href('pricing')}>Compare the plans</LinkArrow>
            </p>
          </>
        }
      >
        <CallTally />
      </Study>
      <Section
        id="changes"
        heading="What did not work, and what changed"
        number={5}
        note="This is the part to copy."
      >
        <dl className="border-t-line border-ink">
          {changes.map(([but, change]) => (
            <div
              key={but}
              className="grid items-baseline gap-x-10 gap-y-4 border-b border-hair py-4 md:grid-cols-[5fr_7fr]"
            >
              <dt className={`${marked} font-display text-h4 font-bold text-balance`}>
                <PenMark name="cross" className="cross mt-1" label="Did not work:" width={3} />
                <span>{but}</span>
              </dt>
              <dd className={marked}>
                <PenMark name="tick" className="tick mt-1" label="Changed:" width={3} />
                <span>{change}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-3">
          <Button href={href('contact')}>
            <span>Tell us what you would count</span>
            <ArrowRight className="ico" />
          </Button>
          <span className="max-w-lead text-note text-muted">
            Four groups, one term. The department’s {claims.grading.figure} is its own count; across the beta,
            instructors report the same {claimText(claims.grading)}.
          </span>
        </p>
      </Section>
    </div>
  )
}

const marked = 'grid grid-cols-[1.75rem_1fr] gap-3 *:min-w-0'
const large = 'mb-2 block font-display text-h2 font-bold'

type StudyProps = Pick<ComponentProps<typeof Section>, 'id' | 'number' | 'note' | 'tone'> & {
  readonly study: Pick<typeof college, 'title' | 'who' | 'result' | 'but'>
  readonly words?: ReactNode
  readonly children: ReactNode
}

/** A study: whom it is about, a drawing, and what came of it, with a "but" as large. */
function Study({ study: { title, who, result, but }, words, children, ...section }: StudyProps) {
  return (
    <Section
      {...section}
      heading={title}
      headed="side"
      lead={
        <>
          <ul className="text-note text-muted">
            {who.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {words && <div className="mt-6">{words}</div>}
        </>
      }
    >
      <div className="min-w-0 lg:col-span-8">{children}</div>
      <div
        className="col-span-full grid gap-6 border-t-line border-ink pt-5 md:grid-cols-[12.5rem_minmax(0,1fr)]
        lg:grid-cols-12"
      >
        <p className="lg:col-span-4">
          <b className={large}>{result.figure}</b>
          <span>{result.says}</span>
        </p>
        <p className="lg:col-span-8">
          <b className={large}>
            <span className="hl">But</span>
          </b>
          <span className="block max-w-measure">{but}</span>
        </p>
      </div>
    </Section>
  )
}
