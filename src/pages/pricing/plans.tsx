import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { annualSaving, type LearnerPlan, learnerPlans, price } from '@/content/plans'
import { moneyBack } from '@/content/policy'
import { href } from '@/routes/table'
import { planArt } from './plan-art'

/** The four learner plans: a pad of paper each, thicker from plan to plan. */
export function Plans() {
  return (
    <Section id="plans" number={1} note="Thicker pad, bigger class.">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="plans">For learners and teachers</h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <fieldset className="segmented" aria-describedby="billing-open">
            <legend className="sr-only">Billing period</legend>
            {['Monthly', 'Annual'].map((option) => (
              <label key={option}>
                <input type="radio" name="billing" defaultChecked={option === 'Monthly'} />
                <span className="px-2 py-2">{option}</span>
              </label>
            ))}
          </fieldset>
          <p className="prose-note flex items-center gap-2 text-body">
            <svg className="pm h-5 w-10" viewBox="0 0 96 48" aria-hidden="true">
              <path strokeWidth="2.5" d="M92 40C80 16 48 4 6 17M22 5C15 9 10 13 5 17.5 12 20 18 23 24 28" />
            </svg>
            <span>{`Annual billing saves ${annualSaving}`}</span>
          </p>
          <p id="billing-open" className="w-full text-note text-muted">
            The switch changes no price yet.
          </p>
        </div>
      </div>
      <ul className="grid gap-7 sm:grid-cols-2 xl:grid-cols-4">
        {learnerPlans.map((plan, index) => (
          <Plan key={plan.name} plan={plan} pad={pads[index] ?? ''} />
        ))}
      </ul>
      <p className="mt-10 text-muted">
        {`Every paid plan has a ${moneyBack}. There are no setup fees on any of them.`}
      </p>
    </Section>
  )
}

const pads = ['', 'shadow-pad-1', 'shadow-pad-2', 'shadow-pad-3'] as const

function Plan({ plan, pad }: { readonly plan: LearnerPlan; readonly pad: string }) {
  const { name, audience, label, start, limit, amount, includes } = plan
  const [before, after] = limit.split(amount)
  return (
    <li className={`rounded-sheet border-line border-ink bg-raised ${pad}`}>
      <div className="squared border-b-line border-ink bg-[-1px_-1px]">{planArt[name]}</div>
      <div className="grid grid-cols-1 gap-4 p-5 sm:gap-6">
        <div>
          <h3 className="text-title">{name}</h3>
          <p className="text-muted">{audience}</p>
        </div>
        <p className="font-display text-title font-bold">
          <Pencil className="whitespace-normal">{price}</Pencil>
        </p>
        <Button href={planHref(start)} variant={name === 'Student' ? 'ink' : 'line'} className="px-2">
          {label}
        </Button>
        <p className="grid border-t border-hair pt-4 leading-snug">
          {before && <span>{before}</span>}
          <strong className="-order-1 font-display text-h3 font-bold first-letter:uppercase">{amount}</strong>
          {after && <span>{after}</span>}
        </p>
        <ul className="grid gap-2 text-base">
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
      <svg className="pm stroke-field" viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
        <path strokeWidth="2.5" strokeDasharray="1 5" d="M3 10C50 5.5 112 6 150 8.5 170 10 186 9.5 197 6.5" />
      </svg>
    </span>
  )
}
