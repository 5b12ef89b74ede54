import { Check, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { plainAddress } from '@/domain/invitations/mail'
import { type InvitationRequest, roleLabel, useCaseLabel } from '@/domain/invitations/record'
import type { InvitationNote } from '@/domain/invitations/side'
import { useSheet } from '@/features/review/dialogs/modal'
import type { RowActions } from '@/features/review/list/row'
import {
  displayName,
  formatFully,
  readDate,
  StatusMark,
  StatusWord,
  seenText,
  withoutTurns,
} from '@/features/review/words'
import { Due, ReviewHistory, SameAddress } from './facts'
import { ReviewNote } from './note'

type ReviewDetailsProps = {
  readonly request: InvitationRequest
  /** Place in the list, from 1. */
  readonly position: number
  readonly total: number
  /** The neighbours in the list, newer and older. */
  readonly newerId: string | undefined
  readonly olderId: string | undefined
  /** The requests of each address that has more than one. */
  readonly group: ReadonlyMap<string, readonly InvitationRequest[]>
  readonly note: InvitationNote | undefined
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  readonly onDecide: RowActions['decide']
  /** Narrows the list to what a text finds. */
  readonly onFind: (query: string) => void
}

/** Everything that was submitted, on a sheet beside the list; on a narrow screen it covers the page. Never shows the code. */
export function ReviewDetails({
  request,
  position,
  total,
  newerId,
  olderId,
  group,
  note,
  onOpen,
  onClose,
  onDecide,
  onFind,
}: ReviewDetailsProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const sheet = useSheet(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another request begins at its top, and is read from its name
  useEffect(() => {
    body.current?.scrollTo?.(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [request.id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision takes away the button that had the focus
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [request.status])

  const pending = request.status === 'pending'
  return (
    <dialog ref={sheet} className="rv-sheet" aria-labelledby={titleId}>
      <div className="rv-sheet-top">
        <span className="rv-sheet-place">
          {position > 0
            ? `${position.toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')}`
            : 'Not in the filter'}
        </span>
        <Neighbour
          label="Previous request"
          id={newerId}
          onOpen={onOpen}
          icon={<ChevronUp className="ico" aria-hidden="true" />}
        />
        <Neighbour
          label="Next request"
          id={olderId}
          onOpen={onOpen}
          icon={<ChevronDown className="ico" aria-hidden="true" />}
        />
        <button
          type="button"
          className="rv-icon"
          aria-label="Close details"
          data-tooltip="Close details"
          onClick={onClose}
        >
          <X className="ico" aria-hidden="true" />
        </button>
      </div>
      <div className="rv-sheet-body" ref={body}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <mark>{displayName(request)}</mark>
        </h2>
        <p className="rv-sheet-status">
          <StatusMark status={request.status} />
          <StatusWord status={request.status} />
          {pending && <Due text={request.submittedAt} />}
        </p>
        <dl className="rv-facts">
          <Fact label="Email">
            <Address email={request.email} />
          </Fact>
          <Fact label="Role">{roleLabel(request.role) || '—'}</Fact>
          <Fact label="Organization">{seenText(request.organization ?? '') || '—'}</Fact>
          <Fact label="Use case">{useCaseLabel(request.useCase) || '—'}</Fact>
          <Fact label="Submitted">
            <FullDate text={request.submittedAt} />
          </Fact>
          {!pending && (
            <Fact label="Updated">
              <FullDate text={request.updatedAt ?? ''} />
            </Fact>
          )}
          <Fact label="Same address">
            <SameAddress request={request} group={group} onOpen={onOpen} onFind={onFind} />
          </Fact>
          <Fact label="ID">
            <code>{request.id}</code>
          </Fact>
        </dl>
        <h3>Message</h3>
        <blockquote className="rv-message" dir="auto">
          {seenText(request.message) || '—'}
        </blockquote>
        <ReviewNote key={request.id} request={request} note={note} />
        <ReviewHistory request={request} />
        {request.status === 'approved' && (
          <p className="rv-sheet-note">
            The invitation code was shown once, at the approval. It is kept in the stored record.
          </p>
        )}
      </div>
      {pending && (
        <div className="rv-sheet-foot">
          <button type="button" className="btn" onClick={() => onDecide(request.id, 'approved')}>
            <Check className="ico" aria-hidden="true" />
            <span>Approve</span>
          </button>
          <button type="button" className="btn btn-danger" onClick={() => onDecide(request.id, 'rejected')}>
            <X className="ico" aria-hidden="true" />
            <span>Reject</span>
          </button>
        </div>
      )}
    </dialog>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A link only where a mail program could not take the text for several addresses or for headers. */
function Address({ email }: { readonly email: string }) {
  const address = plainAddress(email)
  const shown = seenText(withoutTurns(email)) || '—'
  return address === '' ? <span>{shown}</span> : <a href={`mailto:${address}`}>{shown}</a>
}

function FullDate({ text }: { readonly text: string }) {
  const date = readDate(text)
  return date ? <time dateTime={date.toISOString()}>{formatFully(date)}</time> : <span>{text || '—'}</span>
}

type NeighbourProps = {
  readonly label: string
  readonly id: string | undefined
  readonly onOpen: (id: string) => void
  readonly icon: ReactNode
}

function Neighbour({ label, id, onOpen, icon }: NeighbourProps) {
  return (
    <button
      type="button"
      className="rv-icon"
      aria-label={label}
      data-tooltip={label}
      aria-disabled={id === undefined}
      onClick={() => id !== undefined && onOpen(id)}
    >
      {icon}
    </button>
  )
}
