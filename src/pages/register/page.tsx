import { useSearchParam } from '@/components/links/use-search-param'
import { Hero } from '@/components/ui/hero'
import { register } from '@/content/pages/register'
import { learnerPlans } from '@/content/plans'
import { planNamed, RegisterForm } from '@/features/register/register-form'
import { openRequestDialog } from '@/features/request-access/request-access-button'
import { PlanSlip } from './plan-slip'

/** /register (specification, section 2): a plan slip clipped to a form that opens the request. */
export default function RegisterPage() {
  const chosen = planNamed(useSearchParam('plan'))
  const plan = learnerPlans.find(({ name }) => name.toLowerCase() === chosen) ?? learnerPlans[0]
  return (
    <Hero
      id="register"
      note={register.note}
      title={
        <>
          Register for a <span className="hl">place</span>
        </>
      }
      aside={<p className="max-w-lead text-lead">{register.lead}</p>}
      split="7/5"
      align="end"
      space="page"
    >
      {/* On phones slip, form, steps; on tablets the steps beside the slip; on wide screens both
          beside the form. */}
      <div
        className="sheet mt-14 sm:grid sm:grid-cols-[4fr_3fr] lg:grid-cols-[minmax(300px,4fr)_8fr]
        lg:grid-rows-[auto_1fr]"
      >
        <div
          className="border-margin-line bg-sheet px-5 py-7 max-lg:border-b-rule sm:py-9 sm:pr-0 sm:pl-8
          lg:border-r-2 lg:pr-8 lg:pb-2"
        >
          <PlanSlip chosen={chosen} plan={plan} />
        </div>
        <RegisterForm onSubmit={openRequestDialog} />
        <ol
          className="grid content-start gap-4 border-margin-line bg-sheet px-5 py-6 max-sm:border-t
          sm:col-start-2 sm:row-start-1 sm:px-8 sm:max-lg:content-center sm:max-lg:border-b-rule
          lg:col-start-1 lg:row-start-2 lg:border-r-2"
        >
          {register.steps.map((step, index) => (
            <li key={step} className="prose-note grid grid-cols-[28px_1fr]">
              <b
                className="font-display text-h4 leading-none font-bold text-ink not-italic"
                aria-hidden="true"
              >
                {index + 1}
              </b>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </Hero>
  )
}
