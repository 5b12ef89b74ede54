import { PenMark } from '@/components/ui/pen-mark'
import type { EmailSent } from '@/domain/messages/email-api'

type ContactSentProps = {
  readonly sent: EmailSent
  readonly email: string
  readonly subject: string
  readonly onAnother: () => void
}

/** What stands on the sheet for a while when a message was sent. */
export function ContactSent({ sent, email, subject, onAnother }: ContactSentProps) {
  return (
    <div className="contact-sent">
      <PenMark name="tick" className="dlg-tick" width={7} />
      <p className="lead">
        <span>We'll get back to you within 24 hours.</span>
        {sent === 'html' && <span> Please check your email.</span>}
      </p>
      <dl>
        <div>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>Reply to</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <button type="button" className="btn btn-line" onClick={onAnother}>
        Write another message
      </button>
    </div>
  )
}
