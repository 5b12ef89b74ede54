import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { Segmented } from '@/components/ui/segmented'
import { type LearnerPlan, learnerPlans, price } from '@/content/plans'
import { Pencil } from './pencil'
import { planArt } from './plan-art'
import { planHref } from './plan-href'

type PlansProps = {
  readonly id: string
  readonly heading: string
  readonly note: string
  readonly billing: {
    readonly legend: string
    readonly options: readonly [string, ...string[]]
    readonly saves: string
  }
  readonly fine: string
}

/** The four learner plans: a pad of paper each, thicker from plan to plan. */
export function Plans({ id, heading, note, billing, fine }: PlansProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={1} note={note} />
        <div className="pricing-head">
          <h2 id={id}>{heading}</h2>
          <div className="pricing-billing">
            <Segmented legend={billing.legend} name="billing" options={billing.options} />
            <p className="prose-note">
              <PenMark name="arrow" width={2.5} />
              <span>{billing.saves}</span>
            </p>
          </div>
        </div>
        <ul className="pricing-plans">
          {learnerPlans.map((plan) => (
            <Plan key={plan.name} {...plan} />
          ))}
        </ul>
        <p className="mt-8 text-muted">{fine}</p>
      </div>
    </section>
  )
}

function Plan({ name, audience, action, limit, includes }: LearnerPlan) {
  return (
    <li className="pricing-plan">
      <div className="pricing-art squared">{planArt[name]}</div>
      <div className="pricing-body">
        <h3>{name}</h3>
        <p className="text-muted">{audience}</p>
        <p className="pricing-price">
          <Pencil>{price}</Pencil>
        </p>
        <a className={`btn ${name === 'Student' ? '' : 'btn-line'}`} href={planHref(action.start)}>
          {action.label}
        </a>
        <p className="pricing-limit">
          {limit.amountFirst && <strong>{limit.amount}</strong>}
          <span>{limit.amountFirst ? ` ${limit.what}` : `${limit.what} `}</span>
          {!limit.amountFirst && <strong>{limit.amount}</strong>}
        </p>
        <ul>
          {includes.map((line) => (
            <li key={line}>
              <PenMark name="tick" className="tick" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
