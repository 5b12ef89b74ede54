import { type PointerEvent, useState } from 'react'
import { useDialogClosed } from '@/components/dialog/dialog'
import { DialogSuccess } from '@/components/dialog/dialog-success'
import { reviewTime } from '@/content/contact'
import { requestDialogId } from './request-access-button'

export type RequestCopies = {
  readonly mailto: string
  readonly download: () => void
  readonly copy: () => void
}

/** Answers that this browser could not store. */
export class UnstoredRequest extends Error {
  /** Undefined where not even they can be made. */
  readonly copies: RequestCopies | undefined
  constructor(cause: Error, copies: RequestCopies | undefined) {
    super(cause.message, { cause })
    this.copies = copies
  }
}

/**
 * Three ways to take a copy of a request, which otherwise only this browser has. Where an app shows
 * the page, often only the last one works.
 */
export function HandOver({ copies }: { readonly copies: RequestCopies }) {
  return (
    <>
      <a className="btn btn-sm" href={copies.mailto}>
        Email us a copy
      </a>
      {/* Where the three need two lines, none is alone on its own. */}
      <span className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
        <button type="button" className="quiet" onClick={copies.download}>
          Download a copy
        </button>
        <button type="button" className="quiet" onClick={copies.copy}>
          Copy the text
        </button>
      </span>
    </>
  )
}

type RequestSuccessProps = {
  /** The sentence of specification, section 8. */
  readonly message: string
  readonly copies: RequestCopies
  readonly onClosed: () => void
}

export function RequestSuccess({ message, copies, onClosed }: RequestSuccessProps) {
  /** True while the visitor takes a copy: the dialog must not close meanwhile. */
  const [held, setHeld] = useState(false)
  useDialogClosed(requestDialogId, onClosed)
  return (
    <DialogSuccess
      name="request"
      title="Request Submitted!"
      tickWidth={9}
      note="One step left. Email us a copy."
      held={held}
    >
      <p id="request-intro" className="max-w-[32.4em] lg:mt-6">
        {message}
      </p>
      <ol className="dlg-steps">
        <li>
          <span>
            Once your copy reaches us, we review it within{' '}
            <span className="whitespace-nowrap">{reviewTime}.</span>
          </span>
        </li>
        <li>Selected participants get an invitation code by email.</li>
        <li>Follow the instructions in that email to start.</li>
      </ol>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it notices its buttons */}
      <div
        className="mt-5 flex flex-wrap gap-x-6 gap-y-2.5 leading-snug"
        onPointerMove={(event) => isMoved(event) && setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ target }) => target.matches(':focus-visible') && setHeld(true)}
        // Not where the window is left, as for the mail program: what had the focus keeps it.
        onBlur={({ target }) => setHeld(document.activeElement === target)}
      >
        <span className="basis-full text-note text-muted">
          This request is saved in this browser only. Email us a copy so that our reviewers see it.
        </span>
        <HandOver copies={copies} />
      </div>
    </DialogSuccess>
  )
}

/** A still pointer gets an event, too, when the sheet appears under it. */
const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0
