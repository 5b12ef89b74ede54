import { Mail } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, DialogClose, DialogDone } from '@/components/ui/dialog'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { invitationMailto } from '@/domain/invitations/mail'
import type { InvitationRequest } from '@/domain/invitations/record'
import { formatDay, readDate } from '@/features/review/dates'
import { shortName } from '@/features/review/words'
import { ReviewCopyButton } from './copy-button'
import { readAloud } from './read-aloud'
import { useModal } from './use-modal'

const id = 'invitation-code'

type ReviewCodeDialogProps = {
  /** The request just approved; undefined keeps the dialog closed, and its code out of the page. */
  readonly approved: InvitationRequest | undefined
  readonly onClose: () => void
}

/** Shows the code of a request just approved, once, with the ways to hand it on (specification, section 4). */
export function ReviewCodeDialog({ approved, onClose }: ReviewCodeDialogProps) {
  const dialog = useModal(approved !== undefined)
  return (
    <Dialog
      id={id}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className="dlg-narrow"
      ref={dialog}
      onClose={onClose}
    >
      {approved?.invitationCode && <Handover request={approved} code={approved.invitationCode} />}
    </Dialog>
  )
}

function Handover({ request, code }: { readonly request: InvitationRequest; readonly code: string }) {
  const shown = useRef<HTMLElement>(null)
  const mailto = invitationMailto(request, code, site)
  const approvedOn = readDate(request.updatedAt ?? '')
  return (
    <div className="dlg-body">
      <div className="dlg-top">
        <h2 id={`${id}-title`} className="rv-dlg-title">
          <PenMark name="tick" className="tick" />
          <span>{`${shortName(request)} is approved`}</span>
        </h2>
        <DialogClose dialog={id} />
      </div>
      <p id={`${id}-text`} className="rv-dlg-text">
        This is the invitation code. <strong>It is shown once</strong>; afterwards the list only copies it.
      </p>
      <div className="rv-codebox squared">
        <p className="vh">{`Invitation code: ${[...code].join(' ')}`}</p>
        <code ref={shown} className="rv-code" aria-hidden="true">
          {[...code].map((character, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what makes a character of a code itself
            <span key={place}>{character}</span>
          ))}
        </code>
        <ReviewCopyButton text={code} label="Copy" source={shown} first />
      </div>
      <p className="rv-aloud">
        <PenMark name="arrow" width={2.5} />
        <span>{`Aloud: ${readAloud(code)}.`}</span>
      </p>
      <p className="rv-printed">
        {[
          request.name,
          request.email,
          approvedOn && `approved ${formatDay(approvedOn)}, ${approvedOn.getFullYear()}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <Preview mailto={mailto} />
      <div className="rv-dlg-foot">
        <a className="btn" href={mailto}>
          <Mail className="ico" aria-hidden="true" />
          <span>E-mail invitation</span>
        </a>
        <DialogDone dialog={id} />
      </div>
    </div>
  )
}

/** To whom and about what the prepared message goes. */
function Preview({ mailto }: { readonly mailto: string }) {
  const { pathname, searchParams } = new URL(mailto)
  const to = decodeURIComponent(pathname)
  return (
    <dl className="rv-mail">
      <div>
        <dt>To</dt>
        <dd>{to || 'The address cannot be used as it stands. Fill it in yourself.'}</dd>
      </div>
      <div>
        <dt>Subject</dt>
        <dd>{searchParams.get('subject')}</dd>
      </div>
    </dl>
  )
}
