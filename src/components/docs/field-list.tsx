import type { ReactNode } from 'react'

type Field = {
  readonly name: string
  readonly type: string
  /** Whether the field is required; undefined where that does not apply. */
  readonly required?: boolean
  readonly text?: ReactNode
  readonly values?: readonly string[]
}

export function FieldList({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <dl className="docs-fields">
      {fields.map(({ name, type, required, text, values }) => (
        <div key={name}>
          <dt>
            <code translate="no">{name}</code>
            <span>{type}</span>
            {required === true && <b className="text-correction">required</b>}
            {required === false && <span>optional</span>}
          </dt>
          <dd>
            {text}
            {values && (
              <ul className="docs-values" translate="no">
                {values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
