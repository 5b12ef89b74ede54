import type { MouseEvent } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import type { Messages } from './use-site-form'

type ErrorSummaryProps = {
  /** The fields by their names, in the form's order. */
  readonly fields: Readonly<Record<string, { readonly id: string; readonly label: string }>>
  /** Names of the fields that the last submit found wrong. */
  readonly found: readonly string[]
  /** What is wrong now. */
  readonly messages: Messages
}

/** From two mistakes on, a line each. A mended one is ticked off, so that nothing moves. */
export function ErrorSummary({ fields, found, messages }: ErrorSummaryProps) {
  const listed = Object.entries(fields).filter(([name]) => found.includes(name) || messages[name])
  const left = listed.filter(([name]) => messages[name]).length
  const shown = found.length > 1
  const count = left === 0 ? 'All mended. You can send it.' : `${left} of ${listed.length} still to mend`
  return (
    <>
      <p className="sr-only" role="status">
        {shown && <span>{count}</span>}
      </p>
      {shown && (
        <div className="error-list field-full" data-mended={left === 0 || undefined}>
          <p>{count}</p>
          <ul>
            {listed.map(([name, { id, label }]) => (
              <li key={name}>
                {messages[name] ? (
                  <>
                    <PenMark name="cross" className="cross" />
                    <a href={`#${id}`} onClick={focusField}>
                      {messages[name] === 'Required' ? `${label}: Required` : messages[name]}
                    </a>
                  </>
                ) : (
                  <>
                    <PenMark name="tick" className="tick" />
                    <span>
                      <span>{label}</span>
                      <span className="sr-only">, mended</span>
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** A fragment link alone would scroll and change the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
