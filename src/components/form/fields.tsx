import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PenMark } from '@/components/ui/pen-mark'

/** What every field has, whatever its control is. */
type FieldProps = {
  /** Unique on the page; the ids of help and error are made from it. */
  readonly id: string
  readonly label: string
  /** The name that is only heard, where the label is a question. */
  readonly alias?: string
  /** What is wrong with the answer. */
  readonly error?: ReactNode
  /** A sentence under the field that is always there. */
  readonly help?: ReactNode
  /** Classes of that sentence where a form has another place for it. */
  readonly helpClass?: string
  readonly optional?: boolean
  /** Takes the whole width of a two-column form. */
  readonly wide?: boolean
}

/** A label, a control wired with {@link controlProps}, its help and its error. */
function Field(props: FieldProps & { readonly children: ReactNode }) {
  const { id, label, alias, error, help, helpClass = '', optional = false, wide = false, children } = props
  return (
    <div className={wide ? 'field field-full relative' : 'field'}>
      <label htmlFor={id}>
        <span>
          {label}
          {alias && <span className="sr-only">{` (${alias})`}</span>}
        </span>
        {optional && <em>Optional</em>}
      </label>
      {children}
      {help && (
        <p className={`field-help ${helpClass}`} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p
          className="mt-1.5 flex items-start gap-2 text-note/[1.4] font-medium text-correction"
          id={`${id}-error`}
        >
          <PenMark name="cross" className="cross mt-1 size-3.25 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes that tie a control to its label, help and error. */
function controlProps({ id, error, help, optional = false }: FieldProps) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    className: 'control',
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
}

/** A field as a form lists it: what it asks and how it is filled in. */
export type FieldSpec = Omit<FieldProps, 'error'> & {
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  /** What the browser may fill in; `off` unless told. */
  readonly autoComplete?: string
  /** In an empty field; of a list it is the empty first option. */
  readonly placeholder?: string
  /** Makes it a list to choose from: the browser's own select. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The option that is chosen at first, when it is not the first one. */
  readonly defaultValue?: string
  /** Makes it a text of so many lines. */
  readonly lines?: number
  /** The field that a dialog gives the focus to when it opens. */
  readonly autoFocus?: boolean
  /** The browser corrects nothing, as in a password. */
  readonly literal?: boolean
  /** A button over the end of the line. */
  readonly end?: ReactNode
  /** What is said after an error, such as how to mend it. */
  readonly hint?: string
}

type FormFieldProps = Omit<FieldSpec, 'hint'> & {
  readonly registration: UseFormRegisterReturn
  readonly error?: ReactNode
}

/** A line of text, several lines, or a list to choose from. */
export function FormField(props: FormFieldProps) {
  const { registration, type = 'text', autoComplete = 'off', placeholder, autoFocus, ...spec } = props
  const { options, defaultValue, lines, literal, end, ...field } = spec
  const control = { ...controlProps(field), ...registration }
  if (options)
    return (
      <Field {...field}>
        <span className="select">
          {/* Said outright: of a required list without a choice browsers would say that it is
              invalid, before anybody came to it. */}
          <select {...control} aria-invalid={Boolean(field.error)} defaultValue={defaultValue}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="ico" aria-hidden="true" />
        </span>
      </Field>
    )
  if (lines)
    return (
      <Field {...field}>
        <textarea {...control} placeholder={placeholder} rows={lines} />
      </Field>
    )
  const input = (
    <input
      {...control}
      {...(end && { className: 'control pr-13' })}
      {...(literal && { autoCapitalize: 'none', spellCheck: false })}
      ref={(element) => {
        registration.ref(element)
        // React sets the attribute in HTML only; showModal() looks for it at each opening.
        if (autoFocus) element?.setAttribute('autofocus', '')
      }}
      type={type}
      autoComplete={autoComplete}
      placeholder={placeholder}
      // biome-ignore lint/a11y/noAutofocus: only fields of dialogs ask for it.
      autoFocus={autoFocus}
    />
  )
  return (
    <Field {...field}>
      {end ? (
        <span className="relative block">
          {input}
          {end}
        </span>
      ) : (
        input
      )}
    </Field>
  )
}
