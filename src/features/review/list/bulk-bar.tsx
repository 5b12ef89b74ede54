import { Check, Download, X } from 'lucide-react'
import type { InvitationRequest } from '@/domain/invitations/record'

type ReviewBulkBarProps = {
  readonly selected: readonly InvitationRequest[]
  /** The pending requests that the filter shows. */
  readonly pendingShown: readonly InvitationRequest[]
  readonly onSelect: (requests: readonly InvitationRequest[]) => void
  readonly onDecide: (ids: readonly string[], decision: 'approved' | 'rejected') => void
  readonly onExport: (requests: readonly InvitationRequest[]) => void
}

/** What can be done with the ticked rows. Every button says how many it will act on. */
export function ReviewBulkBar({ selected, pendingShown, onSelect, onDecide, onExport }: ReviewBulkBarProps) {
  const pending = selected.filter(({ status }) => status === 'pending')
  const decided = selected.length - pending.length
  const ids = () => pending.map(({ id }) => id)
  return (
    <section className="rv-bulk" aria-label="Selection">
      <p>
        <strong>{`${number(selected.length)} selected`}</strong>
        <span>
          {`${number(pending.length)} pending`}
          {decided > 0 && <span>{`, ${number(decided)} already decided`}</span>}
        </span>
      </p>
      {pendingShown.length > pending.length && (
        <button type="button" className="btn rv-bulk-more" onClick={() => onSelect(pendingShown)}>
          {`Select all ${number(pendingShown.length)} pending`}
        </button>
      )}
      <span className="rv-bulk-acts">
        <button
          type="button"
          className="btn rv-bulk-yes"
          disabled={pending.length === 0}
          onClick={() => onDecide(ids(), 'approved')}
        >
          <Check className="ico" aria-hidden="true" />
          <span>{`Approve ${number(pending.length)}`}</span>
        </button>
        <button
          type="button"
          className="btn rv-bulk-no"
          disabled={pending.length === 0}
          onClick={() => onDecide(ids(), 'rejected')}
        >
          <X className="ico" aria-hidden="true" />
          <span>{`Reject ${number(pending.length)}`}</span>
        </button>
        <button type="button" className="btn rv-bulk-no rv-bulk-export" onClick={() => onExport(selected)}>
          <Download className="ico" aria-hidden="true" />
          <span>{`Export ${number(selected.length)}`}</span>
        </button>
      </span>
      <button
        type="button"
        className="rv-icon rv-bulk-clear"
        aria-label="Clear the selection"
        data-tooltip="Clear the selection"
        onClick={() => onSelect([])}
      >
        <X className="ico" aria-hidden="true" />
      </button>
    </section>
  )
}

const number = (count: number): string => count.toLocaleString('en-CA')
