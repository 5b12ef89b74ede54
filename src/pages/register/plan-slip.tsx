import { PenMark } from '@/components/ui/pen-mark'
import { type LearnerPlan, price } from '@/content/plans'
import { href } from '@/routes/href'

type PlanSlipProps = {
  readonly heading: string
  readonly legend: string
  readonly price: string
  readonly compare: string
  /** The plans that can be circled, as they are written in the address. */
  readonly plans: readonly string[]
  readonly chosen: string
  /** What the chosen plan is. */
  readonly plan: LearnerPlan
}

/** The slip that is clipped to the sheet: the plans of the address, the chosen one circled by hand. */
export function PlanSlip({
  heading,
  legend,
  price: priceLabel,
  compare,
  plans,
  chosen,
  plan,
}: PlanSlipProps) {
  const { amount, what, amountFirst } = plan.limit as LearnerPlan['limit']
  return (
    <section className="register-slip" aria-labelledby="plan-slip">
      <svg className="register-clip" viewBox="0 0 28 72" aria-hidden="true">
        <path d="M9 22V52a6 6 0 0 0 12 0V14a8.5 8.5 0 0 0-17 0V54a11 11 0 0 0 22 0V24" />
      </svg>
      <h2 id="plan-slip">{heading}</h2>
      <nav aria-label={legend}>
        <p className="register-legend" aria-hidden="true">
          {legend}
        </p>
        <ul className="register-plans">
          {plans.map((name) => (
            <li key={name}>
              <a
                href={href('register', undefined, { plan: name })}
                aria-current={name === chosen ? 'true' : undefined}
              >
                <span className="circled">
                  {name}
                  {name === chosen && <PenMark name="circle" className="pm-correction" width={3} />}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="register-limits">
        {[amountFirst ? `${amount} ${what}` : `${what} ${amount}`, ...plan.includes.slice(0, 2)].map(
          (line) => (
            <li key={line}>
              <PenMark name="tick" className="tick" />
              <span>{line}</span>
            </li>
          ),
        )}
      </ul>
      <p className="register-price">
        <span>{priceLabel}</span>
        <b>{price}</b>
      </p>
      <a className="link" href={href('pricing')}>
        {compare}
      </a>
    </section>
  )
}
