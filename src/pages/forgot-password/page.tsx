import { lateForm } from '@/components/form/late-form'
import { Hero } from '@/components/ui/hero'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { Scale } from '@/components/ui/scale'
import { site } from '@/config/site'
import { resetLinkTime } from '@/content/contact'

const ResetPassword = lateForm(
  'reset',
  () => import('@/features/forgot-password/reset-body'),
  <div className="mt-10 min-h-54" />,
)

export default function ForgotPasswordPage() {
  return (
    <Hero
      id="forgot-password"
      note="Happens to teachers, too."
      title="Forgot password"
      actions={
        <>
          <Attempts />
          <p className="mt-8 max-w-lead text-lead">
            For students, teachers and developers in the AI tutor’s free beta: enter your account’s email
            address to see how a reset goes. No email is sent yet. Need a new password now? Write to{' '}
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
          </p>
        </>
      }
      aside={
        <div className="sheet px-5 py-7 sm:px-9 sm:py-9 lg:mb-20">
          <ResetPassword />
          <LinkLife />
        </div>
      }
      split="5/7"
      space="page"
    />
  )
}

function Attempts() {
  return (
    <p className="grid justify-items-start gap-2.5 text-h3 font-semibold text-pen" aria-hidden="true">
      {['maple2019', 'Maple2019!'].map((attempt) => (
        <Penned key={attempt} mark="strike">
          {attempt}
        </Penned>
      ))}
      <span className="flex items-end gap-3">
        <PenMark name="caret" className="text-correction h-5" />
        <span className="hl">a new one</span>
      </span>
    </p>
  )
}

/** A square for each hour that a reset link lasts (specification, section 9); the first is full. */
const squares = `M0 0H480V20H0Z${Array.from({ length: 23 }, (_, hour) => `M${(hour + 1) * 20} 0V20`).join('')}`

function LinkLife() {
  return (
    <figure className="mt-3 border-t border-hair-strong pt-5">
      <Scale className="h-5" viewBox="0 0 480 20">
        <path className="fill-marker" d="M0 0H20V20H0Z" />
        <path className="fill-none stroke-field" strokeWidth="1.5" d={squares} />
      </Scale>
      <figcaption className="mt-2 flex justify-between gap-4 text-note text-muted">
        <span>When it is sent</span>
        <span>{`${resetLinkTime}, then it expires`}</span>
      </figcaption>
    </figure>
  )
}
