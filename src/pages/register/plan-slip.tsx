import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { register } from '@/content/pages/register'
import { type LearnerPlan, price } from '@/content/plans'
import { registerPlans } from '@/features/register/register-form'
import { href } from '@/routes/href'

const { heading, legend, price: priceLabel, compare } = register.slip

type PlanSlipProps = { readonly chosen: string; readonly plan: LearnerPlan }

/** The slip that is clipped to the sheet, with the chosen plan circled by hand. */
export function PlanSlip({ chosen, plan }: PlanSlipProps) {
  const { amount, what, amountFirst } = plan.limit
  return (
    <section
      className="relative -mt-2 max-w-100 rounded-sheet border-line border-ink bg-ground px-5.5 pt-6 pb-3
        shadow-slip max-xs:px-4.5 lg:-mt-5 lg:-mr-14 lg:-ml-2 lg:-rotate-1"
      aria-labelledby="plan-slip"
    >
      <svg
        className="absolute -top-7.5 right-7 h-16.5 w-6.5 fill-none stroke-field"
        strokeWidth="3"
        strokeLinecap="round"
        viewBox="0 0 28 72"
        aria-hidden="true"
      >
        <path d="M9 22V52a6 6 0 0 0 12 0V14a8.5 8.5 0 0 0-17 0V54a11 11 0 0 0 22 0V24" />
      </svg>
      <h2 id="plan-slip" className="text-h4">
        {heading}
      </h2>
      <nav aria-label={legend}>
        <p className="mt-1 text-note text-muted" aria-hidden="true">
          {legend}
        </p>
        <ul className="mt-1.5 mb-2.5 flex justify-between gap-3">
          {registerPlans.map((name) => (
            <li key={name}>
              <a
                className="inline-flex min-h-13 items-center text-h5 font-semibold text-ink
                  not-hover:no-underline max-xs:text-base"
                href={href('register', undefined, { plan: name })}
                aria-current={name === chosen ? 'true' : undefined}
              >
                <span className="circled -mx-1.5 px-1.5 py-1">
                  {name}
                  {name === chosen && <PenMark name="circle" className="pm-correction" width={3} />}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <RuledList>
        {[amountFirst ? `${amount} ${what}` : `${what} ${amount}`, ...plan.includes.slice(0, 2)].map(
          (line) => (
            <li
              key={line}
              className="grid grid-cols-[28px_1fr] items-baseline py-2 text-base max-sm:not-first:hidden"
            >
              <PenMark name="tick" className="tick h-3.5 w-4.25" />
              <span>{line}</span>
            </li>
          ),
        )}
      </RuledList>
      <p className="flex justify-between pt-2.5 pb-1">
        <span>{priceLabel}</span>
        <b className="border-b-2 border-dotted border-field text-muted">{price}</b>
      </p>
      <a className="link" href={href('pricing')}>
        {compare}
      </a>
    </section>
  )
}
