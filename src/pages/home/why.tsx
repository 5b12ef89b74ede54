import { Maths } from '@/components/ui/maths'
import { Section } from '@/components/ui/section'
import { home } from '@/content/pages/home'
import { LadderFigure, RecordFigure, SharedFigure, TriesFigure } from './why-figures'

/** One for each habit. */
const figures = [
  <LadderFigure key="asks" />,
  <TriesFigure key="adapts" />,
  <SharedFigure key="shared" />,
  <RecordFigure key="progress" />,
]

/** Why choose it: a ruled list of four habits, each with a drawn figure. */
export function Why() {
  return (
    <Section id="why" number={1} note="Ask first. Tell last.">
      <div className="grid12">
        <div className="lg:col-span-4">
          <h2 id="why">Answers are easy to find. Understanding is in the working.</h2>
          <p className="mt-4 text-lead text-muted">
            Adaptive and collaborative learning with analytics. In practice, four habits:
          </p>
          <AnswerKey />
        </div>
        <ul className="home-habits">
          {Object.entries(home.habits).map(([heading, text], index) => (
            <li key={heading}>
              <div>
                <h3>{heading}</h3>
                <p>{text}</p>
              </div>
              {figures[index]}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const answers = ['x = 2 or x = 3', 'c = 15\u00a0m', '−2 > −3', '43.2 minutes']

/** What a tutor is not: the answers of this page, crossed out. Wide screens only. */
function AnswerKey() {
  return (
    <div className="home-key sheet" role="img" aria-label="An answer key, crossed out">
      <b>Answer key</b>
      {answers.map((answer) => (
        <p key={answer}>
          <Maths of={answer} />
        </p>
      ))}
      <svg className="pm pm-correction" viewBox="0 0 240 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M8 22C74 58 162 128 230 184M216 6C172 66 92 132 22 190" strokeWidth="4.5" />
      </svg>
    </div>
  )
}
