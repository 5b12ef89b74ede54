import type { ReactNode } from 'react'

type Field = {
  readonly name: string
  readonly type: string
  /** Whether it must be there; unsaid where that is no question. */
  readonly required?: boolean
  readonly text?: ReactNode
  readonly values?: readonly string[]
}

const words = `my-1.5 flex flex-wrap gap-2 font-mono text-base/[1.4] *:rounded-sheet *:border \
*:border-hair-strong *:px-2 *:py-1`

export function FieldList({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <dl>
      {fields.map(({ name, type, required, text, values }) => (
        <div key={name} className="border-t border-hair py-3">
          <dt className="flex flex-wrap items-baseline gap-x-3 text-note text-muted">
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
              <ul className={words} translate="no">
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
