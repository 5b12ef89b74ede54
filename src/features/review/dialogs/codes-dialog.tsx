import { Download, Mail } from 'lucide-react'
import { useRef } from 'react'
import { DialogDone, firstFocus } from '@/components/dialog/dialog'
import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { policy } from '@/content/policy'
import type { InvitationRequest } from '@/domain/invitations/record'
import { DescriptionList, iconControl } from '@/features/review/controls'
import { codesCsv, downloadCsv } from '@/features/review/export'
import { countRequests, displayName, lineText, shortName, shortText } from '@/features/review/format'
import { longDate, thousands, weekdayOf } from '@/lib/dates'
import { mailtoHref, mailtoMax, plainAddress } from '@/lib/email-address'
import { cutText, halves } from '@/lib/text'
import { DialogFoot, ReviewCopyButton, ReviewDialog, scrollBox } from './modal'

const codeId = 'invitation-code'
const unusable = 'This email address cannot be used as is. Add the recipient yourself.'

type ReviewCodeDialogProps = { readonly approved: InvitationRequest; readonly onClose: () => void }

/** Shows the code of a request just approved, once (specification, section 4). */
export function ReviewCodeDialog({ approved, onClose }: ReviewCodeDialogProps) {
  const { invitationCode: code = '', email } = approved
  const shown = useRef<HTMLElement>(null)
  const mailto = invitationMailto(approved, code, site)
  const { pathname, searchParams } = new URL(mailto)
  return (
    <ReviewDialog
      id={codeId}
      title={
        <>
          <PenMark name="tick" className="tick shrink-0 max-sm:mr-2 max-sm:inline" />
          <span>{`${shortName(approved)}’s request is approved`}</span>
        </>
      }
      text={
        <>
          This is the invitation code. <strong>It is shown only once.</strong> Later you can copy it from the
          list, without seeing it.
        </>
      }
      className="max-w-140"
      onClose={onClose}
    >
      <div
        className="@container squared my-4 flex flex-col flex-wrap justify-between gap-4 rounded-sheet border-line
        border-ink px-3 py-4 break-inside-avoid sm:flex-row sm:items-center sm:px-6 print:justify-start"
      >
        <p className="sr-only" translate="no">{`Invitation code: ${[...code].join(' ')}`}</p>
        {/* One character a cell, four and four. */}
        <code
          ref={shown}
          translate="no"
          className="bg-marker p-[0.25em] text-center text-[min(2rem,10.5cqi)] leading-none font-semibold
            whitespace-nowrap text-on-marker"
          aria-hidden="true"
        >
          {[...code].map((character, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the key
              key={place}
              className="mr-[-1.5px] inline-block w-[1.04em] border-line border-on-marker py-1 nth-5:ml-[0.25em]"
            >
              {character}
            </span>
          ))}
        </code>
        <ReviewCopyButton text={code} source={shown} first />
      </div>
      <p className="prose-note flex gap-2.5 sm:px-6">
        <PenMark name="arrow" width={2.5} className="h-4 w-8 shrink-0 [scale:-1_1]" />
        <span translate="no">{`Read aloud: ${readAloud(code)}.`}</span>
      </p>
      <Printed>{`${displayName(approved)}, ${lineText(email)}, approved ${approvalDay(approved)}`}</Printed>
      <DescriptionList
        className="mt-4 print:hidden"
        entries={{
          To: lineText(decodeURIComponent(pathname)) || unusable,
          Subject: searchParams.get('subject'),
        }}
      />
      <DialogFoot>
        <Button href={mailto}>
          <Mail className="ico" />
          <span>Email invitation</span>
        </Button>
        <DialogDone dialog={codeId} />
      </DialogFoot>
    </ReviewDialog>
  )
}

function Printed({ children }: { readonly children: string }) {
  return <p className="mt-4 hidden wrap-anywhere print:block">{children}</p>
}

function approvalDay({ updatedAt = '' }: InvitationRequest): string {
  const date = new Date(updatedAt)
  return `${weekdayOf(date)}, ${longDate(date)}`
}

const codesId = 'invitation-codes'
const listed = 500

type ReviewCodesDialogProps = {
  readonly approved: readonly InvitationRequest[]
  readonly onClose: () => void
}

/** The codes of several requests approved together, once, and all of them as a file. */
export function ReviewCodesDialog({ approved, onClose }: ReviewCodesDialogProps) {
  const [first] = approved
  return (
    <ReviewDialog
      id={codesId}
      title={`${countRequests(approved.length)} approved`}
      text={
        <>
          These are the invitation codes. <strong>They are shown only once.</strong> Later you can copy them
          from the list, without seeing them.
        </>
      }
      onClose={onClose}
    >
      {first && <Printed>{`Approved ${approvalDay(first)}.`}</Printed>}
      <ul className={`${scrollBox} border-t-line border-ink`}>
        {approved.slice(0, listed).map((request) => (
          <CodeLine key={request.id} request={request} />
        ))}
      </ul>
      {approved.length > listed && (
        <p className="mt-2">
          {approved.length === listed + 1
            ? 'The other one is in the file.'
            : `The other ${thousands(approved.length - listed)} are in the file.`}
        </p>
      )}
      <DialogFoot>
        <Button ref={firstFocus} onClick={() => downloadCsv('invitation_codes.csv', codesCsv(approved))}>
          <Download className="ico" />
          <span>{`Download ${thousands(approved.length)} codes`}</span>
        </Button>
        <DialogDone dialog={codesId} />
      </DialogFoot>
    </ReviewDialog>
  )
}

function CodeLine({ request }: { readonly request: InvitationRequest }) {
  const shown = useRef<HTMLElement>(null)
  const code = request.invitationCode ?? ''
  const name = shortName(request)
  return (
    <li
      className="flex min-h-15 items-center gap-x-4 gap-y-1 border-b border-hair py-1.5 break-inside-avoid max-sm:flex-wrap
      not-supports-[-moz-appearance:none]:[content-visibility:auto] print:[content-visibility:visible]"
    >
      <span className="min-w-0 grow leading-snug *:block *:truncate max-sm:w-full print:*:whitespace-normal">
        <strong>{name}</strong>
        <span className="text-note text-muted">{shortText(lineText(request.email))}</span>
        {plainAddress(request.email) === '' && (
          <span className="text-note whitespace-normal! print:hidden">{unusable}</span>
        )}
      </span>
      <code
        ref={shown}
        className="mr-auto bg-marker px-2 py-1 text-h5 font-semibold text-on-marker"
        translate="no"
      >
        {code}
      </code>
      <ReviewCopyButton text={code} what={`the code of ${name}`} source={shown} />
      <a
        className={`${iconControl} print:hidden`}
        href={invitationMailto(request, code, site)}
        aria-label={`Email ${name}`}
      >
        <Mail className="ico" />
      </a>
    </li>
  )
}

const letters = `Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November
Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-\u2060ray Yankee Zulu`.split(/\s/)
const digits = 'zero one two three four five six seven eight nine'.split(' ')

/** By the ICAO alphabet: `7KQ0M2IB` is `seven, Kilo, Quebec, zero; Mike, two, India, Bravo`. */
export function readAloud(code: string): string {
  const wordFor = (character: string) =>
    /\d/.test(character) ? digits[Number(character)] : (letters[character.charCodeAt(0) - 65] ?? character)
  return halves(code)
    .filter(Boolean)
    .map((half) => Array.from(half, wordFor).join(', '))
    .join('; ')
}

type Site = { readonly name: string; readonly url: string }

/** A `mailto:` with the invitation. The address is plain: no text adds recipients or headers. */
export function invitationMailto(
  request: Pick<InvitationRequest, 'name' | 'email'>,
  code: string,
  site: Site,
): string {
  const address = (greeting: string) =>
    mailtoHref(plainAddress(request.email), {
      subject: `Your ${site.name} invitation code`,
      body: [
        `${greeting},`,
        '',
        `Thank you for your interest in ${site.name}. Your request for beta access has been approved.`,
        '',
        `Your invitation code: ${code}`,
        '',
        'To start, reply to this email and include your code. We open your account and write back. Please do not share the code.',
        '',
        `If you are under ${policy.consentAge}, a parent must agree first: ask them to reply, too.`,
        '',
        `The ${site.name} team`,
        site.url,
      ].join('\n'),
    })
  const line = lineText(request.name.replace(/[\s\p{Cc}]+/gu, ' '))
  const name = (line.length <= 80 ? line : cutText(line, 79)).toWellFormed()
  const greeted = address(name === '' ? 'Hello' : `Hello ${name}`)
  return greeted.length <= mailtoMax ? greeted : address('Hello')
}
