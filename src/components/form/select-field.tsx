import { ChevronDown } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlProps, Field, type FieldProps } from './field'

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
          // Said outright: of a required list without a choice browsers would say that it is invalid, before anybody came to it.
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
