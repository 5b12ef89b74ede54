import type { ReactNode } from 'react'
import { PenMark } from '@/components/ui/pen-mark'

/** What every field has, whatever its control is. */
export type FieldProps = {
  /** Unique on the page; the ids of help and error are made from it. */
  readonly id: string
  readonly label: ReactNode
  /** What is wrong with the answer. Its first element is the message, a second one may say how to mend it. */
  readonly error?: ReactNode
  /** A sentence under the field that is always there. */
  readonly help?: ReactNode
  readonly optional?: boolean
  /** Takes the whole width of a two-column form. */
  readonly wide?: boolean
}

type FieldFrameProps = FieldProps & { readonly children: ReactNode }

/** A label, a control, its help and its error. The control itself is wired with {@link controlProps}. */
export function Field({ id, label, error, help, optional = false, wide = false, children }: FieldFrameProps) {
  return (
    <div className={wide ? 'field field-full' : 'field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && <em>Optional</em>}
      </label>
      {children}
      {help && (
        <p className="field-help" id={`${id}-help`}>
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
