import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { annualSaving, type LearnerPlan, learnerPlans, price } from '@/content/plans'
import { href } from '@/routes/href'
import { planArt } from './plan-art'

/** The four learner plans: a pad of paper each, thicker from plan to plan. */
export function Plans() {
  return (
    <Section id="plans" number={1} note="Thicker pad, bigger class.">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="plans">For learners and teachers</h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <fieldset className="segmented">
            <legend className="sr-only">Billing period</legend>
            {['Monthly', 'Annual'].map((option) => (
              <label key={option} className="min-h-11! px-5!">
                <input type="radio" name="billing" defaultChecked={option === 'Monthly'} />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
          <p className="prose-note flex items-center gap-2 text-body">
            <PenMark name="arrow" width={2.5} className="h-4.5 w-9 [scale:-1_1]" />
            <span>{`Annual billing saves ${annualSaving}`}</span>
          </p>
        </div>
      </div>
      <ul className="grid gap-7 sm:grid-cols-2 xl:grid-cols-4">
        {learnerPlans.map((plan, index) => (
          <Plan key={plan.name} plan={plan} pad={pads[index] ?? ''} />
        ))}
      </ul>
      <p className="mt-8 text-muted">
        Every paid plan has a 30-day money-back guarantee. There are no setup fees on any of them.
      </p>
    </Section>
  )
}

const pads = ['', 'shadow-pad-1', 'shadow-pad-2', 'shadow-pad-3'] as const

function Plan({ plan, pad }: { readonly plan: LearnerPlan; readonly pad: string }) {
  const { name, audience, label, start, limit, amount, includes } = plan
  const [before, after] = limit.split(amount)
  return (
    <li className={`flex flex-col rounded-sheet border-line border-ink bg-raised ${pad}`}>
      <div className="squared border-b-line border-ink bg-[-1px_-1px]">{planArt[name]}</div>
      <div className="flex-1 px-5 pt-4 pb-5 sm:pt-5 sm:pb-7">
        <h3 className="text-title">{name}</h3>
        <p className="text-muted">{audience}</p>
        <p className="mt-4 mb-6 font-display text-title font-bold sm:mt-5 sm:mb-7">
          <Pencil className="whitespace-normal">{price}</Pencil>
        </p>
        <Button href={planHref(start)} look={name === 'Student' ? 'ink' : 'line'} className="w-full px-2">
          {label}
        </Button>
        <p className="mt-5 mb-3.5 grid border-t border-hair pt-3.5 leading-snug sm:mt-6 sm:pt-5">
          {before && <span>{before}</span>}
          <strong className="-order-1 font-display text-h3 font-bold first-letter:uppercase">{amount}</strong>
          {after && <span>{after}</span>}
        </p>
        <ul className="grid gap-1.5 text-base sm:gap-2.5">
          {includes.map((line) => (
            <li key={line} className="flex gap-2.5">
              <PenMark name="tick" className="tick w-4 shrink-0" width={2.75} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

export function planHref(start: LearnerPlan['start']): string {
  if (start === 'sales') return href('contact', undefined, { type: 'sales' })
  return start === 'register' ? href('register') : href('register', undefined, { plan: start })
}

type PencilProps = { readonly className?: string; readonly children: string }

/** Words in pencil: graphite, with a dotted stroke under them. */
export function Pencil({ className = '', children }: PencilProps) {
  return (
    <span className={`dunder text-muted ${className}`}>
      <span>{children}</span>
      <PenMark name="under" width={2.5} className="bottom-[-0.3em] text-field [stroke-dasharray:1_5]" />
    </span>
  )
}
