import { Check, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { adminSession } from '@/domain/session/admin-session'
import { password, requiredText, z } from '@/lib/zod'
import { href } from '@/routes/table'

/** Milliseconds in 'Signing in...' (specification, section 9: admin login delay 1 second). */
const signingInMs = 1000

/** Both are required (specification, section 5). */
const schema = z.object({ username: requiredText, password })

/** Both readings of the specification, section 8, "Login failures". */
const wrongAnswers = 'Invalid username or password'

/** Username and password, with the demo's answers in the margin. */
export default function SignInBody() {
  const [shown, setShown] = useState(false)
  const fields = {
    username: {
      label: 'Username',
      autoComplete: 'username',
      help: <DemoAnswer label="Demo username" answer="admin" />,
      ...inMargin,
    },
    password: {
      label: 'Password',
      type: 'password',
      shown,
      autoComplete: 'current-password',
      help: <DemoAnswer label="Demo password" answer={site.adminPassword} />,
      end: <ShowButton shown={shown} onPress={() => setShown(!shown)} />,
      ...inMargin,
    },
  } as const
  const form = useSiteForm({
    name: 'sign-in',
    schema,
    fields,
    send: async ({ username, password: typed }) => {
      const { pathname } = location
      await new Promise((resolve) => setTimeout(resolve, signingInMs))
      // The visitor has left the page.
      if (location.pathname !== pathname) return
      if (adminSession.signIn(username, typed)) {
        // Else a browser whose disk is full may delete the requests. Safari's seven days stay.
        void navigator.storage?.persist()
        return
      }
      // A visitor who corrects the username meanwhile stays there.
      if (!document.activeElement?.matches('input')) form.focusOn(['password'])
      throw new Error(wrongAnswers)
    },
    // It has the password, and tells how it ended to a form that is drawn anew.
    gcTime: 60_000,
  })
  return (
    <div className="@container sheet relative">
      <span
        className="absolute inset-y-0 left-0 w-50 border-r-2 border-margin-line bg-sheet @max-md:hidden"
        aria-hidden="true"
      />
      <FormFrame form={form} className="grid gap-6 px-6 py-7 sm:px-9 sm:py-9 @md:ml-50">
        <FormFields
          form={form}
          summary={false}
          more={
            form.failure === wrongAnswers
              ? 'Invalid credentials. Contact administrator for access.'
              : undefined
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input className={box} type="checkbox" name="remember" aria-describedby="remember-help" />
            <Check
              className="pointer-events-none absolute hidden size-6 text-on-ink peer-checked:block"
              strokeWidth={3}
              aria-hidden="true"
            />
            <span>Remember me</span>
          </label>
          <a className="inline-flex min-h-11 items-center" href={href('forgotPassword')}>
            Forgot password?
          </a>
          <p id="remember-help" className="w-full text-note text-muted">
            Sessions last 24 hours either way.
          </p>
        </div>
        <div>
          <SubmitButton
            form={form}
            className="btn max-sm:w-full sm:min-w-42"
            label="Sign in"
            busyLabel="Signing in..."
          />
        </div>
      </FormFrame>
    </div>
  )
}

/** The name says what a press does, and so what is shown now. */
function ShowButton({ shown, onPress }: { readonly shown: boolean; readonly onPress: () => void }) {
  const label = shown ? 'Hide password' : 'Show password'
  const Icon = shown ? EyeOff : Eye
  return (
    <button type="button" className={eye} aria-label={label} data-tooltip onClick={onPress}>
      <Icon className="ico" aria-hidden="true" />
    </button>
  )
}

const eye = 'absolute right-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink'

const box =
  'peer size-6 cursor-pointer appearance-none rounded-sheet border-line border-field bg-ground ' +
  'forced-color-adjust-none checked:bg-ink'

/** Place of an answer: below its field where the sheet is narrow, else in the margin. */
const inMargin = { helpClass: 'top-5 -left-53 @md:absolute @md:w-50', wide: true } as const

/** The demo answer, with an arrow across the red line to its field. */
function DemoAnswer({ label, answer }: { readonly label: string; readonly answer: string }) {
  return (
    <span className="prose-note justify-items-start @md:grid">
      <span>{label}</span>{' '}
      <code className="text-body leading-snug wrap-anywhere whitespace-pre-wrap not-italic" translate="no">
        {answer}
      </code>
      <PenMark name="arrow" width={2.5} className="absolute top-2.5 right-0.5 h-5 @max-md:hidden" />
    </span>
  )
}
