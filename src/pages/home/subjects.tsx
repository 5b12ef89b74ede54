import { ChevronDown } from 'lucide-react'
import { Section } from '@/components/ui/section'
import { home } from '@/content/pages/home'
import { CellFigure } from './cell-figure'

/** The subjects: an index, and one labelled drawing from it. The index folds on phones. */
export function Subjects() {
  const { id, lead, index } = home.subjects
  const count = index.reduce((sum, group) => sum + group.names.length, 0)
  return (
    <Section id={id} number={2} note="Label it all, even the edge." tone="tint-squared">
      <div className="grid12">
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 id={id}>Over 50 subjects, one way of working</h2>
          <p className="mt-4 max-w-measure">{lead}</p>
          <details className="home-index">
            <summary>
              <span>{`All ${count} subjects`}</span>
              <ChevronDown className="ico" aria-hidden="true" />
            </summary>
            <dl>
              {index.map(({ letter, names }) => (
                <div key={letter}>
                  <dt>{letter}</dt>
                  <Names names={names} marked="Biology" />
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

function Names({ names, marked }: { readonly names: readonly string[]; readonly marked: string }) {
  const at = names.indexOf(marked)
  if (at < 0) return <dd>{names.join(', ')}</dd>
  return (
    <dd>
      {names
        .slice(0, at)
        .map((name) => `${name}, `)
        .join('')}
      <span className="hl hl-text">{marked}</span>
      <span className="text-muted"> (fig. 1)</span>
      {names
        .slice(at + 1)
        .map((name) => `, ${name}`)
        .join('')}
    </dd>
  )
}
