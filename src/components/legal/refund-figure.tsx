import { policy } from '@/content/policy'

const months = 12
/** Days drawn; a day is a unit of the drawing. */
const days = 365
const month = days / months
const back = policy.moneyBackDays

/** A year of payments to scale: the days in which all of the first payment comes back, and the periods that are not paid back in part. */
export function RefundFigure() {
  const monthly = Array.from({ length: months }, (_, index) => Math.round(index * month * 10) / 10)
  return (
    <figure className="law-refund sheet">
      <figcaption>
        <span>A year of payments, month by month</span>
        <span className="law-key">
          <span className="law-key-open">{`${back} days, all back`}</span>
          <span className="law-key-kept">paid, no partial refund</span>
        </span>
      </figcaption>
      <ol aria-hidden="true">
        {monthly.map((from, index) => (
          <li key={from}>{index + 1}</li>
        ))}
      </ol>
      <ul>
        <li>
          <span>
            <b>Monthly</b> <span>renews each month</span>
          </span>
          <svg viewBox={`0 0 ${days} 28`} preserveAspectRatio="none" aria-hidden="true">
            <path className="law-open" d={`M0 6H${back}V22H0Z`} />
            <path
              className="law-kept"
              d={monthly
                .slice(1)
                .map((from) => `M${from + 2} 6H${Math.round((from + month) * 10) / 10}V22H${from + 2}Z`)
                .join('')}
            />
          </svg>
        </li>
        <li>
          <span>
            <b>Annual</b> <span>renews each year</span>
          </span>
          <svg viewBox={`0 0 ${days} 28`} preserveAspectRatio="none" aria-hidden="true">
            <path className="law-open" d={`M0 6H${back}V22H0Z`} />
            <path className="law-kept" d={`M${back} 6H${days}V22H${back}Z`} />
          </svg>
        </li>
      </ul>
    </figure>
  )
}
