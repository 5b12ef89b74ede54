import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { firstFocus } from '@/components/dialog/dialog'
import { PenMark } from '@/components/ui/pen-mark'
import { capitalized, countWord } from '@/lib/text'

/** A field as a form lists it. */
export type FieldSpec = {
  readonly label: string
  /** A name for screen readers, after a label that is a question. */
  readonly alias?: string
  readonly help?: ReactNode
  /** Classes of the help text, where a form places it elsewhere. */
  readonly helpClass?: string
  readonly optional?: boolean
  /** Takes the whole width of a two-column form. */
  readonly wide?: boolean
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  /** A password in plain text. It stays one for the draft, so its type does not change. */
  readonly shown?: boolean
  /** What the browser may fill in. Android's keyboards suggest no words in a field with `off`. */
  readonly autoComplete?: string
  /** Shown in an empty field. */
  readonly placeholder?: string
  /** Makes it a list to choose from: the browser's own select. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The option that is chosen at first, when it is not the first one. */
  readonly defaultValue?: string
  /** That option where the address chooses none. What it has chosen is part of a draft. */
  readonly usualValue?: string
  /** The address that was just followed names the option: a draft does not bring back another. */
  readonly isAsked?: boolean
  /** Makes it a text area of so many lines, as wide as the form. */
  readonly lines?: number
  /** The field that a dialog gives the focus to when it opens. */
  readonly autoFocus?: boolean
  /** A button over the end of the line. */
  readonly end?: ReactNode
  /** Nobody sees it: something that the form has to remember, also in its draft. */
  readonly hidden?: boolean
  /** Follows an error, such as how to correct it. */
  readonly hint?: string
}

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/** `Five answers are required, one is optional` */
export function countedAnswers(fields: FieldSpecs): string {
  const shown = Object.values(fields).filter(({ hidden }) => !hidden)
  const optional = shown.filter((field) => field.optional).length
  const required = `${capitalized(countWord(shown.length - optional))} answers are required`
  if (optional === 0) return required
  return `${required}, ${countWord(optional)} ${optional === 1 ? 'is' : 'are'} optional`
}

type FormFieldProps = FieldSpec & {
  /** Unique on the page; the ids of help and error are made from it. */
  readonly id: string
  readonly registration: UseFormRegisterReturn
  readonly error?: string | undefined
  /** True while answers are being sent. The fields keep the focus; disabled ones lose it. */
  readonly readOnly?: boolean
}

export function FormField(props: FormFieldProps) {
  const { id, label, alias, error, hint, help, helpClass = '', optional = false, wide = false } = props
  if (props.hidden) return <input id={id} {...props.registration} hidden />
  return (
    <div className={wide || props.lines ? 'field field-full relative' : 'field'}>
      <label htmlFor={id}>
        <span>
          {label}
          {alias && <span className="sr-only">{` (${alias})`}</span>}
        </span>
        {optional && <em>Optional</em>}
      </label>
      <Control {...props} />
      {help && (
        <p className={`field-help ${helpClass}`} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="mt-1.5 flex items-start gap-2 text-note font-medium text-correction" id={`${id}-error`}>
          <PenMark name="cross" className="cross mt-1 size-3.5 shrink-0" />
          <span className="text-balance">
            <span>{error}</span>
            {/* For those who hear only this line. */}
            {error === 'Required' && <span className="sr-only">: {label}</span>}
            {error !== 'Required' && hint && <span>{`. ${hint}`}</span>}
          </span>
        </p>
      )}
    </div>
  )
}

function Control(props: FormFieldProps) {
  const { registration, id, error, help, optional = false, options, defaultValue, lines } = props
  const { type = 'text', shown, autoComplete, placeholder, autoFocus, end, readOnly } = props
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    className: 'control',
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...registration,
  } as const
  if (options)
    return (
      <span className="select">
        {/* Stated explicitly: browsers would report a required list without a choice as invalid
            before anyone reached it. */}
        <select {...control} aria-invalid={Boolean(error)} defaultValue={defaultValue} inert={readOnly}>
          <option value="">Choose one</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className="ico" aria-hidden="true" />
      </span>
    )
  if (lines) {
    const className = 'control print:field-sizing-content'
    return <textarea {...control} {...{ className, placeholder, readOnly }} rows={lines} />
  }
  const input = (
    <input
      {...control}
      {...(end && { className: 'control pr-13 [&::-ms-reveal]:hidden' })}
      // A keyboard would put a word in the place of a rare name, and of a password that is shown.
      {...(autoComplete?.match(/(name|organization|password)$/) && {
        autoCorrect: 'off',
        spellCheck: false,
        // By itself it begins a sentence with a capital, and so would write `Jane doe`.
        autoCapitalize: /username|password/.test(autoComplete) ? 'none' : 'words',
      })}
      ref={(element) => {
        registration.ref(element)
        if (autoFocus) firstFocus(element)
      }}
      type={shown ? 'text' : type}
      autoComplete={autoComplete}
      placeholder={placeholder}
      readOnly={readOnly}
      // biome-ignore lint/a11y/noAutofocus: only fields of dialogs ask for it.
      autoFocus={autoFocus}
    />
  )
  if (!end) return input
  return (
    <span className="relative flex items-center">
      {input}
      {end}
    </span>
  )
}
