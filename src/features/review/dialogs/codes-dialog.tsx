import { Download, Mail } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, DialogClose, DialogDone } from '@/components/ui/dialog'
import { site } from '@/config/site'
import { invitationMailto } from '@/domain/invitations/mail'
import type { InvitationRequest } from '@/domain/invitations/record'
import { formatDay, readDate } from '@/features/review/dates'
import { downloadCodes } from '@/features/review/export'
import { countRequests, shortName, shortText } from '@/features/review/words'
import { ReviewCopyButton } from './copy-button'
import { useModal } from './use-modal'

const id = 'invitation-codes'
/** Codes that are listed; more are only in the file. */
const listed = 500

type ReviewCodesDialogProps = {
  /** The requests approved together. */
  readonly approved: readonly InvitationRequest[]
  readonly onClose: () => void
}

/** The codes of several requests approved together, once, each with the ways to hand it on, and all of them as a file. */
export function ReviewCodesDialog({ approved, onClose }: ReviewCodesDialogProps) {
  const dialog = useModal(true)
  const approvedOn = readDate(approved[0]?.updatedAt ?? '')
  return (
    <Dialog id={id} labelledBy={`${id}-title`} describedBy={`${id}-text`} ref={dialog} onClose={onClose}>
      <div className="dlg-body">
        <div className="dlg-top">
          <h2 id={`${id}-title`} className="rv-dlg-title">{`${countRequests(approved.length)} approved`}</h2>
          <DialogClose dialog={id} />
        </div>
        <p id={`${id}-text`} className="rv-dlg-text">
          These are the invitation codes. <strong>They are shown once</strong>; afterwards the list only
          copies them.
        </p>
        {approvedOn && (
          <p className="rv-printed">{`Approved ${formatDay(approvedOn)}, ${approvedOn.getFullYear()}.`}</p>
        )}
        <ul className="rv-codes">
          {approved.slice(0, listed).map((request) => (
            <CodeLine key={request.id} request={request} />
          ))}
        </ul>
        {approved.length > listed && (
          <p className="rv-dlg-text">{`The other ${(approved.length - listed).toLocaleString('en-CA')} are in the file.`}</p>
        )}
        <div className="rv-dlg-foot">
          <button type="button" className="btn" data-first="" onClick={() => downloadCodes(approved)}>
            <Download className="ico" aria-hidden="true" />
            <span>{`Download ${approved.length.toLocaleString('en-CA')} codes`}</span>
          </button>
          <DialogDone dialog={id} />
        </div>
      </div>
    </Dialog>
  )
}

function CodeLine({ request }: { readonly request: InvitationRequest }) {
  const shown = useRef<HTMLElement>(null)
  const code = request.invitationCode ?? ''
  const name = shortName(request)
  return (
    <li>
      <span className="rv-codes-who">
        <strong>{name}</strong>
        <span>{shortText(request.email)}</span>
      </span>
      <code ref={shown}>{code}</code>
      <ReviewCopyButton text={code} label="Copy" what={`the code of ${name}`} source={shown} />
      <a className="rv-icon" href={invitationMailto(request, code, site)} aria-label={`E-mail ${name}`}>
        <Mail className="ico" aria-hidden="true" />
      </a>
    </li>
  )
}
