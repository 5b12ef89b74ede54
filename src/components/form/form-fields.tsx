import type { ReactNode } from 'react'
import { ErrorBox } from './error-box'
import { ErrorSummary } from './error-summary'
import { type FieldSpec, FormField } from './fields'
import type { SiteForm } from './use-site-form'

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

type FormFieldsProps = {
  readonly form: SiteForm
  readonly fields: FieldSpecs
  readonly failure?: string | undefined
  /** What the visitor can do about that: buttons and links. */
  readonly actions?: ReactNode
  /** False where there can be only one mistake. */
  readonly summary?: boolean
  readonly children?: ReactNode
}

/** The fields of a form, the list of what is still to mend, and why it could not be sent. */
export function FormFields({ form, fields, failure, actions, summary = true, children }: FormFieldsProps) {
  return (
    <>
      {Object.entries(fields).map(([name, { hint, ...spec }]) => (
        <FormField
          key={name}
          {...spec}
          registration={form.register(name)}
          error={errorOf(form.messages[name], spec.label, hint)}
        />
      ))}
      {children}
      {summary && <ErrorSummary fields={fields} found={form.found} messages={form.messages} />}
      {failure !== undefined && !form.busy && <ErrorBox message={failure}>{actions}</ErrorBox>}
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
