import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorBox } from '@/components/form/error-box'
import { controlProps, Field, namedMessage } from '@/components/form/fields'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useSiteForm } from '@/components/form/use-site-form'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { adminSession } from '@/domain/session/admin-session'
import { isFocusLost } from '@/lib/is-focus-lost'
import { z } from '@/lib/zod'
import { href } from '@/routes/href'

/** Milliseconds in 'Signing in...' (specification, section 9: admin login delay 1 second). */
const signingInMs = 1000

/** Both are required (specification, section 5). A password is taken as typed, white space too. */
const signInSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'Required')),
  password: z.string().check(z.minLength(1, 'Required')),
})

type Failure = { readonly message: string; readonly more?: string }

type FormState = { readonly kind: 'idle' | 'signing-in' } | ({ readonly kind: 'failed' } & Failure)

/** Both readings of the specification, section 8, "Login failures". */
const wrongAnswers: Failure = {
  message: 'Invalid username or password',
  more: 'Invalid credentials. Contact administrator for access.',
}

/** Username and password, with the demo's answers in the margin. The session tells of a success, not this form. */
export function SignInBody() {
  const here = useRef(true)
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  const [shown, setShown] = useState(false)
  const busy = state.kind === 'signing-in'
  const failure = state.kind === 'failed' ? state : undefined

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const form = useSiteForm({
    schema: signInSchema,
    submit: async ({ username, password }) => {
      setState({ kind: 'signing-in' })
      await new Promise((resolve) => setTimeout(resolve, signingInMs))
      if (!here.current) return
      const failed = trySignIn(username, password)
      setState(failed ? { kind: 'failed', ...failed } : { kind: 'idle' })
      const { activeElement } = document
      // The disabled button has lost the focus; somebody who mends the username meanwhile keeps it.
      if (failed && (isFocusLost() || activeElement?.matches('[type=submit]')))
        document.getElementById('sign-in-password')?.focus()
    },
  })

  // The name says what a press does, and with it how things are; a pressed state would contradict it.
  const eyeLabel = shown ? 'Hide password' : 'Show password'
  const field = (name: 'username' | 'password', label: string, help: ReactNode) => ({
    id: `sign-in-${name}`,
    label,
    help,
    error: form.messages[name] && namedMessage(form.messages[name], label),
  })
  const username = field('username', 'Username', <DemoAnswer label="Demo username" answer="admin" />)
  const password = field(
    'password',
    'Password',
    <DemoAnswer label="Demo password" answer={site.adminPassword} />,
  )
  return (
    <FormFrame form={form} className="sheet si">
      <Field {...username}>
        <input
          {...controlProps(username)}
          {...form.register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field {...password}>
        <span className="si-secret">
          <input
            {...controlProps(password)}
            {...form.register('password')}
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
        <SubmitButton label="Sign in" busyLabel="Signing in..." busy={busy} failed={failure !== undefined} />
      </div>
      <p className="vh" role="status">
        {busy && <span>Signing in...</span>}
      </p>
    </FormFrame>
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
