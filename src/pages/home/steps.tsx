import type { ReactNode } from 'react'
import { Maths } from '@/components/ui/maths'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { home } from '@/content/pages/home'
import { PlotFigure } from './plot-figure'

type StepText = { readonly heading: string; readonly text: string }

/** How it works: three hops along a number line, each with what one sees there. */
export function Steps() {
  const { id, choose, ask, track } = home.steps
  return (
    <Section id={id} number={3} note="Show every small hop.">
      <h2 id={id}>How it works, in three hops</h2>
      <ol className="home-steps">
        <Step {...choose}>
          <ul className="home-pick sheet" aria-label="Example courses">
            {choose.courses.map(({ name, level }) => (
              <li key={name} className={name === choose.chosen ? 'on' : undefined}>
                <span>{name}</span>
                <span>{level}</span>
                {name === choose.chosen && <span className="sr-only">chosen</span>}
              </li>
            ))}
          </ul>
        </Step>
        <Step {...ask}>
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
        <Step {...track} last>
          <PlotFigure weeks={track.weeks} />
        </Step>
      </ol>
    </Section>
  )
}

type StepProps = StepText & { readonly last?: boolean; readonly children: ReactNode }

function Step({ heading, text, last, children }: StepProps) {
  return (
    <li>
      <svg className="pm pm-pen" viewBox="0 0 384 84" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M4 80C60 -18 320 -18 380 76"
          strokeWidth="3"
          {...(last ? { strokeDasharray: '2 10' } : {})}
        />
      </svg>
      <h3>{heading}</h3>
      <p>{text}</p>
      {children}
    </li>
  )
}
