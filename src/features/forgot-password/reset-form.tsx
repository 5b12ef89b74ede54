import { useEffect, useRef, useState } from 'react'
import { ErrorBox } from '@/components/form/error-box'
import { NeedsScript } from '@/components/form/needs-script'
import { TextField } from '@/components/form/text-field'
import { useFailedButton } from '@/components/form/use-failed-button'
import { useLaterForm } from '@/components/form/use-later-form'
import { toast } from '@/lib/toast'
import { useLater, whenTouched } from '@/lib/use-later'
import { useReadOnlyForm } from '@/lib/use-read-only-form'
import { href } from '@/routes/href'

type ResetFormProps = {
  /** Puts the focus on the field when the form comes up. */
  readonly focusFirst: boolean
  readonly onSent: (email: string) => void
}

const loadSending = () => import('./reset-sending')
const sent = 'Password reset instructions sent to your email!'
const failed = 'Failed to send reset instructions. Please try again.'
const unreachable = 'The server could not be reached. Check your connection and try again.'

/** The e-mail form of the forgot-password page (specification, section 4). */
export function ResetForm({ focusFirst, onSent }: ResetFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  /** Why the last try came to nothing. */
  const [trouble, setTrouble] = useState<string>()
  const { loaded, fetchNow } = useLater(loadSending, whenTouched)
  const fail = (why: string) => {
    setTrouble(why)
    toast.error(failed)
  }
  const { register, messages, waiting, submit } = useLaterForm({
    form,
    code: loaded,
    fetchNow,
    use: async ({ email }, { sendResetInstructions }) => {
      setSending(true)
      try {
        await sendResetInstructions(email)
        toast.success(sent)
        onSent(email)
      } catch {
        fail(failed)
        setSending(false)
      }
    },
    begin: () => setTrouble(undefined),
    unavailable: () => fail(unreachable),
  })
  const busy = sending || waiting
  useReadOnlyForm(form, busy)
  const shown = busy ? undefined : trouble
  const button = useFailedButton(shown !== undefined)

  const [first] = useState(focusFirst)
  useEffect(() => {
    if (first) form.current?.querySelector('input')?.focus()
  }, [first])

  return (
    <form
      className="form grid-cols-1!"
      method="dialog"
      noValidate
      aria-labelledby="reset-title"
      aria-busy={busy}
      ref={form}
      onSubmit={submit}
      suppressHydrationWarning
    >
      <TextField
        id="reset-email"
        label="Email"
        type="email"
        autoComplete="email"
        registration={register('email')}
        error={messages.email}
      />
      {shown !== undefined && <ErrorBox message={shown} />}
      <p>
        <button type="submit" className="btn min-w-60 max-sm:w-full" ref={button} disabled={busy}>
          {busy ? 'Sending Instructions...' : 'Send Instructions'}
        </button>
      </p>
      <p className="vh" role="status">
        {sending && <span>Sending Instructions...</span>}
      </p>
      <NeedsScript />
      <p className="forgot-links">
        <a href={href('login')}>Back to Login</a>
        <span>
          <span>No account yet? </span>
          <a href={href('register')}>Register</a>
        </span>
      </p>
    </form>
  )
}
