import { DraftNote } from '@/components/form/draft-note'
import { type FieldSpecs, FormFields } from '@/components/form/form-fields'
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

/** Specification, sections 2 and 5: all five fields, and no check that the passwords match. */
const registerSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  password: secret,
  confirmPassword: secret,
})

const secretField = { type: 'password', autoComplete: 'new-password' } as const
const fields = {
  firstName: { id: 'register-first-name', label: 'First name', autoComplete: 'given-name' },
  lastName: { id: 'register-last-name', label: 'Last name', autoComplete: 'family-name' },
  email: { id: 'register-email', label: 'Email', type: 'email', autoComplete: 'email', wide: true },
  password: { id: 'register-password', label: 'Password', ...secretField },
  confirmPassword: { id: 'register-confirm-password', label: 'Confirm password', ...secretField },
} satisfies FieldSpecs

const sheet =
  'form content-start px-5 pt-7 pb-5 sm:col-span-full sm:px-9 sm:pt-9 ' +
  'lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pl-22'

/** It only opens the request for access. Nothing stores the passwords. */
export function RegisterBody({ onSubmit }: RegisterFormProps) {
  const form = useSiteForm({
    schema: registerSchema,
    // What was typed goes on in the request, whose draft it is from now on.
    submit: async ({ firstName, lastName, email }) => {
      onSubmit({ name: `${firstName} ${lastName}`, email })
      return true
    },
    draft: 'register',
  })

  return (
    <FormFrame form={form} labelledBy="register" className={sheet}>
      <ProviderButtons />
      {form.draft.restored && (
        <div className="dlg-intro field-full m-0!">
          <DraftNote form={form} />
        </div>
      )}
      <FormFields form={form} fields={fields}>
        <p className="prose-note field-full">
          The password stays on this page: nothing stores it or sends it.
        </p>
      </FormFields>
      <div className="dlg-end field-full">
        <SubmitButton form={form} className="btn min-w-56 max-sm:w-full" label="Request Beta Access" />
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
