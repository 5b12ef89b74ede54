import type { ReactNode } from 'react'
import { clockTime, longDate } from '@/lib/dates'
import type { SiteForm } from './use-site-form'

type DraftNoteProps = {
  readonly form: SiteForm
  /** Id for `aria-describedby`, where a dialog is described by this line. */
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/** Says that a draft was put back into a form or sent elsewhere, or offers to put it back. */
export function DraftNote({ form, id, children }: DraftNoteProps) {
  const { draft, busy } = form
  if (draft.sentAt)
    return (
      <p id={id} role="status">
        <b>Sent.</b>{' '}
        <span>{`Another tab sent this on ${longDate(draft.sentAt)} at ${clockTime(draft.sentAt)}`}</span>
      </p>
    )
  if (draft.restored)
    return (
      <>
        <p id={id} role="status">
          <b>Restored.</b> <span>We kept what you typed earlier.</span>
        </p>
        <button type="button" className="quiet" disabled={busy} onClick={form.startOver}>
          Discard and start over
        </button>
      </>
    )
  return (
    <>
      {children}
      {draft.putBack && (
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => {
            draft.putBack?.()
            form.focusFirst() // This button goes away.
          }}
        >
          Restore what you typed
        </button>
      )}
    </>
  )
}
