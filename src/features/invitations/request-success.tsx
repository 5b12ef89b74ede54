import { useEffect, useRef } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import { requestTitleId } from './request-dialog-store'
import { RequestSheet } from './request-sheet'

type RequestSuccessProps = {
  /** The sentence of specification, section 8. */
  readonly message: string
  readonly open: boolean
}

/** What stands in the dialog when a request was submitted. Its heading takes the focus, so that it is read out. */
export function RequestSuccess({ message, open }: RequestSuccessProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open) title.current?.focus()
  }, [open])

  return (
    <RequestSheet
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
    </RequestSheet>
  )
}
