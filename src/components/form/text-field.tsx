import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlProps, Field, type FieldProps } from './field'

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
          // React sets the attribute in HTML only; showModal() looks for it whenever the dialog opens.
          if (autoFocus) input?.setAttribute('autofocus', '')
        }}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        // biome-ignore lint/a11y/noAutofocus: only fields of dialogs ask for it (WAI-ARIA APG, dialog pattern).
        autoFocus={autoFocus}
      />
    </Field>
  )
}
