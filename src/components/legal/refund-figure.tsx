import { Scale } from '@/components/ui/scale'
import { policy } from '@/content/policy'
import { LegalFigure } from './legal-figure'

const months = 12
/** Days drawn; a day is a unit of the drawing. */
const days = 365
const month = days / months
const back = policy.moneyBackDays
const starts = Array.from({ length: months }, (_, index) => Math.round(index * month * 10) / 10)

/** The periods that are paid: after the first days, or from the second month on. */
const plans = [
  {
    name: 'Monthly',
    renews: 'renews each month',
    paid: starts
      .slice(1)
      .map((from) => `M${from + 2} 6H${Math.round((from + month) * 10) / 10}V22H${from + 2}Z`)
      .join(''),
  },
  { name: 'Annual', renews: 'renews each year', paid: `M${back + 2} 6H${days}V22H${back + 2}Z` },
] as const

/** A year of payments to scale: what comes back whole, and what is not paid back in part. */
export function RefundFigure() {
  return (
    <LegalFigure
      caption="A year of payments, month by month"
      marked={`${back} days, all back`}
      dark="paid, no partial refund"
    >
      <ol className="flex text-note text-muted tabular-nums" aria-hidden="true">
        {starts.map((from, index) => (
          <li key={from} className="flex-1">
            {index + 1}
          </li>
        ))}
      </ol>
      <ul>
        {plans.map(({ name, renews, paid }) => (
          <li key={name} className="border-t border-hair pt-1.5 pb-1">
            <span className="flex justify-between gap-3">
              <b>{name}</b> <span>{renews}</span>
            </span>
            <Scale viewBox={`0 0 ${days} 28`} className="h-10 stroke-ink">
              <path className="fill-marker" strokeWidth="1.5" d={`M0 6H${back}V22H0Z`} />
              <path className="fill-ink" strokeWidth="1.5" d={paid} />
            </Scale>
          </li>
        ))}
      </ul>
    </LegalFigure>
  )
}
