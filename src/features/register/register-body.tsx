import { DraftNote } from '@/components/form/draft'
import type { FieldSpec } from '@/components/form/fields'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { isSeen } from '@/lib/text'
import { address, password, requiredText, z } from '@/lib/zod'
import { href } from '@/routes/table'

type RegisterFormProps = {
  /** Takes what the request for access begins with. The passwords are not part of it. */
  readonly onSubmit: (person: { readonly name: string; readonly email: string }) => void
}

/** Specification, sections 2 and 5: all five fields, and no check that the passwords match. */
const schema = z.object({
  firstName: requiredText,
  lastName: requiredText,
  email: address(isSeen, 'Required'),
  password,
  confirmPassword: password,
})

const secret = { type: 'password', autoComplete: 'new-password' } as const
const fields = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email', wide: true },
  password: { label: 'Password', ...secret },
  confirmPassword: { label: 'Confirm password', ...secret },
} satisfies Readonly<Record<keyof z.output<typeof schema>, FieldSpec>>

const sheet =
  'form content-start px-5 pt-7 pb-5 sm:col-span-full sm:px-9 ' +
  'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pl-22'

/** It only opens the request for access. Nothing stores the passwords. */
export default function RegisterBody({ onSubmit }: RegisterFormProps) {
  const form = useSiteForm({
    name: 'register',
    schema,
    fields,
    // The request continues with what was typed, and keeps it as its own draft.
    send: async ({ firstName, lastName, email }) => onSubmit({ name: `${firstName} ${lastName}`, email }),
    gcTime: 0, // It has the passwords.
  })

  return (
    <FormFrame form={form} aria-labelledby="register" className={sheet}>
      <ProviderButtons />
      <div className={form.draft.restored || form.draft.putBack ? 'dlg-intro field-full m-0!' : 'sr-only'}>
        <DraftNote form={form} />
      </div>
      <FormFields form={form} />
      <p className="prose-note field-full">
        Any password will do here: we do not save or send it. You choose yours once you are invited.
      </p>
      <div className="dlg-end field-full">
        <SubmitButton form={form} className="btn max-sm:w-full md:w-56" label="Request Beta Access" />
        <p>Next: three more answers, and one that is optional. Your name and email carry over.</p>
      </div>
      <p className="field-full border-t border-hair pt-3">
        <span>Already invited? Reply to your invitation email and include the code. Administrators: </span>
        <a className="-my-2 inline-flex min-h-11 items-center" href={href('login')}>
          Log in
        </a>
      </p>
    </FormFrame>
  )
}

const gitHub =
  'M12 1.5A10.5 10.5 0 0 0 8.9 22C9.4 22.1 9.6 21.8 9.6 21.4V19.2C6.6 19.9 6 17.9 6 17.9 5.5 16.7 4.8 ' +
  '16.4 4.8 16.4 3.9 15.7 4.9 15.8 4.9 15.8 6 15.8 6.6 16.9 6.6 16.9 7.5 18.5 9.1 18 9.6 17.8 9.7 ' +
  '17.1 10 16.7 10.3 16.4 7.9 16.1 5.6 15.2 5.6 11.2 5.6 10 6 9.1 6.7 8.4 6.6 8.1 6.2 7 6.8 5.6 6.8 ' +
  '5.6 7.7 5.3 9.6 6.7A9.6 9.6 0 0 1 14.4 6.7C16.3 5.3 17.2 5.6 17.2 5.6 17.8 7 17.4 8.1 17.3 8.4 18 ' +
  '9.1 18.4 10 18.4 11.2 18.4 15.2 16.1 16.1 13.7 16.4 14.1 16.7 14.4 17.3 14.4 18.3V21.4C14.4 21.8 ' +
  '14.6 22.1 15.1 22A10.5 10.5 0 0 0 12 1.5Z'

/** Google and GitHub: real buttons that do nothing (specification, section 2, "Register"). */
function ProviderButtons() {
  return (
    <fieldset
      className="field-full grid gap-x-5 gap-y-3 border-b border-hair-strong pb-6 sm:grid-cols-2 lg:max-xl:grid-cols-1"
      aria-describedby="register-providers-note"
    >
      <legend className="sr-only">Other ways to sign in</legend>
      <button type="button" className="btn btn-line px-3.5">
        <svg className="pm ico" viewBox="0 0 24 24" aria-hidden="true">
          <path strokeWidth="2.5" d="M19 7.2A8.6 8.6 0 1 0 20.6 12.4H12.6" />
        </svg>
        <span>Sign in with Google</span>
      </button>
      <button type="button" className="btn btn-line px-3.5">
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path fill="currentColor" d={gitHub} />
        </svg>
        <span>Sign in with GitHub</span>
      </button>
      <p id="register-providers-note" className="col-span-full text-note text-muted">
        Google and GitHub open with your invitation. For now, use the form below.
      </p>
    </fieldset>
  )
}
