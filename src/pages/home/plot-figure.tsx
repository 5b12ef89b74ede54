/** Right answers out of ten, week by week from week 1. */
const weeks = [3, 4, 6, 6, 8, 9]

const at = (index: number) => `${index * 17 + 8}%`
const height = (value: number) => 130 - value * 12

/** Crosses on axes, as wide as its sheet: places are percentages, heights and letters stay. */
export function PlotFigure() {
  return (
    <figure className="home-plot sheet">
      <figcaption>Factoring: right out of 10, by week</figcaption>
      <svg role="img" aria-label={`Right answers out of ten over six weeks: ${weeks.join(', ')}.`}>
        <path className="stroke-hair" strokeWidth="1.5" d="M0 10.5H900M0 70.5H900" />
        <g className="pm">
          <path strokeWidth="2" d="M0 2V130H900" />
          {weeks.slice(1).map((value, index) => (
            <line
              key={at(index)}
              className="pm-pen"
              x1={at(index)}
              y1={height(weeks[index] ?? 0)}
              x2={at(index + 1)}
              y2={height(value)}
            />
          ))}
          {weeks.map((value, index) => (
            <svg key={at(index)} x={at(index)} y={height(value)} overflow="visible" aria-hidden="true">
              <path d="M-4-4 4 4M4-4-4 4" />
            </svg>
          ))}
        </g>
        {weeks.map((_, index) => (
          <text key={at(index)} x={at(index)} y="150" textAnchor="middle">
            {index + 1}
          </text>
        ))}
        {[0, 5, 10].map((value) => (
          <text key={value} x="-8" y={height(value) + 5} textAnchor="end">
            {value}
          </text>
        ))}
      </svg>
    </figure>
  )
}
