import '@/styles/register.css'
import { useSearchParam } from '@/components/links/use-search-param'
import { Margin } from '@/components/ui/margin'
import { register } from '@/content/pages/register'
import { learnerPlans } from '@/content/plans'
import { RegisterForm } from '@/features/register/register-form'
import { planNamed, registerPlans } from '@/features/register/register-plan'
import { openRequestDialog } from '@/features/request-access/request-dialog-store'
import { PlanSlip } from './plan-slip'

/** /register (specification, section 2): a plan slip clipped to a form that opens the request for access. */
export default function RegisterPage() {
  const chosen = planNamed(useSearchParam('plan'))
  const plan = learnerPlans.find(({ name }) => name.toLowerCase() === chosen) ?? learnerPlans[0]
  return (
    <section className="sec squared" aria-labelledby="register">
      <div className="frame">
        <Margin note={register.note} />
        <div className="grid12 items-end gap-y-5">
          <h1 id="register" className="max-w-[6.7em] lg:col-span-7">
            Register for a <span className="hl">place</span>
          </h1>
          <p className="lead lg:col-span-5">{register.lead}</p>
        </div>
        <div className="register-sheet sheet">
          <div className="register-side">
            <PlanSlip {...register.slip} plans={registerPlans} chosen={chosen} plan={plan} />
          </div>
          <RegisterForm onSubmit={openRequestDialog} />
          <ol className="register-steps">
            {register.steps.map((step, index) => (
              <li key={step}>
                <b aria-hidden="true">{index + 1}</b>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
