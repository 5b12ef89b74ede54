import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlProps, Field, type FieldProps } from './field'

type TextareaFieldProps = FieldProps & {
  readonly registration: UseFormRegisterReturn
  readonly placeholder?: string
}

/** Several lines of text. */
export function TextareaField({ registration, placeholder, ...field }: TextareaFieldProps) {
  return (
    <Field {...field}>
      <textarea {...controlProps(field)} {...registration} placeholder={placeholder} rows={3} />
    </Field>
  )
}
