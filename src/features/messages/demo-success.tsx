import { useEffect, useRef } from 'react'
import { DialogSheet } from '@/components/ui/dialog-sheet'
import { PenMark } from '@/components/ui/pen-mark'
import type { EmailSent } from '@/domain/messages/email-api'
import { demoDialogId } from './demo-dialog-store'

type DemoSuccessProps = {
  readonly sent: EmailSent
  /** The address that the visitor gave. */
  readonly email: string
  readonly open: boolean
}

/** What stands in the dialog when a request was sent. Its heading takes the focus, so that it is read out. */
export function DemoSuccess({ sent, email, open }: DemoSuccessProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open) title.current?.focus()
  }, [open])

  return (
    <DialogSheet
      dialog={demoDialogId}
      title={
        <h2 id="demo-title" ref={title} tabIndex={-1}>
          Demo Request Submitted!
        </h2>
      }
      margin={
        <>
          <PenMark name="tick" className="dlg-tick" width={7} />
          <p className="prose-note">
            <span>Handed in.</span> <span>You can close this sheet.</span>
          </p>
        </>
      }
    >
      <PenMark name="tick" className="dlg-tick dlg-tick-small" width={7} />
      <p id="demo-intro">
        <span>We'll contact you within 24 hours.</span>
        {sent === 'html' && <span> Please check your email.</span>}
      </p>
      <ol className="dlg-steps">
        <li>A person reads what you wrote.</li>
        <li>
          <span>
            <span>We propose two times, by e-mail to </span>
            <b>{email}</b>
          </span>
        </li>
        <li>Bring a page of your own. We work on that one.</li>
      </ol>
    </DialogSheet>
  )
}
