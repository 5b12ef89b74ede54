import { Check, ChevronRight, X } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { type InvitationRequest, roleLabel, useCaseLabel } from './invitation-request'
import { formatMoment, readDate } from './review-dates'
import { StatusMark, StatusWord } from './review-mark'
import { as } from './review-roles'
import { displayName, statusLabel } from './review-words'

export type Decide = (id: string, decision: 'approved' | 'rejected') => void

type ReviewRowProps = {
  readonly request: InvitationRequest
  /** Place in the whole table, the header being 1. */
  readonly rowIndex: number
  /** True while its details are open. */
  readonly current: boolean
  readonly onOpen: (id: string) => void
  readonly onDecide: Decide
}

/** One request. Draws itself again only when its record changes: 44 px high in the table, a block on narrow screens. */
export const ReviewRow = memo(function ReviewRow({
  request,
  rowIndex,
  current,
  onOpen,
  onDecide,
}: ReviewRowProps) {
  const { id, email, role, organization, useCase, status, submittedAt } = request
  const name = displayName(request)
  const button = useRef<HTMLButtonElement>(null)
  const acted = useRef(false)
  const decideHere = (decision: 'approved' | 'rejected') => {
    acted.current = true
    onDecide(id, decision)
  }

  // The decision takes away the button that was pressed; the row keeps the focus.
  useEffect(() => {
    if (status === 'pending' || !acted.current) return
    acted.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [status])

  return (
    <tr
      {...as.row}
      className="rv-row"
      aria-rowindex={rowIndex}
      data-id={id}
      data-current={current || undefined}
    >
      <td {...as.cell} className="rv-c-mark" aria-hidden="true">
        <StatusMark status={status} />
      </td>
      <th {...as.rowheader} scope="row" className="rv-c-name">
        <button
          ref={button}
          type="button"
          className="rv-name"
          title={name}
          aria-haspopup="dialog"
          onClick={() => onOpen(id)}
        >
          <span className="rv-name-text">{name}</span>
          <ChevronRight className="rv-name-more" aria-hidden="true" />
        </button>
      </th>
      <td {...as.cell} className="rv-c-email" title={email}>
        {email}
      </td>
      <td {...as.cell} className="rv-c-role" title={roleLabel(role)}>
        {roleLabel(role)}
      </td>
      <td
        {...as.cell}
        className="rv-c-org"
        title={organization}
        data-none={organization?.trim() ? undefined : ''}
      >
        {organization?.trim() || '—'}
      </td>
      <td {...as.cell} className="rv-c-use" title={useCaseLabel(useCase)}>
        {useCaseLabel(useCase)}
      </td>
      <td {...as.cell} className="rv-c-status" title={statusLabel(status)}>
        <StatusWord status={status} />
      </td>
      <td {...as.cell} className="rv-c-when">
        <Moment text={submittedAt} />
      </td>
      <td {...as.cell} className="rv-c-act">
        {status === 'pending' && (
          <span className="rv-acts">
            <button
              type="button"
              className="rv-act rv-act-yes"
              aria-label={`Approve ${name}`}
              onClick={() => decideHere('approved')}
            >
              <Check aria-hidden="true" />
              <span className="rv-act-text">Approve</span>
            </button>
            <button
              type="button"
              className="rv-act rv-act-no"
              aria-label={`Reject ${name}`}
              onClick={() => decideHere('rejected')}
            >
              <X aria-hidden="true" />
              <span className="rv-act-text">Reject</span>
            </button>
          </span>
        )}
      </td>
    </tr>
  )
})

function Moment({ text }: { readonly text: string }) {
  const date = readDate(text)
  if (!date) return <span title={text}>{text || '—'}</span>
  const { day, time } = formatMoment(date, new Date())
  return (
    <time dateTime={date.toISOString()}>
      <span className="rv-day">{day}</span>
      {time && <span className="rv-time"> {time}</span>}
    </time>
  )
}
