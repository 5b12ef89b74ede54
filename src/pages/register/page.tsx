import { Link } from 'react-router-dom'
import { lateForm } from '@/components/form/late-form'
import { useSearchParam } from '@/components/links/use-search-param'
import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { reviewTime } from '@/content/contact'
import { type LearnerPlan, learnerPlans, price } from '@/content/plans'
import { openRequestDialog } from '@/features/request-access/request-dialog'
import { href } from '@/routes/table'

export const RegisterForm = lateForm('register', () => import('@/features/register/register-body'))

/** The plans that an address can ask for, with the default first (specification, section 2). */
const registerPlans = ['free', 'student', 'instructor']

export const planNamed = (plan: string | null): string =>
  registerPlans.find((known) => known === plan) ?? 'free'

const steps = [
  'Fill in this form.',
  'Give three more answers, submit, and email us a copy.',
  'If you are selected, we email you an eight-character code.',
]

/** /register (specification, section 2): the plan, clipped to a form that opens the request. */
export default function RegisterPage() {
  const chosen = planNamed(useSearchParam('plan'))
  const plan = learnerPlans.find(({ name }) => name.toLowerCase() === chosen) ?? learnerPlans[0]
  return (
    <Hero
      id="register"
      note="Pencil is fine. Nothing is final."
      title="Register for the ==beta=="
      aside={
        <p className="max-w-lead text-lead">
          The beta of our AI tutor for students, teachers, schools and developers is free, by invitation. This
          form starts your request. Email us a copy at the end, and a person reads it within{' '}
          <span className="whitespace-nowrap">{reviewTime}.</span>
        </p>
      }
      split="7/5"
      align="end"
      space="page"
    >
      {/* On phones plan, form, steps; on tablets the steps beside the plan; on wide screens both
          beside the form. */}
      <div className="sheet mt-14 md:grid md:grid-cols-2 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr]">
        <div
          className="border-margin-line bg-sheet px-5 py-7 max-lg:border-b-rule max-[20rem]:px-2
            lg:border-e-2 lg:pr-8"
        >
          <PlanSlip chosen={chosen} plan={plan} />
        </div>
        <RegisterForm onSubmit={openRequestDialog} />
        <ol
          className="col-start-2 row-start-1 grid content-start gap-4 border-margin-line bg-sheet px-5 py-7
          max-md:border-t-rule md:max-lg:content-center md:max-lg:border-b-rule lg:col-start-1
          lg:row-start-2 lg:border-e-2"
        >
          {steps.map((step, index) => (
            <li key={step} className="prose-note grid grid-cols-[1.75rem_1fr]">
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

/** A card that is clipped to the form, with the chosen plan circled by hand. */
function PlanSlip({ chosen, plan }: { readonly chosen: string; readonly plan: LearnerPlan }) {
  return (
    <section
      className="relative -mt-4 max-w-96 rounded-sheet border-line border-ink bg-ground px-4 pt-6 pb-3
        shadow-slip lg:-mr-14 lg:-rotate-1"
      aria-labelledby="your-plan"
    >
      <svg
        className="absolute -top-2 right-4 h-16 overflow-visible fill-none stroke-field"
        strokeWidth="3"
        strokeLinecap="round"
        viewBox="0 25 28 72"
        aria-hidden="true"
      >
        <path d="M9 22V52a6 6 0 0 0 12 0V14a8.5 8.5 0 0 0-17 0V54a11 11 0 0 0 22 0V24" />
      </svg>
      <h2 id="your-plan" className="text-h4">
        Your plan{' '}
      </h2>
      <nav aria-label="Plan, circle one">
        <p className="mt-1 text-note text-muted" aria-hidden="true">
          Plan, circle one
        </p>
        <ul className="mt-1.5 mb-2 flex flex-wrap justify-between gap-x-3">
          {registerPlans.map((name) => (
            <li key={name} className="group">
              {/* Not a page of its own: the window and the focus stay. */}
              <Link
                className="inline-flex min-h-13 items-center text-h5 font-semibold text-ink no-underline
                  group-hover:underline max-xs:text-base"
                replace
                to={href('register', undefined, { plan: name })}
                aria-current={name === chosen ? 'true' : undefined}
              >
                <span className="circled -ml-1 px-1 py-1">
                  {name}
                  {name === chosen && <PenMark name="circle" className="text-correction" width={3} />}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mb-2 text-note text-muted">Not part of your request: name your plan in the message.</p>
      </nav>
      <RuledList>
        {[plan.limit, ...plan.includes.slice(0, 2)].map((line, index) => (
          <li
            key={line}
            className={`${index === 0 ? 'grid' : 'hidden sm:grid'} grid-cols-[1.75rem_1fr] items-baseline py-2 text-base`}
          >
            <PenMark name="tick" className="tick h-3.5 w-4.25" width={2.75} />
            <span>{line}</span>
          </li>
        ))}
      </RuledList>
      <p className="flex justify-between pt-2.5 pb-1">
        <span>Price</span>
        <b className="border-b-line border-dashed border-field text-muted">{price}</b>
      </p>
      <a className="link" href={href('pricing')}>
        Compare the plans
      </a>
    </section>
  )
}
