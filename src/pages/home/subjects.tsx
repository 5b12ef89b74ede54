import { ChevronDown } from 'lucide-react'
import { Section } from '@/components/ui/section'
import { home } from '@/content/pages/home'
import { CellFigure } from './cell-figure'

const subjects = home.subjects.split(', ')
const letters = [...new Set(subjects.map((name) => name.charAt(0)))]

/** The subjects: an index, and one labelled drawing from it. The index folds on phones. */
export function Subjects() {
  return (
    <Section id="subjects" number={2} note="Label it all, even the edge." tone="tint-squared">
      <div className="grid12">
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 id="subjects">Over 50 subjects, one way of working</h2>
          <p className="mt-4 max-w-measure">
            A tutor for every subject, down to the equation, word or label that slipped.
          </p>
          <details className="home-index">
            <summary>
              <span>{`All ${subjects.length} subjects`}</span>
              <ChevronDown className="ico" />
            </summary>
            <dl>
              {letters.map((letter) => (
                <div key={letter}>
                  <dt>{letter}</dt>
                  <Names of={subjects.filter((name) => name.startsWith(letter)).join(', ')} />
                </div>
              ))}
            </dl>
          </details>
        </div>
        <CellFigure />
      </div>
    </Section>
  )
}

/** The subject of the drawing is marked among the others. */
function Names({ of }: { readonly of: string }) {
  const [before, after] = of.split('Biology')
  if (after === undefined) return <dd>{before}</dd>
  return (
    <dd>
      {before}
      <span className="hl hl-text">Biology</span>
      <span className="text-muted"> (fig. 1)</span>
      {after}
    </dd>
  )
}
