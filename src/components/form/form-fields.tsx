import type { ReactNode } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import { FormField } from './fields'
import type { SiteForm } from './use-site-form'

type FormFieldsProps = {
  readonly form: SiteForm
  /** What the visitor can do about a failure: buttons and links. */
  readonly actions?: ReactNode
  /** A second sentence of a failure, announced with the first. */
  readonly more?: string | undefined
  /** False where there can be only one mistake. */
  readonly summary?: boolean
}

/**
 * The fields of a form, the list of mistakes to correct, and why it could not be sent
 * (specification, section 8), in view and announced at once.
 */
export function FormFields({ form, actions, more, summary = true }: FormFieldsProps) {
  return (
    <>
      {Object.entries(form.fields).map(([name, spec]) => (
        <FormField
          key={name}
          id={idOf(form, name)}
          {...spec}
          registration={form.register(name)}
          readOnly={form.busy}
          error={form.errors[name]?.message}
        />
      ))}
      {summary && <ErrorSummary form={form} />}
      {form.failure !== undefined && (
        <div className="error-box field-full" role="alert" ref={show}>
          <PenMark name="cross" className="cross" />
          <div>
            <p className={more && 'font-semibold'}>{form.failure}</p>
            {more && <p>{more}</p>}
            {actions && <div className="mt-2 mb-1 flex flex-wrap gap-x-6 gap-y-2.5">{actions}</div>}
          </div>
        </div>
      )}
    </>
  )
}

const idOf = ({ name: form }: Pick<SiteForm, 'name'>, field: string) => `${form}-${field}`

/** Scrolls to what a phone's window hides. */
const show = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' })

/** True when what had the focus is disabled or gone, or plain text was pressed. */
export const isFocusLost = (): boolean =>
  document.activeElement?.matches('body, main, dialog, dialog:not([open]) *') ?? true

/** A ref for what takes a lost focus: the heading of a success, which is announced so. */
export function takeLostFocus(place: HTMLElement | null): void {
  if (!isFocusLost()) return
  // At once: the form that goes was higher, and the window would pass over what is below it.
  place?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  place?.focus()
}

/** A list from two mistakes on, a line each. A corrected one is checked off, so nothing moves. */
function ErrorSummary({ form }: Pick<FormFieldsProps, 'form'>) {
  const { errors, found, fields, focusOn } = form
  const listed = Object.entries(fields)
    .filter(([name]) => found.includes(name) || errors[name])
    .map(([name, field]) => ({ ...field, name, message: errors[name]?.message }))
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
            {listed.map(({ name, label, message }) => (
              <li key={name} className="flex items-baseline gap-2.5">
                {message ? (
                  <>
                    <PenMark name="cross" className="cross size-3.5 shrink-0" />
                    <a
                      className="py-1"
                      href={`#${idOf(form, name)}`}
                      onClick={(event) => {
                        // A fragment link alone would scroll and change the address.
                        event.preventDefault()
                        focusOn([name])
                      }}
                    >
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
  'field-full rounded-sheet border-line border-s-6 px-4 pt-3.5 pb-2 text-base in-data-busy:invisible'
