import { ErrorBox } from './error-box'
import { ErrorSummary } from './error-summary'
import { type FieldProps, SelectField, TextareaField, TextField } from './fields'
import type { SiteForm } from './use-site-form'

/** A field of a form that is written as a list: what it asks and how it is filled in. */
export type FieldSpec = Omit<FieldProps, 'error' | 'label'> & {
  readonly label: string
  readonly type?: 'email' | 'tel' | 'password'
  readonly autoComplete?: string
  readonly placeholder?: string
  /** Makes it a list to choose from. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly defaultValue?: string
  /** Makes it a text of so many lines. */
  readonly lines?: number
  /** The field that a dialog gives the focus to when it opens. */
  readonly autoFocus?: boolean
}

/** The fields of a form by their names, in order. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>

type FormFieldsProps = {
  readonly form: SiteForm
  readonly fields: FieldSpecs
  /** Why the last try failed. */
  readonly failure: string | undefined
}

/** The fields of a form, the list of what is still to mend, and why it could not be sent. */
export function FormFields({ form, fields, failure }: FormFieldsProps) {
  return (
    <>
      {Object.entries(fields).map(([name, { lines, type, autoComplete = 'off', options, ...spec }]) => {
        const field = { ...spec, registration: form.register(name), error: form.messages[name] }
        if (options) return <SelectField key={name} {...field} options={options} />
        if (lines) return <TextareaField key={name} {...field} lines={lines} />
        return <TextField key={name} {...field} autoComplete={autoComplete} {...(type && { type })} />
      })}
      <ErrorSummary fields={fields} found={form.found} messages={form.messages} />
      {failure !== undefined && !form.busy && <ErrorBox message={failure} />}
    </>
  )
}
