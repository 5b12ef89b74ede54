import { useState } from 'react'
import { isFocusLost } from '@/components/form/error-box'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { PenMark } from '@/components/ui/pen-mark'
import { emailAddress } from '@/domain/messages/message-schemas'
import { createSending, useSending } from '@/lib/sending'
import { toast } from '@/lib/toast'
import { z } from '@/lib/zod'
import { href } from '@/routes/href'

/** Source: specification, section 5. */
const resetSchema = z.object({ email: emailAddress })

const fields = {
  email: { id: 'reset-email', label: 'Email', type: 'email', autoComplete: 'email' },
} as const

const resetSending = createSending(
  async () => (await import('./reset-sending')).resetMutation,
  () => {
    toast.error('Failed to send reset instructions. Please try again.')
    return 'The server could not be reached. Check your connection and try again.'
  },
)

const link = 'inline-flex min-h-11 items-center'

export function ResetBody() {
  const state = useSending(resetSending)
  const [again, setAgain] = useState(false)
  if (state.status === 'success') {
    const onAnother = () => {
      setAgain(true)
      resetSending.reset()
    }
    return <ResetSent email={state.data} onAnother={onAnother} />
  }
  return (
    <>
      <h2 id="reset-title" className="mb-5 text-title">
        Where should we send it?
      </h2>
      <ResetForm focusFirst={again} />
    </>
  )
}

function ResetForm({ focusFirst }: { readonly focusFirst: boolean }) {
  const form = useSiteForm({
    schema: resetSchema,
    submit: ({ email }) => resetSending.send(email),
    sending: resetSending,
    focusFirst,
  })

  return (
    <FormFrame form={form} labelledBy="reset-title" className="grid gap-4">
      <FormFields form={form} fields={fields} summary={false} />
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
        <span>
          <span>No account yet? </span>
          <a className={link} href={href('register')}>
            Register
          </a>
        </span>
      </p>
    </FormFrame>
  )
}

type ResetSentProps = {
  readonly email: string
  readonly onAnother: () => void
}

/** Takes the focus only if it is lost. */
const takeFocus = (title: HTMLElement | null): void => {
  if (isFocusLost()) title?.focus()
}

/** The confirmation. Its heading takes the lost focus, so that it is announced. */
function ResetSent({ email, onAnother }: ResetSentProps) {
  return (
    <div className="grid gap-4 wrap-anywhere">
      <h2 id="reset-title" className="flex items-center gap-3 text-title" ref={takeFocus} tabIndex={-1}>
        <span>Check your email</span>
        <PenMark name="tick" className="h-9 shrink-0 text-hint" width={5} />
      </h2>
      <p>
        <span>Instructions are on their way to </span>
        <b>{email}</b>
        <span>. The reset link expires in 24 hours.</span>
      </p>
      <p className="text-muted">Nothing after a few minutes? Check your spam folder.</p>
      <p className="flex flex-wrap gap-x-4 gap-y-3">
        <a className="btn" href={href('login')}>
          Back to Login
        </a>
        <button type="button" className="btn btn-line" onClick={onAnother}>
          Try a different email address
        </button>
      </p>
      <p>
        <span>No account yet? </span>
        <a className={link} href={href('register')}>
          Register
        </a>
      </p>
    </div>
  )
}
