import type { ReactNode } from 'react'
import { ErrorBox } from './error-box'
import { ErrorSummary } from './error-summary'
import { type FieldSpec, FormField } from './fields'
import type { SiteForm } from './use-site-form'

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

type FormFieldsProps = {
  readonly form: SiteForm
  readonly fields: FieldSpecs
  /** What the visitor can do about a failure: buttons and links. */
  readonly actions?: ReactNode
  /** False where there can be only one mistake. */
  readonly summary?: boolean
  readonly children?: ReactNode
}

/** The fields of a form, the list of what is still to mend, and why it could not be sent. */
export function FormFields({ form, fields, actions, summary = true, children }: FormFieldsProps) {
  return (
    <>
      {Object.entries(fields).map(([name, { hint, ...spec }]) => (
        <FormField
          key={name}
          {...spec}
          registration={form.register(name)}
          readOnly={form.busy}
          error={errorOf(form.errors[name]?.message, spec.label, hint)}
        />
      ))}
      {children}
      {summary && <ErrorSummary form={form} fields={fields} />}
      {form.failure !== undefined && <ErrorBox message={form.failure}>{actions}</ErrorBox>}
    </>
  )
}

/** 'Required' is named for those who hear only this line. */
function errorOf(message: string | undefined, label: string, hint: string | undefined): ReactNode {
  if (message === undefined || (message !== 'Required' && hint === undefined)) return message
  return (
    <span>
      <span>{message}</span>
      {message === 'Required' ? <span className="sr-only">: {label}</span> : <span>{`. ${hint}`}</span>}
    </span>
  )
}
