import { useEffect, useRef, useState } from 'react'
import { ErrorBox } from '@/components/form/error-box'
import { ErrorSummary } from '@/components/form/error-summary'
import { NamedMessage } from '@/components/form/named-message'
import { NeedsScript } from '@/components/form/needs-script'
import { RestoredNote } from '@/components/form/restored-note'
import { TextField } from '@/components/form/text-field'
import { useFailedButton } from '@/components/form/use-failed-button'
import { useLaterForm } from '@/components/form/use-later-form'
import { useDraft } from '@/lib/use-draft'
import { useLater, whenTouched } from '@/lib/use-later'
import { href } from '@/routes/href'
import { ProviderButtons } from './provider-buttons'

type RegisterFormProps = {
  /** Takes what the request for access begins with. The passwords are not part of it. */
  readonly onSubmit: (person: { readonly name: string; readonly email: string }) => void
}

const loadChecks = () => import('./register-checks')

const fields = {
  firstName: { id: 'register-first-name', label: 'First name' },
  lastName: { id: 'register-last-name', label: 'Last name' },
  email: { id: 'register-email', label: 'Email' },
  password: { id: 'register-password', label: 'Password' },
  confirmPassword: { id: 'register-confirm-password', label: 'Confirm password' },
} as const

/** The register form (specification, section 2). It only opens the request for access. Its draft is without the passwords. */
export function RegisterForm({ onSubmit }: RegisterFormProps) {
  /** Every new number is a new, empty form. */
  const [sheet, setSheet] = useState(0)
  return (
    <RegisterFields key={sheet} asked={sheet > 0} onSubmit={onSubmit} onDiscard={() => setSheet(sheet + 1)} />
  )
}

type RegisterFieldsProps = RegisterFormProps & {
  /** True if the visitor has asked for an empty form: the focus goes to its first field. */
  readonly asked: boolean
  readonly onDiscard: () => void
}

function RegisterFields({ asked, onSubmit, onDiscard }: RegisterFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  const [unavailable, setUnavailable] = useState(false)
  const { loaded, fetchNow } = useLater(loadChecks, whenTouched)
  const draft = useDraft('register', form)
  const { register, messages, found, waiting, submit } = useLaterForm({
    form,
    code: loaded,
    fetchNow,
    // What was typed goes on in the request, whose draft it is from now on.
    use: ({ firstName, lastName, email }) => {
      draft.forget()
      onSubmit({ name: `${firstName} ${lastName}`, email })
    },
    begin: () => setUnavailable(false),
    unavailable: () => setUnavailable(true),
  })
  const failed = unavailable && !waiting
  const button = useFailedButton(failed)
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    registration: register(name),
    error: messages[name] && <NamedMessage name={fields[name].label} message={messages[name]} />,
  })

  useEffect(() => {
    if (asked) form.current?.querySelector('input')?.focus()
  }, [asked])

  return (
    <form
      className="form register-form"
      method="dialog"
      noValidate
      aria-labelledby="register"
      ref={form}
      onSubmit={submit}
      suppressHydrationWarning
    >
      <ProviderButtons />
      {draft.restored && (
        <div className="dlg-intro field-full m-0!">
          <RestoredNote
            onDiscard={() => {
              draft.forget()
              onDiscard()
            }}
          />
        </div>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" wide />
      <TextField {...field('password')} type="password" autoComplete="new-password" />
      <TextField {...field('confirmPassword')} type="password" autoComplete="new-password" />
      <p className="prose-note field-full">The password stays on this page: nothing stores it or sends it.</p>
      <ErrorSummary fields={fields} found={found} messages={summaryOf(messages)} />
      {failed && <ErrorBox message={notChecked} />}
      <div className="dlg-end field-full">
        <button type="submit" className="btn max-sm:w-full" ref={button} disabled={waiting}>
          Request Beta Access
        </button>
        <p>Opens the request. Name and e-mail go with it.</p>
      </div>
      <NeedsScript />
      <p className="register-login field-full">
        <span>Already have an account? </span>
        <a href={href('login')}>Log in</a>
      </p>
    </form>
  )
}

const notChecked = 'The form could not be checked. Check your connection and try again.'

/** In the summary five lines that all read 'Required' would say nothing. */
const summaryOf = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) =>
      messages[name] ? [[name, `${label}: ${messages[name]}`]] : [],
    ),
  )
