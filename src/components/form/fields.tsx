import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PenMark } from '@/components/ui/pen-mark'

/** What every field has, whatever its control is. */
export type FieldProps = {
  /** Unique on the page; the ids of help and error are made from it. */
  readonly id: string
  readonly label: ReactNode
  /**
   * What is wrong with the answer. Its first element is the message, a second one may say how to
   * mend it.
   */
  readonly error?: ReactNode
  /** A sentence under the field that is always there. */
  readonly help?: ReactNode
  /** Classes of that sentence where a form has another place for it. */
  readonly helpClass?: string
  readonly optional?: boolean
  /** Takes the whole width of a two-column form. */
  readonly wide?: boolean
}

type FieldFrameProps = FieldProps & { readonly children: ReactNode }

/**
 * A label, a control, its help and its error. The control itself is wired with
 * {@link controlProps}.
 */
export function Field({
  id,
  label,
  error,
  help,
  helpClass = '',
  optional = false,
  wide = false,
  children,
}: FieldFrameProps) {
  return (
    <div className={wide ? 'field field-full relative' : 'field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && <em>Optional</em>}
      </label>
      {children}
      {help && (
        <p className={`field-help ${helpClass}`} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <PenMark name="cross" className="cross" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes that tie a control to its label, help and error. */
export function controlProps({ id, error, help, optional = false }: FieldProps) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    className: 'control',
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
}

type TextFieldProps = FieldProps & {
  readonly registration: UseFormRegisterReturn
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  readonly autoComplete: string
  readonly placeholder?: string
  /** The field that a dialog gives the focus to when it opens. */
  readonly autoFocus?: boolean
}

/** A line of text. */
export function TextField({
  registration,
  type = 'text',
  autoComplete,
  placeholder,
  autoFocus,
  ...field
}: TextFieldProps) {
  const { ref, ...handlers } = registration
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        {...handlers}
        ref={(input) => {
          ref(input)
          // React sets the attribute in HTML only; showModal() looks for it whenever the dialog
          // opens.
          if (autoFocus) input?.setAttribute('autofocus', '')
        }}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        // biome-ignore lint/a11y/noAutofocus: only fields of dialogs ask for it.
        autoFocus={autoFocus}
      />
    </Field>
  )
}

type SelectFieldProps = FieldProps & {
  readonly registration: UseFormRegisterReturn
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The empty first option; without it the first option is chosen. */
  readonly placeholder?: string
  /** The value that is chosen at first, when it is not the first option. */
  readonly defaultValue?: string
}

/** A choice of one from a list: the browser's own select. */
export function SelectField({
  registration,
  options,
  placeholder,
  defaultValue,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      <span className="select">
        <select
          {...controlProps(field)}
          // Said outright: of a required list without a choice browsers would say that it is
          // invalid, before anybody came to it.
          aria-invalid={Boolean(field.error)}
          {...registration}
          defaultValue={defaultValue}
        >
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
}

type TextareaFieldProps = FieldProps & {
  readonly registration: UseFormRegisterReturn
  readonly lines?: number
  readonly placeholder?: string
}

/** Several lines of text. */
export function TextareaField({ registration, lines = 3, placeholder, ...field }: TextareaFieldProps) {
  return (
    <Field {...field}>
      <textarea {...controlProps(field)} {...registration} placeholder={placeholder} rows={lines} />
    </Field>
  )
}

/** A message such as 'Required' under its field, named for those who hear only this line. */
export const namedMessage = (message: string, label: ReactNode): ReactNode => (
  <span>
    <span>{message}</span>
    <span className="sr-only">: {label}</span>
  </span>
)
