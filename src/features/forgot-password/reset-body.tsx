import { FormFields, takeLostFocus } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { site } from '@/config/site'
import { resetLinkTime, responseTime } from '@/content/contact'
import { toast } from '@/lib/toast'
import { emailAddress, z } from '@/lib/zod'
import { href } from '@/routes/table'

/** Source: specification, section 5. */
const schema = z.object({ email: emailAddress })

const fields = {
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
} as const

/** Source: specification, section 8. */
const failed = 'Failed to send reset instructions. Please try again.'

/** Milliseconds that the sending takes (specification, section 9). */
const sendingMs = 2000

/** It only waits: nothing leaves the browser (specification, section 7). */
export const resetServer = {
  send: (_email: string) => new Promise((resolve) => setTimeout(resolve, sendingMs)),
}

/** Sends reset instructions; a toast says how it went. Resolves to the address. */
async function sendInstructions({ email }: z.output<typeof schema>): Promise<string> {
  try {
    await resetServer.send(email)
  } catch (cause) {
    toast.error(failed)
    throw new Error(failed, { cause })
  }
  toast.success('Password reset instructions sent to your email!')
  return email
}

export default function ResetBody() {
  const form = useSiteForm({ name: 'reset', schema, fields, send: sendInstructions })

  if (form.sent !== undefined) return <ResetSent email={form.sent} onAnother={form.startOver} />
  return (
    <>
      <h2 id="reset-title" className="mb-5 text-title">
        Which account is yours?
      </h2>
      <FormFrame form={form} aria-labelledby="reset-title" className="grid gap-4">
        <FormFields form={form} summary={false} />
        <p>
          <SubmitButton
            form={form}
            className="btn max-sm:w-full md:w-56"
            label="Send Instructions"
            busyLabel="Sending Instructions..."
          />
        </p>
        <p className="flex flex-wrap justify-between gap-x-6">
          <a className={link} href={href('login')}>
            Back to Login
          </a>
          <NoAccount />
        </p>
      </FormFrame>
    </>
  )
}

const link = 'inline-block py-2.5'

const NoAccount = () => (
  <span>
    <span>No account yet? </span>
    <a className={link} href={href('register')}>
      Register
    </a>
  </span>
)

type ResetSentProps = { readonly email: string; readonly onAnother: () => void }

/** The confirmation. Its heading takes the lost focus, so that it is announced. */
function ResetSent({ email, onAnother }: ResetSentProps) {
  return (
    <div className="grid gap-4 wrap-anywhere">
      <h2 id="reset-title" className="text-title" ref={takeLostFocus} tabIndex={-1}>
        Next: write to us
      </h2>
      <p>
        <span>No email is sent yet. For a new password, write to </span>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        <span> from </span>
        <b>{email}</b>
        <span>{`, and a person answers within ${responseTime}.`}</span>
      </p>
      <p className="text-muted">
        Ignore the notice that says “sent”: resets by email are not open yet. Once they are, check your email:
        <span>{` the reset link expires in ${resetLinkTime}.`}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-3">
        <a className="btn" href={href('login')}>
          Back to Login
        </a>
        <button type="button" className="btn btn-line" onClick={onAnother}>
          Try a different email address
        </button>
      </p>
      <p>
        <NoAccount />
      </p>
    </div>
  )
}
