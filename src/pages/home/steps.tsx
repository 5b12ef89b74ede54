import type { ReactNode } from 'react'
import { Maths } from '@/components/ui/maths'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { home } from '@/content/pages/home'
import { PlotFigure } from './plot-figure'

const chosen: keyof typeof home.courses = 'Quadratic equations'

/** How it works: three hops along a number line, each with what one sees there. */
export function Steps() {
  return (
    <Section id="how" number={3} note="Show every small hop.">
      <h2 id="how">How it works, in three hops</h2>
      <ol className="home-steps">
        <Step
          heading="Choose a course"
          text="Pick a subject and a level, or open the list your school has sent."
        >
          <ul className="home-pick sheet" aria-label="Example courses">
            {Object.entries(home.courses).map(([name, level]) => (
              <li key={name} className={name === chosen ? 'on' : undefined}>
                <span>{name}</span>
                <span>{level}</span>
                {name === chosen && <span className="sr-only">chosen</span>}
              </li>
            ))}
          </ul>
        </Step>
        <Step
          heading="Ask questions"
          text="Ask about the line in front of you, in your own words, as often as you need."
        >
          <div className="home-ask sheet squared">
            <p>
              <span className="sr-only">Example question: </span>
              <span>Why does the sign flip when I divide by −2?</span>
            </p>
            <p className="home-note">
              <span className="sr-only">{`${site.name}: `}</span>
              <span>
                Try it with numbers. You know 4 is less than 6. Divide both by −2. Which is less now?
              </span>
            </p>
            <p>
              <Maths of="−2 > −3" />
              <PenMark name="tick" className="tick" label="Correct" />
            </p>
          </div>
        </Step>
        <Step
          heading="Track progress"
          text="See each topic week by week, and which slips have stopped happening."
          last
        >
          <PlotFigure />
        </Step>
      </ol>
    </Section>
  )
}

type StepProps = {
  readonly heading: string
  readonly text: string
  readonly last?: boolean
  readonly children: ReactNode
}

function Step({ heading, text, last, children }: StepProps) {
  return (
    <li>
      <svg className="pm pm-pen" viewBox="0 0 384 84" preserveAspectRatio="none" aria-hidden="true">
        <path d="M4 80C60 -18 320 -18 380 76" strokeWidth="3" strokeDasharray={last ? '2 10' : undefined} />
      </svg>
      <h3>{heading}</h3>
      <p>{text}</p>
      {children}
    </li>
  )
}
