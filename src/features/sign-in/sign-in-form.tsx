import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ErrorBox } from '@/components/form/error-box'
import { controlProps, Field } from '@/components/form/field'
import { NamedMessage } from '@/components/form/named-message'
import { NeedsScript } from '@/components/form/needs-script'
import { useFailedButton } from '@/components/form/use-failed-button'
import { useLaterForm } from '@/components/form/use-later-form'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { adminSession } from '@/domain/session/admin-session'
import { isFocusLost } from '@/lib/is-focus-lost'
import { useLater, whenTouched } from '@/lib/use-later'
import { href } from '@/routes/href'

/** Milliseconds in 'Signing in...' (specification, section 9: admin login delay 1 second). */
const signingInMs = 1000

const loadChecks = () => import('./sign-in-checks')

type Failure = { readonly message: string; readonly more?: string }

type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'signing-in' }
  | ({ readonly kind: 'failed' } & Failure)

/** Both readings of the specification, section 8, "Login failures". */
const wrongAnswers: Failure = {
  message: 'Invalid username or password',
  more: 'Invalid credentials. Contact administrator for access.',
}

/** Username and password, with the demo's answers in the margin. A success is told by the session, not by this form. */
export function SignInForm() {
  const form = useRef<HTMLFormElement>(null)
  const here = useRef(true)
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  const [shown, setShown] = useState(false)
  const { loaded, fetchNow } = useLater(loadChecks, whenTouched)
  const { register, messages, waiting, submit } = useLaterForm({
    form,
    code: loaded,
    fetchNow,
    use: ({ username, password }) => signIn(username, password),
    begin: () => setState({ kind: 'idle' }),
    unavailable: () =>
      setState({
        kind: 'failed',
        message: 'The sign-in could not be loaded. Check your connection and try again.',
      }),
  })
  const busy = waiting || state.kind === 'signing-in'
  const failure = state.kind === 'failed' && !busy ? state : undefined
  const button = useFailedButton(failure !== undefined)

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const signIn = async (username: string, password: string) => {
    setState({ kind: 'signing-in' })
    await new Promise((resolve) => setTimeout(resolve, signingInMs))
    if (!here.current) return
    const failed = trySignIn(username, password)
    setState(failed ? { kind: 'failed', ...failed } : { kind: 'idle' })
    // The button was disabled and has lost the focus; somebody who mends the username meanwhile keeps it.
    if (failed && (isFocusLost() || document.activeElement === button.current))
      form.current?.querySelector<HTMLInputElement>('#sign-in-password')?.focus()
  }

  // The name says what a press does, and with it how things stand; a pressed state as well would say it the other way round.
  const eyeLabel = shown ? 'Hide password' : 'Show password'
  const usernameField = {
    id: 'sign-in-username',
    label: 'Username',
    help: <DemoAnswer label="Demo username" answer="admin" />,
    error: messages.username && <NamedMessage name="Username" message={messages.username} />,
  }
  const passwordField = {
    id: 'sign-in-password',
    label: 'Password',
    help: <DemoAnswer label="Demo password" answer={site.adminPassword} />,
    error: messages.password && <NamedMessage name="Password" message={messages.password} />,
  }
  return (
    <form
      ref={form}
      className="sheet si"
      method="dialog"
      noValidate
      onSubmit={submit}
      suppressHydrationWarning
    >
      <Field {...usernameField}>
        <input
          {...controlProps(usernameField)}
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field {...passwordField}>
        <span className="si-secret">
          <input
            {...controlProps(passwordField)}
            {...register('password')}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="si-eye"
            aria-label={eyeLabel}
            data-tooltip={eyeLabel}
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <EyeOff className="ico" aria-hidden="true" />
            ) : (
              <Eye className="ico" aria-hidden="true" />
            )}
          </button>
        </span>
      </Field>
      <div className="si-also">
        <label className="si-check">
          <input type="checkbox" name="remember" />
          <span>Remember me</span>
        </label>
        <a href={href('forgotPassword')}>Forgot password?</a>
      </div>
      <div className="si-wrong">{failure && <ErrorBox message={failure.message} more={failure.more} />}</div>
      <div className="si-end">
        <button type="submit" className="btn" ref={button} disabled={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </button>
      </div>
      <p className="vh" role="status">
        {state.kind === 'signing-in' && <span>Signing in...</span>}
      </p>
      <NeedsScript />
    </form>
  )
}

function DemoAnswer({ label, answer }: { readonly label: string; readonly answer: string }) {
  return (
    <span className="si-answer">
      <span>{label}</span> <code>{answer}</code>
      <PenMark name="arrow" width={2.5} />
    </span>
  )
}

/** Returns what went wrong, or undefined when the session has begun. */
function trySignIn(username: string, password: string): Failure | undefined {
  try {
    return adminSession.signIn(username, password) ? undefined : wrongAnswers
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}
