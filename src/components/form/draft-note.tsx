import type { ReactNode } from 'react'
import type { SiteForm } from './use-site-form'

type DraftNoteProps = {
  readonly form: SiteForm
  /** Id for `aria-describedby`, where a dialog is described by this line. */
  readonly id?: string | undefined
  /** Called to discard the draft, where that takes more than starting over. */
  readonly onDiscard?: () => void
  readonly children?: ReactNode
}

/** Says that a draft was put back into a form, or offers to put it back. */
export function DraftNote({ form, id, onDiscard = form.startOver, children }: DraftNoteProps) {
  const { draft, busy } = form
  if (draft.restored)
    return (
      <>
        <p id={id} role="status">
          <b>Restored.</b> <span>We kept what you typed earlier.</span>
        </p>
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => {
            draft.forget()
            onDiscard()
          }}
        >
          Discard
        </button>
      </>
    )
  return (
    <>
      {children}
      {draft.putBack && (
        <button type="button" className="quiet" disabled={busy} onClick={draft.putBack}>
          Restore what you typed
        </button>
      )}
    </>
  )
}
