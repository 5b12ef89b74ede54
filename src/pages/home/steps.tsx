import type { ReactNode } from 'react'
import { Maths } from '@/components/ui/maths'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { home } from '@/content/pages/home'
import { Note } from './note'

const chosen: keyof typeof home.courses = 'Quadratic equations'

/** How it works: three steps along a number line, each with what one sees there. */
export function Steps() {
  return (
    <Section id="how" number={3} note="Show every step.">
      <h2 id="how">How it works, in three steps</h2>
      <ol className="home-steps">
        <Step
          heading="Choose a course"
          text="Pick a subject and a level, or open the class your school set up."
        >
          <ul className="home-pick sheet" aria-label="Example courses">
            {Object.entries(home.courses).map(([name, level]) => (
              <li key={name} className={name === chosen ? 'on' : undefined}>
                <span className="min-w-min flex-1">{name}</span>
                <small>{level}</small>
                {name === chosen && <span className="sr-only">chosen</span>}
              </li>
            ))}
          </ul>
        </Step>
        <Step
          heading="Ask questions"
          text="Ask about the line in front of you, in your own words, whenever you are stuck."
        >
          <div className="sheet squared p-4 pl-5 leading-6 text-pen">
            <p>
              <span className="sr-only">Example question: </span>
              <span>Why does the sign flip when I divide by −2?</span>
            </p>
            <Note className="my-3">4 is less than 6. Divide both by −2. Which is less?</Note>
            <p>
              <Maths of="−2 > −3" className="text-lead/[inherit]" />
              <PenMark name="tick" className="tick ml-4 inline-block" label="Correct" />
            </p>
          </div>
        </Step>
        <Step
          heading="Track progress"
          text="See each topic week by week, and which mistakes you have stopped making."
          last
        >
          <PlotFigure />
        </Step>
      </ol>
    </Section>
  )
}

const hop = 'absolute bottom-[calc(100%+4px)] left-5 h-19 text-pen max-lg:hidden'

type StepProps = {
  readonly heading: string
  readonly text: string
  readonly last?: boolean
  readonly children: ReactNode
}

function Step({ heading, text, last, children }: StepProps) {
  return (
    <li>
      <svg
        className={`pm ${hop} ${last ? 'w-[calc(100%+var(--out)-20px)]' : 'w-[calc(100%+24px)]'}`}
        viewBox="0 0 384 84"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M4 80C60 -18 320 -18 380 76" strokeWidth="3" strokeDasharray={last ? '2 10' : undefined} />
      </svg>
      <h3 className="leading-9">{heading}</h3>
      <p>{text}</p>
      {children}
    </li>
  )
}

/** Correct answers out of ten, week by week from week 1. */
const weeks = [3, 4, 6, 6, 8, 9]

const at = (index: number) => `${index * 17 + 8}%`
const height = (value: number) => 130 - value * 12

/** Crosses on axes, as wide as the sheet: positions are percentages, heights and letters stay. */
function PlotFigure() {
  return (
    <figure className="sheet home-plot">
      <figcaption className="text-note/[1.4] font-semibold">Factoring: correct out of 10, by week</figcaption>
      <svg role="img" aria-label={`Correct answers out of 10 over six weeks: ${weeks.join(', ')}.`}>
        <path className="stroke-hair" strokeWidth="1.5" d="M0 10.5H900M0 70.5H900" />
        <g className="pm">
          <path strokeWidth="2" d="M0 2V130H900" />
          <g className="text-pen">
            {weeks.slice(1).map((value, index) => (
              <line
                key={at(index)}
                x1={at(index)}
                y1={height(weeks[index] ?? 0)}
                x2={at(index + 1)}
                y2={height(value)}
              />
            ))}
          </g>
          {weeks.map((value, index) => (
            <svg key={at(index)} x={at(index)} y={height(value)} overflow="visible" aria-hidden="true">
              <path d="M-4-4 4 4M4-4-4 4" />
            </svg>
          ))}
        </g>
        {weeks.map((_, index) => (
          <text key={at(index)} x={at(index)} y="150" textAnchor="middle">
            {index + 1}
          </text>
        ))}
        {[0, 5, 10].map((value) => (
          <text key={value} x="-8" y={height(value) + 5} textAnchor="end">
            {value}
          </text>
        ))}
      </svg>
    </figure>
  )
}
