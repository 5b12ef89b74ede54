import { Download, Mail } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, DialogDone } from '@/components/ui/dialog'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { invitationMailto } from '@/domain/invitations/mail'
import type { InvitationRequest } from '@/domain/invitations/record'
import { downloadCodes } from '@/features/review/export'
import { countRequests, formatDay, readDate, shortName, shortText } from '@/features/review/words'
import { ReviewCopyButton, ReviewDialog, ReviewDialogBody, useModal } from './modal'

const codeId = 'invitation-code'

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
      id={codeId}
      labelledBy={`${codeId}-title`}
      describedBy={`${codeId}-text`}
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
    <ReviewDialogBody
      id={codeId}
      title={
        <>
          <PenMark name="tick" className="tick" />
          <span>{`${shortName(request)} is approved`}</span>
        </>
      }
    >
      <p id={`${codeId}-text`} className="rv-dlg-text">
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
        <DialogDone dialog={codeId} />
      </div>
    </ReviewDialogBody>
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

const codesId = 'invitation-codes'
/** Codes that are listed; more are only in the file. */
const listed = 500

type ReviewCodesDialogProps = {
  /** The requests approved together. */
  readonly approved: readonly InvitationRequest[]
  readonly onClose: () => void
}

/** The codes of several requests approved together, once, each with the ways to hand it on, and all of them as a file. */
export function ReviewCodesDialog({ approved, onClose }: ReviewCodesDialogProps) {
  const approvedOn = readDate(approved[0]?.updatedAt ?? '')
  return (
    <ReviewDialog
      id={codesId}
      title={`${countRequests(approved.length)} approved`}
      described
      onClose={onClose}
    >
      <p id={`${codesId}-text`} className="rv-dlg-text">
        These are the invitation codes. <strong>They are shown once</strong>; afterwards the list only copies
        them.
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
        <DialogDone dialog={codesId} />
      </div>
    </ReviewDialog>
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

const letters = [
  'Alfa',
  'Bravo',
  'Charlie',
  'Delta',
  'Echo',
  'Foxtrot',
  'Golf',
  'Hotel',
  'India',
  'Juliett',
  'Kilo',
  'Lima',
  'Mike',
  'November',
  'Oscar',
  'Papa',
  'Quebec',
  'Romeo',
  'Sierra',
  'Tango',
  'Uniform',
  'Victor',
  'Whiskey',
  'X-ray',
  'Yankee',
  'Zulu',
]
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/**
 * The code as one says it on the telephone: letters by the ICAO spelling alphabet, digits by their names, the two halves apart:
 * `7KQ0M2IB` is `seven, Kilo, Quebec, zero; Mike, two, India, Bravo`. Any other character stays as it is.
 */
export function readAloud(code: string): string {
  const words = Array.from(code, (character) => {
    if (/\d/.test(character)) return digits[Number(character)]
    return letters[character.charCodeAt(0) - 65] ?? character
  })
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half), words.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(', '))
    .join('; ')
}
