import { TableHead } from '@/components/ui/ruled-table'
import { dashboard } from '@/content/pages/dashboard'

/** Px of the drawing: height, axes' corner, the first point's and the axis' distances. */
const height = 220
const bottom = 190
const inset = 12
const y = (score: number) => bottom - ((score - 60) / 40) * (bottom - 20)

/** Scores session by session, plotted with crosses on axes, with a table behind the drawing. */
export function ScoreChart() {
  const { scores } = dashboard
  const points = scores.map((score, index) => ({
    x: (index / (scores.length - 1)) * 100,
    y: y(score),
    score,
  }))
  const last = points.at(-1)
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">Score, session by session</h2>
        <span className="text-note text-muted">last {scores.length} sessions, per cent</span>
      </figcaption>
      {/* Heights are in px and places along the axis in per cent, so that a phone's chart is as
          tall as any. */}
      <svg
        className="mt-4 block w-full overflow-visible pr-3 pl-10 text-small leading-none"
        height={height}
        role="img"
        aria-label={`Scores of the last ${scores.length} sessions, oldest first: ${scores.join(', ')} per cent.`}
      >
        <g className="stroke-hair">
          {[70, 80, 90, 100].map((line) => (
            <AxisLine key={line} y={y(line)} />
          ))}
        </g>
        <g className="fill-muted" textAnchor="end" dominantBaseline="central">
          {[60, 70, 80, 90, 100].map((line) => (
            <text key={line} x={-inset - 4} y={y(line)}>
              {line}
            </text>
          ))}
        </g>
        <g className="stroke-ink" strokeWidth="2">
          <line x1={-inset} x2={-inset} y1="10" y2={bottom} />
          <AxisLine y={bottom} />
        </g>
        <svg
          className="pm text-pen"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path strokeWidth="2.5" d={`M${points.map((p) => `${p.x} ${p.y}`).join('L')}`} />
        </svg>
        {points.map((p) => (
          <svg key={p.x} className="pm text-ink" x={`${p.x}%`} y={p.y} aria-hidden="true">
            <path strokeWidth="2.5" d="M-5-5 5 5M5-5-5 5" />
          </svg>
        ))}
        {last && (
          <text className="fill-hint font-medium italic" x="100%" dx="-10" y={last.y - 14} textAnchor="end">
            {`${last.score}, the best so far`}
          </text>
        )}
      </svg>
      <details className="mt-2">
        <summary
          className="inline-flex min-h-11 items-center text-note font-semibold
          text-pen underline underline-offset-4"
        >
          Scores as a table
        </summary>
        <table className="mt-2 w-full max-w-80 text-note">
          <TableHead row="border-b border-ink" cell="py-1 last:text-right" columns={['Session', 'Score']} />
          <tbody>
            {points.map((point, index) => (
              <tr key={point.x} className="border-b border-hair">
                <td className="py-1">{index + 1}</td>
                <td className="py-1 text-right">{`${point.score}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function AxisLine({ y }: { readonly y: number }) {
  return (
    <>
      <line x1={-inset} x2="100%" y1={y} y2={y} />
      <svg x="100%" y={y} overflow="visible" aria-hidden="true">
        <line x2={inset} />
      </svg>
    </>
  )
}
