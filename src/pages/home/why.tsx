import type { ComponentProps } from 'react'
import { Maths } from '@/components/ui/maths'
import { Section } from '@/components/ui/section'
import { uptimeMinutes } from '@/content/claims'
import { home } from '@/content/pages/home'
import { paidFeatures } from '@/content/plans'
import { fine } from './note'

/** 208 by 72 px, three lines of a squared sheet. Decoration: the text beside it says the same. */
const Figure = (svg: ComponentProps<'svg'>) => <svg viewBox="0 0 208 72" aria-hidden="true" {...svg} />

const figures = [
  <Figure key="asks">
    <path className="fill-marker" d="M0 0H96V24H0Z" />
    <g className="pm">
      <path d="M2 24H98M34 48H144M68 71H206" />
      <path className="text-pen" d="M14 30V37q0 6 6 6h6M48 54V61q0 6 6 6h6" />
    </g>
    <text className="fill-on-marker" x="8" y="17">
      1 question
    </text>
    <text x="42" y="41">
      2 hint
    </text>
    <text x="76" y="65">
      3 worked step
    </text>
  </Figure>,
  // Two mistakes, a right answer, a mistake, two right ones: then the problems move on.
  <Figure key="adapts">
    <text className="fill-muted" y="14">
      Minus signs, last six tries
    </text>
    <g className="pm">
      <path strokeWidth="1.5" d="M1 23H157V47H1ZM27 23V47M53 23V47M79 23V47M105 23V47M131 23V47" />
      <path
        className="text-correction"
        d="M9 30 19 40M19 30 9 40M35 30 45 40M45 30 35 40M87 30 97 40M97 30 87 40"
      />
      <path
        className="text-hint"
        d="M60 36l5 5 8-12M112 36l5 5 8-12M138 36l5 5 8-12M107 54H155M168 35h36l-7-6m7 6-7 6"
      />
    </g>
    <text className="fill-hint" x="107" y="71">
      two in a row
    </text>
  </Figure>,
  // A mistake in line two, and two people on that line.
  <Figure key="shared">
    <path className="stroke-hair" strokeWidth="1.5" d="M0 24H208M0 48H208M0 71H208" />
    <path className="fill-marker" d="M0 25H108V48H0Z" />
    <text className="fill-pen font-maths text-[20px]" x="8" y="18">
      3<tspan className="italic">x</tspan> + 4 = 19
    </text>
    <text className="fill-on-marker font-maths text-[20px]" x="8" y="42">
      3<tspan className="italic">x</tspan> = 23
    </text>
    <g className="pm">
      <path className="text-hint" d="M146 37H120l7-7m-7 7 7 6" />
      <circle className="fill-ground" strokeWidth="1.5" cx="166" cy="37" r="14" />
      <circle className="fill-ground" strokeWidth="1.5" cx="191" cy="37" r="14" />
    </g>
    <text textAnchor="middle" x="166" y="42">
      M
    </text>
    <text textAnchor="middle" x="191" y="42">
      T
    </text>
  </Figure>,
  <Figure key="progress">
    <text y="17">Factoring</text>
    <text y="41">Radicals</text>
    <text y="65">Graphs</text>
    <path className="fill-hint" d="M80 5H194V19H80ZM80 29H164V43H80ZM80 53H116V67H80Z" />
    <g className="pm">
      <path strokeWidth="1.5" d="M80 5H207V19H80ZM80 29H207V43H80ZM80 53H207V67H80Z" />
    </g>
  </Figure>,
]

/** Why choose it: a ruled list of four habits, each with a drawn figure. */
export function Why() {
  return (
    <Section id="why" number={1} note="Ask first. Tell last.">
      <div className="grid gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="why">Answers are easy to find. Understanding is in the work.</h2>
          <p className="mt-4 max-w-lead text-lead text-muted">
            Adaptive and collaborative learning with analytics. In practice, that means four habits:
          </p>
          <AnswerKey />
        </div>
        <div className="lg:col-start-6 lg:col-end-13">
          <ul className="home-habits">
            {Object.entries(home.habits).map(([heading, text], index) => (
              <li key={heading}>
                <div>
                  <h3>{heading}</h3>
                  <p className="mt-1 text-balance text-muted">{text}</p>
                </div>
                {figures[index]}
              </li>
            ))}
          </ul>
          <p className={`mt-4 ${fine}`}>{paidFeatures}</p>
        </div>
      </div>
    </Section>
  )
}

const answers = ['x = 2 or x = 3', 'c = 15\u00a0m', '−2 > −3', `${uptimeMinutes} minutes`]

/** What a tutor is not: the answers of this page, crossed out. Wide screens only. */
function AnswerKey() {
  return (
    <div className="sheet home-key" role="img" aria-label="An answer key, crossed out">
      <b className="text-note/[1.6]">Answer key</b>
      {answers.map((answer, index) => (
        <p key={answer}>
          <span className="inline-block w-7 text-small">{index + 4}</span>
          <Maths of={answer} className="text-lead" />
        </p>
      ))}
      <svg
        className="pm text-correction absolute inset-0 size-full"
        viewBox="12 11 216 178"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M8 22C74 58 162 128 230 184M216 6C172 66 92 132 22 190" strokeWidth="4.5" />
      </svg>
    </div>
  )
}
