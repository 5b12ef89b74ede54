import type { MouseEvent } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import type { SiteForm } from './use-site-form'

type ErrorSummaryProps = {
  readonly form: SiteForm
  readonly fields: Readonly<Record<string, { readonly id: string; readonly label: string }>>
}

/** From two mistakes on, a line each. A mended one is ticked off, so that nothing moves. */
export function ErrorSummary({ form: { errors, found }, fields }: ErrorSummaryProps) {
  const listed = Object.entries(fields)
    .filter(([name]) => found.includes(name) || errors[name])
    .map(([name, field]) => ({ ...field, message: errors[name]?.message }))
  const left = listed.filter(({ message }) => message).length
  const shown = found.length > 1
  const count = left === 0 ? 'All mended. You can send it.' : `${left} of ${listed.length} still to mend`
  return (
    <>
      <p className="sr-only" role="status">
        {shown && <span>{count}</span>}
      </p>
      {shown && (
        <div className={`${box} ${left === 0 ? 'border-hint' : 'border-correction'}`}>
          <p className="font-semibold">{count}</p>
          <ul>
            {listed.map(({ id, label, message }) => (
              <li key={id} className="flex items-baseline gap-2.5">
                {message ? (
                  <>
                    <PenMark name="cross" className="cross size-3.25 shrink-0" />
                    <a className="py-1" href={`#${id}`} onClick={focusField}>
                      {message === 'Required' ? `${label}: Required` : message}
                    </a>
                  </>
                ) : (
                  <>
                    <PenMark name="tick" className="tick size-3.25 shrink-0" />
                    <span className="py-1 text-muted">
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

const box =
  'field-full rounded-sheet border-line border-l-6 px-4 pt-3.5 pb-2 text-base/[1.45] in-aria-busy:invisible'

/** A fragment link alone would scroll and change the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
