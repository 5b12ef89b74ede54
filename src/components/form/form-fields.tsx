import type { MouseEvent, ReactNode } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import { ErrorBox } from './error-box'
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

/** The fields of a form, the list of mistakes to correct, and why it could not be sent. */
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

/** 'Required' names its field, for those who hear only this line. */
function errorOf(message: string | undefined, label: string, hint: string | undefined): ReactNode {
  if (message === undefined || (message !== 'Required' && hint === undefined)) return message
  return (
    <span>
      <span>{message}</span>
      {message === 'Required' ? <span className="sr-only">: {label}</span> : <span>{`. ${hint}`}</span>}
    </span>
  )
}

/** A list from two mistakes on, a line each. A corrected one is ticked off, so nothing moves. */
function ErrorSummary({ form: { errors, found }, fields }: Pick<FormFieldsProps, 'form' | 'fields'>) {
  const listed = Object.entries(fields)
    .filter(([name]) => found.includes(name) || errors[name])
    .map(([name, field]) => ({ ...field, message: errors[name]?.message }))
  const left = listed.filter(({ message }) => message).length
  const shown = found.length > 1
  const count = left === 0 ? 'All fixed. Ready to send.' : `${left} of ${listed.length} left to fix`
  return (
    <>
      <p className="sr-only" role="status">
        {shown && <span>{count}</span>}
      </p>
      {shown && (
        <div className={`${box} ${left === 0 ? 'border-hint' : 'border-correction'}`}>
          <p className="font-semibold">{count}</p>
          <ul>
            {listed.map(({ id, label, message }) => (
              <li key={id} className="flex items-baseline gap-2.5">
                {message ? (
                  <>
                    <PenMark name="cross" className="cross size-3.5 shrink-0" />
                    <a className="py-1" href={`#${id}`} onClick={focusField}>
                      {message === 'Required' ? `${label}: Required` : message}
                    </a>
                  </>
                ) : (
                  <>
                    <PenMark name="tick" className="tick size-3.5 shrink-0" />
                    <span className="py-1 text-muted">
                      <span>{label}</span>
                      <span className="sr-only">, fixed</span>
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const box =
  'field-full rounded-sheet border-line border-l-6 px-4 pt-3.5 pb-2 text-base in-aria-busy:invisible'

/** A fragment link alone would scroll and change the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
