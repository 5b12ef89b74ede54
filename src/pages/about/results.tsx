import { Section } from '@/components/ui/section'
import { claims, resultsOrigin } from '@/content/claims'

const results = [claims.engagement, claims.performance]

/** Place of an index value on an axis from 95 to 120. */
const height = (value: number) => `${(120 - value) * 4}%`

/** The two results, 15% and 10%, of a value that was 100. */
const ends = [115, 110] as const
const axis = [95, 100, 105, 110, 115, 120]

const description =
  'On an axis from 95 to 120, engagement rises from 100 to 115 and academic performance from 100 to 110.'

export function Results() {
  return (
    <Section
      id="results"
      heading="What it did for results"
      lead={
        <>
          <p>{`Both are results of our parent company. ${resultsOrigin}`}</p>
          <p className="mt-4 text-muted">
            Your class is a new experiment. Plot it on any axis you like, as long as you label it.
          </p>
        </>
      }
      headed="side"
      number={3}
      note="The axis starts at 95. Always look."
      tone="band"
    >
      <figure className="flex gap-5 pt-2 pb-8 pl-10 lg:col-span-7 lg:col-start-6">
        <svg
          className="w-full min-w-0 overflow-visible fill-ink text-note lg:h-84"
          height="280"
          role="img"
          aria-label={description}
        >
          {axis.map((value) => (
            <line key={value} className="stroke-hair" x2="100%" y1={height(value)} y2={height(value)} />
          ))}
          <line className="stroke-ink" strokeWidth="2" y2="100%" />
          <line className="pm text-hint" x1="0" y1={height(100)} x2="100%" y2={height(ends[0])} />
          <line className="pm text-pen" x1="0" y1={height(100)} x2="100%" y2={height(ends[1])} />
          <text textAnchor="end">
            {axis.map((value) => (
              <tspan key={value} x="-10" y={height(value)} dy="5">
                {value}
              </tspan>
            ))}
          </text>
          <text y="100%" dy="26">
            Before
          </text>
          <text x="100%" y="100%" dy="26" textAnchor="end">
            After
          </text>
          <circle cy={height(100)} r="6" />
          <svg x="100%" overflow="visible" aria-hidden="true">
            <circle className="fill-hint" cy={height(ends[0])} r="6" />
            <circle className="fill-pen" cy={height(ends[1])} r="6" />
          </svg>
        </svg>
        {/* Each result's words are at the end of its line. */}
        <ul className="grid w-24 shrink-0 content-start gap-6 leading-tight sm:w-46 sm:pt-9">
          {results.map(({ figure, says }, index) => (
            <li key={says} className={index === 0 ? 'text-hint' : 'text-pen'}>
              <b className="block font-display text-h2 leading-none font-bold">{figure}</b>
              <span>{` ${says}`}</span>
            </li>
          ))}
        </ul>
      </figure>
    </Section>
  )
}
