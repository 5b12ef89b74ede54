import type { ReactNode } from 'react'

type Field = {
  readonly name: string
  readonly type: string
  /** Whether it must be there; unsaid where that is no question. */
  readonly required?: boolean
  readonly text?: ReactNode
  /** The words that it takes. */
  readonly values?: readonly string[]
}

type FieldListProps = {
  readonly heading?: string
  readonly fields: readonly Field[]
}

/** The fields of a call or a reply, each with its type. */
export function FieldList({ heading, fields }: FieldListProps) {
  return (
    <>
      {heading && <h3 className="mt-7 text-h5">{heading}</h3>}
      <dl className={heading && 'mt-2'}>
        {fields.map(({ name, type, required, text, values }) => (
          <div key={name} className="border-t border-hair py-3">
            <dt className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-note text-muted">
              <code className="text-body text-ink" translate="no">
                {name}
              </code>
              <span>{type}</span>
              {required === true && <b className="text-correction">required</b>}
              {required === false && <span>optional</span>}
            </dt>
            <dd>
              {text}
              {values && (
                <ul className="my-1.5 flex flex-wrap gap-2" translate="no">
                  {values.map((value) => (
                    <li key={value}>
                      <code className="block rounded-sheet border border-hair-strong px-2 py-1 text-base">
                        {value}
                      </code>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
