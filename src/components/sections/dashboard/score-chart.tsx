const width = 640
const height = 220
const left = 40
const bottom = 190
/** The scale runs from 60 to 100 per cent. */
const y = (score: number) => bottom - ((score - 60) / 40) * (bottom - 20)

type ScoreChartProps = {
  /** Scores from 0 to 100, oldest first. */
  readonly scores: readonly number[]
}

/** Scores session by session, plotted with crosses on axes, with a table behind the drawing. */
export function ScoreChart({ scores }: ScoreChartProps) {
  const step = (width - left - 24) / Math.max(1, scores.length - 1)
  const points = scores.map((score, index) => ({ x: left + 12 + index * step, y: y(score), score }))
  const last = points.at(-1)
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">Score, session by session</h2>
        <span className="text-note text-muted">last {scores.length} sessions, per cent</span>
      </figcaption>
      <svg
        className="dash-chart mt-4 w-full overflow-visible"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Scores of the last ${scores.length} sessions, oldest first: ${scores.join(', ')} per cent.`}
      >
        <g className="dash-grid">
          {[70, 80, 90, 100].map((line) => (
            <path key={line} d={`M${left} ${y(line)}H${width}`} />
          ))}
        </g>
        <g className="dash-axis" textAnchor="end" dominantBaseline="central">
          {[60, 70, 80, 90, 100].map((line) => (
            <text key={line} x={left - 8} y={y(line)}>
              {line}
            </text>
          ))}
        </g>
        <path className="dash-line" d={`M${left} 10V${bottom}H${width}`} />
        <path
          className="pm pm-pen"
          strokeWidth="2.5"
          d={`M${points.map((p) => `${p.x} ${p.y}`).join('L')}`}
        />
        <path
          className="pm dash-cross"
          d={points.map((p) => `M${p.x - 4} ${p.y - 4}l8 8m0-8l-8 8`).join('')}
        />
        {last && (
          <text className="dash-last" x={last.x - 10} y={last.y - 12} textAnchor="end">
            {`${last.score}, the best so far`}
          </text>
        )}
      </svg>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold text-pen underline underline-offset-4">
          Scores as a table
        </summary>
        <table className="mt-2 w-full max-w-xs text-note">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-1">
                Session
              </th>
              <th scope="col" className="py-1 text-right">
                Score
              </th>
            </tr>
          </thead>
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
