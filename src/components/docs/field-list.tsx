import type { ApiField, Endpoint } from '@/content/api/endpoints'

type FieldListProps = {
  readonly heading: string
  readonly fields: readonly ApiField[]
}

/** The fields of a call, each with its type and whether it must be there. */
export function FieldList({ heading, fields }: FieldListProps) {
  return (
    <>
      <h3>{heading}</h3>
      <dl className="docs-fields">
        {fields.map(({ name, type, required, text, values }) => (
          <div key={name}>
            <dt>
              <code translate="no">{name}</code>
              <span>{type}</span>
              {required ? <b>required</b> : <span>optional</span>}
            </dt>
            <dd>
              <span>{text}</span>
              {values && <ValueList values={values} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The promised fields of a reply. */
export function ReturnList({ fields }: { readonly fields: NonNullable<Endpoint['returns']> }) {
  return (
    <>
      <h3>Returns</h3>
      <dl className="docs-fields">
        {fields.map(({ name, type, text }) => (
          <div key={name}>
            <dt>
              <code translate="no">{name}</code>
              <span>{type}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The words that a field takes. */
export function ValueList({ values }: { readonly values: readonly string[] }) {
  return (
    <ul className="docs-values" translate="no">
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  )
}
