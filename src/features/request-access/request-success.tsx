import { type PointerEvent, useEffect, useRef } from 'react'
import { DialogSheet } from '@/components/ui/dialog-sheet'
import { PenMark } from '@/components/ui/pen-mark'
import type { CheckedRequest } from '@/domain/invitations/schema'
import { requestDialogId, requestTitleId } from './request-dialog-store'
import { HandOver } from './request-hand-over'

type RequestSuccessProps = {
  /** The sentence of specification, section 8. */
  readonly message: string
  readonly request: CheckedRequest
  /** The id of the stored request. */
  readonly id: string
  readonly open: boolean
  /** Told when somebody is about to take a copy, and when no more: the dialog should not close under the hand. */
  readonly onHold: (held: boolean) => void
}

/** What stands in the dialog when a request was submitted. Its heading takes the focus, so that it is read out. */
export function RequestSuccess({ message, request, id, open, onHold }: RequestSuccessProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open) title.current?.focus()
  }, [open])

  return (
    <DialogSheet
      dialog={requestDialogId}
      title={
        <h2 id={requestTitleId} ref={title} tabIndex={-1}>
          Request Submitted!
        </h2>
      }
      margin={
        <>
          <PenMark name="tick" className="dlg-tick" width={9} />
          <p className="prose-note">
            <span>Handed in.</span> <span>You can close this sheet.</span>
          </p>
        </>
      }
    >
      <PenMark name="tick" className="dlg-tick dlg-tick-small" width={9} />
      <p id="request-intro">{message}</p>
      <ol className="dlg-steps">
        <li>We review every request within 2-3 business days.</li>
        <li>Selected participants get an invitation code by e-mail.</li>
        <li>Follow the instructions in that e-mail to start.</li>
      </ol>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its buttons are in use */}
      <div
        className="dlg-copies"
        onPointerMove={(event) => isMoved(event) && onHold(true)}
        onPointerLeave={() => onHold(false)}
        onFocus={({ target }) => target.matches(':focus-visible') && onHold(true)}
        onBlur={() => onHold(false)}
      >
        <span>Kept in this browser only. A copy helps if the browser forgets.</span>
        <HandOver handed={{ request, id }} />
      </div>
    </DialogSheet>
  )
}

/** A pointer that lies still where the sheet appears gets an event, too. */
const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0
