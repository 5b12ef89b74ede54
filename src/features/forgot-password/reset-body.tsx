import { useState } from 'react'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useSiteForm } from '@/components/form/use-site-form'
import { emailAddress } from '@/domain/messages/message-schemas'
import { createSending, useSending } from '@/lib/sending'
import { toast } from '@/lib/toast'
import { z } from '@/lib/zod'
import { href } from '@/routes/href'
import { ResetSent } from './reset-sent'

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
        Where should it go?
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
          className="btn min-w-60 max-sm:w-full"
          label="Send Instructions"
          busyLabel="Sending Instructions..."
        />
      </p>
      <p className="flex flex-wrap justify-between gap-x-6 leading-11">
        <a href={href('login')}>Back to Login</a>
        <span>
          <span>No account yet? </span>
          <a href={href('register')}>Register</a>
        </span>
      </p>
    </FormFrame>
  )
}
