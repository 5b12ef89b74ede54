import { zodResolver } from '@hookform/resolvers/zod'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ErrorBox } from '@/components/form/error-box'
import { controlProps, Field } from '@/components/form/field'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { useLiveForm } from '@/lib/use-live-form'
import { href } from '@/routes/href'
import { adminSession } from './admin-session'
import { type SignInFields, signInSchema } from './sign-in-schema'

/** Milliseconds in 'Signing in...' (specification, section 9: admin login delay 1 second). */
const signingInMs = 1000

type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'failed'; readonly message: string }

/** Username and password, with the demo's answers in the margin. A success is told by the session, not by this form. */
export function SignInForm() {
  const form = useRef<HTMLFormElement>(null)
  const here = useRef(true)
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  const [shown, setShown] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm<SignInFields>({
    resolver: zodResolver(signInSchema),
  })
  const { errors } = formState
  useLiveForm(form)

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const submit = async ({ username, password }: SignInFields) => {
    if (state.kind === 'signing-in') return
    setState({ kind: 'signing-in' })
    await new Promise((resolve) => setTimeout(resolve, signingInMs))
    if (!here.current) return
    const message = trySignIn(username, password)
    setState(message ? { kind: 'failed', message } : { kind: 'idle' })
    // The button was disabled and has lost the focus.
    if (message) setFocus('password')
  }

  const usernameField = {
    id: 'sign-in-username',
    label: 'Username',
    help: <DemoAnswer label="Demo username" answer="admin" />,
    error: errors.username?.message,
  }
  const passwordField = {
    id: 'sign-in-password',
    label: 'Password',
    help: <DemoAnswer label="Demo password" answer={site.adminPassword} />,
    error: errors.password?.message,
  }
  return (
    <form ref={form} className="sheet si" method="dialog" noValidate onSubmit={handleSubmit(submit)}>
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
            aria-label="Show password"
            aria-pressed={shown}
            data-tooltip={shown ? 'Hide password' : 'Show password'}
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
        <Link to={href('forgotPassword')}>Forgot password?</Link>
      </div>
      <div className="si-wrong">{state.kind === 'failed' && <ErrorBox message={state.message} />}</div>
      <div className="si-end">
        <button type="submit" className="btn" disabled={state.kind === 'signing-in'}>
          {state.kind === 'signing-in' ? 'Signing in...' : 'Sign in'}
        </button>
      </div>
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
function trySignIn(username: string, password: string): string | undefined {
  try {
    return adminSession.signIn(username, password) ? undefined : 'Invalid username or password'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
