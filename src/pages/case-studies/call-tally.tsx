import { calls, developer } from '@/content/pages/case-studies'
import { thousands } from '@/lib/dates'

const bundle = 44
const tallyWidth = 9 * bundle

/** Tally strokes as they are made by hand: four upright, the fifth across. */
function strokes(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const left = Math.floor(index / 5) * bundle
    const place = index % 5
    if (place === 4) return `M${left} 30L${left + 35} 9`
    return `M${left + 5 + place * 8} ${5 + (index % 3)}l${(index % 2) - 1} 28`
  })
  return lines.join('')
}

/** Two ways of calling the API for the same sheet, counted in strokes and multiplied out. */
export function CallTally() {
  const ways = [
    { label: 'One at every keystroke', count: calls.everyKey, look: '' },
    { label: 'One at every pause', count: calls.everyPause, look: 'text-hint' },
  ]
  return (
    <figure>
      <figcaption className="pb-3 font-semibold">{developer.caption}</figcaption>
      <dl className="border-t-line border-ink">
        {ways.map(({ label, count, look }) => (
          <div key={label} className={`border-b border-hair py-4 ${look}`}>
            <dt>{label}</dt>
            <dd>
              <svg
                className="pm mt-2 mb-2 w-full max-w-144"
                viewBox={`0 0 ${tallyWidth} 40`}
                aria-hidden="true"
              >
                <path strokeWidth="2.5" d={strokes(count)} />
              </svg>
              <span>
                <b>{count}</b>
                <span>{` × ${thousands(calls.sheets)} = ${thousands(count * calls.sheets)} a month`}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted">{developer.limit}</p>
    </figure>
  )
}
