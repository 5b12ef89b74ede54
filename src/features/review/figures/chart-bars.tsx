type Bar = { readonly value: string; readonly label: string; readonly count: number }

type ReviewChartBarsProps = {
  readonly bars: readonly Bar[]
  /** The value that the list is narrowed to, or the empty text. */
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** Horizontal bars. Each is a button that narrows the list to its value, and back. */
export function ReviewChartBars({ bars, chosen, onChoose }: ReviewChartBarsProps) {
  const most = Math.max(...bars.map(({ count }) => count), 1)
  return (
    <ul className="rv-bars">
      {bars.map(({ value, label, count }) => (
        <li key={value}>
          <button type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
            <span className="rv-bars-label">{label}</span>
            <span className="rv-bars-bar" aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="rv-bars-value">{count.toLocaleString('en-CA')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
