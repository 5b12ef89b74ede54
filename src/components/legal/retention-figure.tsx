import { type Retention, retention, retentionText } from '@/content/policy'

/** Places on a drawing of 100 units: the day that the account closes, and the length of a year. */
const start = 16
const year = 11.5
const longest = Math.max(...retention.map(({ years }) => years))
const ticks = Array.from({ length: longest + 1 }, (_, index) => index)

/** How long each kind of data is kept, to scale in years. The left end is torn: nobody knows how long an account stays open. */
export function RetentionFigure() {
  return (
    <figure className="law-retention sheet">
      <figcaption>
        <span>How long each kind is kept</span>
        <span className="law-key">
          <span className="law-key-open">account open</span>
          <span className="law-key-kept">years after</span>
        </span>
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Kept for</th>
            <td className="law-drawn" aria-hidden="true">
              <span className="law-years">
                {ticks.map((tick) => (
                  <span key={tick}>{tick}</span>
                ))}
              </span>
            </td>
          </tr>
        </thead>
        <tbody>
          {retention.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{row.label}</th>
              <td>{retentionText(row)}</td>
              <td className="law-drawn" aria-hidden="true">
                <Bar {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Bar({ from, years }: Retention) {
  return (
    <svg viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
      <path className="law-grid" d={ticks.map((tick) => `M${start + tick * year} 0v44`).join('')} />
      {from === 'account-closed' && (
        <path className="law-open" d={`M${start} 13H2L4 18 2 22 4 26 2 31H${start}Z`} />
      )}
      <path className="law-kept" d={`M${start} 13h${years * year}v18H${start}Z`} />
    </svg>
  )
}
