import { Check, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ComponentProps, Fragment, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type AnswerName, answerNames, answerOf, answerText } from '@/domain/invitations/answers'
import type { InvitationRequest } from '@/domain/invitations/record'
import { anyLength, DescriptionList, IconButton, QuietButton } from '@/features/review/controls'
import { useSheet } from '@/features/review/dialogs/modal'
import {
  displayName,
  lineText,
  StatusMark,
  StoredDate,
  seenText,
  shortText,
  statusStyle,
} from '@/features/review/format'
import type { RowActions } from '@/features/review/list/row-layouts'
import { Spoken } from '@/features/review/list/status-line'
import type { Place } from '@/features/review/list/use-cursor'
import { usePrinting } from '@/features/review/list/use-row-window'
import type { Announcement } from '@/features/review/use-review'
import { thousands } from '@/lib/dates'
import { plainAddress } from '@/lib/email-address'
import { cutText } from '@/lib/text'
import { Due, detailHeading, ReviewHistory, SameAddress } from './history'
import { ReviewNote } from './note'

type ReviewDetailsProps = ComponentProps<typeof SameAddress> & {
  /** How many are in the list. */
  readonly length: number
  readonly place: Place
  /** Whether another dialog is open over them. */
  readonly covered: boolean
  readonly announcement: Announcement
  readonly onClose: () => void
  readonly onDecide: RowActions['decide']
}

/** All that was submitted, beside the list or over the page. Never shows the code. */
export function ReviewDetails(props: ReviewDetailsProps) {
  const { request, length, place, covered, announcement, onOpen, onClose, onDecide, onFind } = props
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { modal, dialog } = useSheet(onClose, covered)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another request begins at its top
  useEffect(() => {
    body.current?.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [request.id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision takes a button away
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [request.status])

  const pending = request.status === 'pending'
  const neighbours = [
    ['Previous request', place.previous?.id, ChevronUp],
    ['Next request', place.next?.id, ChevronDown],
  ] as const
  const { label, tone } = statusStyle(request.status)
  return (
    <dialog
      {...dialog}
      className="rv-sheet fixed inset-y-0 right-0 left-auto z-5 m-0 hidden h-auto max-h-none w-120
        max-w-none flex-col border-l-line border-ink bg-raised text-ink [box-shadow:0_0_0_6px_var(--edge)]
        open:flex backdrop:bg-(--scrim) max-sm:top-5 max-sm:w-full max-sm:border-t-line max-sm:border-l-0"
      aria-labelledby={titleId}
    >
      <div className="flex items-center py-1 pr-2 pl-5 text-note print:hidden">
        <span className="mr-auto text-muted tabular-nums">
          {place.index < 0
            ? 'Hidden by the filter'
            : `${place.index === place.place ? '' : 'Moved to '}${thousands(place.index + 1)} of ${thousands(length)}`}
        </span>
        {neighbours.map(([label, id, Icon]) => (
          <IconButton
            key={label}
            label={label}
            Icon={Icon}
            aria-disabled={id === undefined}
            onClick={() => id !== undefined && onOpen(id)}
          />
        ))}
        <IconButton label="Close details" Icon={X} onClick={onClose} />
      </div>
      <div
        className="flex-1 overflow-auto overscroll-contain px-5 pt-1 pb-6 print:overflow-visible print:p-0"
        ref={body}
      >
        <h2 id={titleId} ref={heading} tabIndex={-1} className={`text-title leading-tight ${anyLength}`}>
          <mark className="-ml-1 box-decoration-clone bg-marker px-1 text-on-marker forced-color-adjust-none">
            {cutText(displayName(request), 2000)}
          </mark>
        </h2>
        <p className="mt-2 mb-3 flex flex-wrap items-center gap-2 font-semibold">
          <StatusMark status={request.status} />
          <span className={tone}>{shortText(label)}</span>
          {pending && <Due text={request.submittedAt} />}
        </p>
        <DescriptionList
          entries={{
            ...Object.fromEntries(
              shortNames.map((name) => [answerOf(name).label, <Answer key={name} {...{ name, request }} />]),
            ),
            Submitted: <StoredDate text={request.submittedAt} />,
            ...(!pending && { Updated: <StoredDate text={request.updatedAt ?? ''} /> }),
            'Same address': <SameAddress request={request} onOpen={onOpen} onFind={onFind} />,
            ID: <code translate="no">{shortText(request.id)}</code>,
          }}
        />
        {longNames.map((name) => (
          <Fragment key={name}>
            <h3 className={detailHeading}>{answerOf(name).label}</h3>
            <blockquote
              className={`border-s-rule border-pen ps-3 text-body leading-7 whitespace-pre-wrap ${anyLength}
                bg-[repeating-linear-gradient(transparent_0_calc(1lh-1px),var(--hair)_0_1lh)]
                [unicode-bidi:plaintext]`}
              dir="auto"
            >
              <LongText key={request.id} text={seenText(request[name] ?? '') || '—'} />
            </blockquote>
          </Fragment>
        ))}
        <ReviewNote key={request.id} request={request} />
        <ReviewHistory request={request} />
        {request.status === 'approved' && (
          <p className="prose-note mt-4">
            {request.invitationCode
              ? 'The invitation code is not shown again. To copy it, use “Copy code” in the list.'
              : 'This request has no invitation code.'}
          </p>
        )}
      </div>
      {pending && (
        <div className="flex flex-wrap gap-2.5 border-t-line border-ink px-5 py-2.5 print:hidden">
          <Button className="flex-1" onClick={() => onDecide(request.id, 'approved')}>
            <Check className="ico" />
            <span>Approve</span>
          </Button>
          <Button variant="danger" className="flex-1" onClick={() => onDecide(request.id, 'rejected')}>
            <X className="ico" />
            <span>Reject</span>
          </Button>
        </div>
      )}
      {modal && <Spoken {...announcement} />}
    </dialog>
  )
}

/** The name is the heading. */
const shortNames = answerNames.filter((name) => name !== 'name' && answerOf(name).kind !== 'long text')
const longNames = answerNames.filter((name) => answerOf(name).kind === 'long text')

type AnswerProps = { readonly name: AnswerName; readonly request: InvitationRequest }

function Answer({ name, request }: AnswerProps) {
  const stored = request[name] ?? ''
  if (answerOf(name).kind === 'address') return <Address email={stored} />
  return <span dir="auto">{cutText(seenText(answerText(name, stored)), 2000) || '—'}</span>
}

/** The most characters of a text that are laid out unasked: a hostile one would take seconds. */
const mostShown = 50_000

/** A ref for what takes the place of the control just pressed. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function LongText({ text }: { readonly text: string }) {
  const [asked, setAsked] = useState(false)
  const printing = usePrinting()
  if (text.length <= mostShown || printing || asked)
    return <span {...(asked && { ref: takeFocus, tabIndex: -1 })}>{text}</span>
  return (
    <>
      <span>{cutText(text, mostShown)}</span>
      <QuietButton className="block" onClick={() => setAsked(true)}>
        {`Show all ${thousands(text.length)} characters`}
      </QuietButton>
    </>
  )
}

/** A link, unless a mail program could read several addresses or headers in the text. */
function Address({ email }: { readonly email: string }) {
  const address = plainAddress(email)
  const shown = cutText(lineText(email), 2000) || '—'
  return address === '' ? <span>{shown}</span> : <a href={`mailto:${address}`}>{shown}</a>
}
