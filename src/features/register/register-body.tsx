import { useState } from 'react'
import { DraftNote } from '@/components/form/draft-note'
import { ErrorSummary } from '@/components/form/error-summary'
import { namedMessage, TextField } from '@/components/form/fields'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useSiteForm } from '@/components/form/use-site-form'
import { z } from '@/lib/zod'
import { href } from '@/routes/href'
import { ProviderButtons } from './provider-buttons'

export type RegisterFormProps = {
  /** Takes what the request for access begins with. The passwords are not part of it. */
  readonly onSubmit: (person: { readonly name: string; readonly email: string }) => void
}

const required = 'Required'
const text = z.string(required).check(z.trim(), z.minLength(1, required))
/** Every character of a password counts, white space too. */
const secret = z.string(required).check(z.minLength(1, required))

/**
 * Source: specification, sections 2 and 5. All five fields, and no check that the passwords match.
 */
const registerSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  password: secret,
  confirmPassword: secret,
})

const fields = {
  firstName: { id: 'register-first-name', label: 'First name' },
  lastName: { id: 'register-last-name', label: 'Last name' },
  email: { id: 'register-email', label: 'Email' },
  password: { id: 'register-password', label: 'Password' },
  confirmPassword: { id: 'register-confirm-password', label: 'Confirm password' },
} as const

/**
 * It only opens the request for access. Its draft is without the passwords, which nothing stores.
 */
export function RegisterBody({ onSubmit }: RegisterFormProps) {
  /** Every new number is a new, empty form. */
  const [sheet, setSheet] = useState(0)
  return (
    <RegisterFields
      key={sheet}
      focusFirst={sheet > 0}
      onSubmit={onSubmit}
      onDiscard={() => setSheet(sheet + 1)}
    />
  )
}

type RegisterFieldsProps = RegisterFormProps & {
  readonly focusFirst: boolean
  readonly onDiscard: () => void
}

function RegisterFields({ focusFirst, onSubmit, onDiscard }: RegisterFieldsProps) {
  const form = useSiteForm({
    schema: registerSchema,
    // What was typed goes on in the request, whose draft it is from now on.
    submit: async ({ firstName, lastName, email }) => {
      onSubmit({ name: `${firstName} ${lastName}`, email })
      return true
    },
    draft: 'register',
    focusFirst,
  })
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    registration: form.register(name),
    error: form.messages[name] && namedMessage(form.messages[name], fields[name].label),
  })

  return (
    <FormFrame
      form={form}
      labelledBy="register"
      className="form content-start px-5 pt-7 pb-5 sm:col-span-full sm:px-9 sm:pt-9 lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pl-22"
    >
      <ProviderButtons />
      {form.draft.restored && (
        <div className="dlg-intro field-full m-0!">
          <DraftNote form={form} onDiscard={onDiscard} />
        </div>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" wide />
      <TextField {...field('password')} type="password" autoComplete="new-password" />
      <TextField {...field('confirmPassword')} type="password" autoComplete="new-password" />
      <p className="prose-note field-full">The password stays on this page: nothing stores it or sends it.</p>
      <ErrorSummary fields={fields} found={form.found} messages={named(form.messages)} />
      <div className="dlg-end field-full">
        <SubmitButton
          className="btn min-w-56 max-sm:w-full"
          label="Request Beta Access"
          busy={false}
          failed={false}
        />
        <p>Opens the request. Name and e-mail go with it.</p>
      </div>
      <p className="field-full border-t border-hair pt-1.5">
        <span>Already have an account? </span>
        <a className="inline-flex min-h-11 items-center" href={href('login')}>
          Log in
        </a>
      </p>
    </FormFrame>
  )
}

/** In the summary five lines that all read 'Required' would say nothing. */
const named = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) =>
      messages[name] ? [[name, `${label}: ${messages[name]}`]] : [],
    ),
  )
