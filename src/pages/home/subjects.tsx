import { ChevronDown } from 'lucide-react'
import { Section } from '@/components/ui/section'
import { home } from '@/content/pages/home'
import { fine, Note } from './note'

const subjects = home.subjects.split(', ')
const letters = [...new Set(subjects.map((name) => name.charAt(0)))]

/** The subjects: an index, and one labelled drawing from it. The index folds on phones. */
export function Subjects() {
  return (
    <Section id="subjects" number={2} note="Every label gets a look." tone="tint-squared">
      <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 id="subjects">Over 50 subjects, one way to work</h2>
          <p className="mt-4 max-w-measure">
            A tutor for every subject, right down to the equation, word or label that went wrong.
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

const labels = [
  ['mitochondrion', 14, 46],
  ['ribosome', 226, 34],
  ['nucleus', 388, 72],
  ['cytoplasm', 360, 488],
  ['Golgi body', 22, 502],
] as const

const description = [
  'A student’s drawing of an animal cell with six labels.',
  'Mitochondrion, ribosome, nucleus, cytoplasm and Golgi body are checked off;',
  'cell wall is crossed out and corrected to cell membrane.',
].join(' ')

/** Figure 1: a student's animal cell with a wrong label, the tutor's question, the correction. */
function CellFigure() {
  return (
    <figure className="home-cell">
      <svg
        className="w-full overflow-visible fill-ink"
        viewBox="0 0 500 520"
        role="img"
        aria-label={description}
      >
        <g className="pm">
          <path
            className="fill-ground"
            strokeWidth="3"
            d="M22 268C12 160 96 90 206 92s196 58 204 164-50 204-168 214S32 388 22 268Z"
          />
          <path
            strokeWidth="1.5"
            d="M34 268C26 168 104 102 206 104s183 54 191 152-47 192-156 201S42 380 34 268Z"
          />
          <path
            className="fill-marker stroke-on-marker"
            d="M140 262c-2-48 32-80 80-78s76 32 74 80-36 76-76 74-76-30-78-76Z"
          />
          {['translate(112 170) rotate(-34)', 'translate(238 402) rotate(8)'].map((place) => (
            <g key={place} transform={place}>
              <rect className="fill-sheet" x="-48" y="-23" width="96" height="46" rx="23" />
              <path d="M-36 7c4-18 10-18 11 0s9 14 11-1 10-14 11 1 9 14 11-1 10-14 11 1 8 10 11-2" />
            </g>
          ))}
          <circle cx="142" cy="362" r="6" />
          <circle cx="128" cy="382" r="5" />
          <path
            d={[
              'M308 214c18 20 20 60 4 92M326 204c22 26 24 78 4 112M344 198c26 30 28 92 4 130',
              'M84 288c20 10 36 28 42 52M70 300c24 10 42 32 48 58M62 320c20 8 36 26 40 48',
            ].join('')}
          />
          <path
            strokeWidth="5.5"
            d={[
              'M319 230v0M321 282v0M346 258v0M362 226v0M365 292v0',
              'M196 142v0M222 132v0M244 148v0M292 156v0M320 372v0M336 352v0M160 402v0M174 420v0',
            ].join('')}
          />
          <path
            strokeWidth="1.5"
            d="M106 156 82 56M244 148 264 44M282 216 404 82M402 300 432 340M292 344 372 466M92 334 66 480"
          />
          <path
            className="text-hint max-sm:hidden"
            d={[
              'M143 38c3 1 5 4 7 8 3-8 8-14 15-19M312 26c3 1 5 4 7 8 3-8 8-14 15-19',
              'M462 64c3 1 5 4 7 8 3-8 8-14 15-19M452 480c3 1 5 4 7 8 3-8 8-14 15-19',
              'M120 494c3 1 5 4 7 8 3-8 8-14 15-19',
            ].join('')}
          />
        </g>
        <circle className="fill-on-marker" cx="206" cy="274" r="20" />
        {labels.map(([label, x, y]) => (
          <text key={label} x={x} y={y}>
            {label}
          </text>
        ))}
        <g textAnchor="end">
          <text x="500" y="362">
            cell wall
          </text>
          <text className="fill-pen" x="500" y="394">
            <tspan>cell</tspan>
            <tspan x="500" dy="1.2em">
              membrane
            </tspan>
          </text>
        </g>
        <path className="pm text-correction" d="M418 360c26-8 54-2 84-9" />
      </svg>
      <figcaption className="mt-4">
        <Note>Plant or animal? Look at the outside again.</Note>
        <p className="mt-1.5 mb-3 pl-4 text-base text-pen">
          <span className="sr-only">Student: </span>
          <span>Animal. So there is no wall. It’s the membrane.</span>
        </p>
        <p className={fine}>Fig. 1. A cell, as handed in for Biology 11.</p>
      </figcaption>
    </figure>
  )
}
