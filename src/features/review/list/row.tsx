import { Check, Copy, Files, StickyNote, X } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { type InvitationRequest, roleLabel, useCaseLabel } from '@/domain/invitations/record'
import {
  formatFully,
  formatMoment,
  readDate,
  StatusMark,
  seenText,
  shortName,
  shortText,
  statusLabel,
  statusTone,
  withoutTurns,
} from '@/features/review/words'

/** What can be done with a row. The same functions at every drawing, so that unchanged rows are not drawn again. */
export type RowActions = {
  readonly open: (id: string) => void
  readonly decide: (id: string, decision: 'approved' | 'rejected') => void
  /** Ticks the row; with `through`, all from the one ticked before. */
  readonly toggle: (id: string, through: boolean) => void
  readonly copyCode: (id: string) => void
}

type ReviewRowProps = {
  readonly request: InvitationRequest
  /** Place in the whole table, the header being 1. */
  readonly rowIndex: number
  readonly current: boolean
  readonly ticked: boolean
  /** True when another request has the same address. */
  readonly duplicate: boolean
  readonly noted: boolean
  /** True for two seconds after its code was copied. */
  readonly copied: boolean
  readonly actions: RowActions
}

/** One request: a line in the table, a block of fixed height on narrow screens. Draws itself again only when something of it changes. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { request, rowIndex, current, ticked, duplicate, noted, actions } = props
  const { id, status, submittedAt } = request
  const name = shortName(request)
  const [email, role, use] = [request.email, roleLabel(request.role), useCaseLabel(request.useCase)]
  const organization = request.organization ?? ''
  return (
    <tr
      {...as.row}
      className="rv-row"
      aria-rowindex={rowIndex}
      data-id={id}
      data-current={current || undefined}
      data-ticked={ticked || undefined}
      data-pending={status === 'pending' || undefined}
    >
      <td {...as.cell} className="rv-c-sel">
        <label className="rv-hit">
          <input
            type="checkbox"
            className="rv-check"
            aria-label={`Select ${name}`}
            checked={ticked}
            onChange={(event) =>
              actions.toggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </label>
      </td>
      <td {...as.cell} className="rv-c-mark" aria-hidden="true">
        <StatusMark status={status} />
      </td>
      <th {...as.rowheader} scope="row" className="rv-c-name">
        <button
          type="button"
          className="rv-name"
          title={name}
          aria-haspopup="dialog"
          onClick={() => actions.open(id)}
        >
          {name}
        </button>
        {duplicate && (
          <span className="rv-dup" title="Duplicate">
            <Files aria-hidden="true" />
            <span>Duplicate</span>
          </span>
        )}
        {noted && (
          <span className="rv-noted">
            <StickyNote aria-hidden="true" />
            <span className="vh">Has a note</span>
          </span>
        )}
      </th>
      <Cell name="rv-c-email" text={email} />
      <Cell name="rv-c-role" text={role} />
      <Cell name="rv-c-org" text={organization} />
      <Cell name="rv-c-use" text={use} />
      <Cell name={`rv-c-status ${statusTone(status)}`} text={statusLabel(status)} />
      <td {...as.cell} className="rv-c-when">
        <Moment text={submittedAt} />
      </td>
      <td {...as.cell} className="rv-c-act">
        <RowActs {...props} />
      </td>
    </tr>
  )
})

function Cell({ name, text }: { readonly name: string; readonly text: string }) {
  const shown = shortText(seenText(withoutTurns(text))) || '—'
  return (
    <td {...as.cell} className={name} title={shown} data-none={shown === '—' ? '' : undefined}>
      {shown}
    </td>
  )
}

function RowActs({ request, copied, actions }: ReviewRowProps) {
  const { id, status, invitationCode } = request
  const name = shortName(request)
  if (status === 'approved' && invitationCode) {
    return (
      <button
        type="button"
        className="rv-act rv-act-copy"
        aria-label={copied ? 'Copied!' : `Copy code of ${name}`}
        onClick={() => actions.copyCode(id)}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{copied ? 'Copied!' : 'Copy code'}</span>
      </button>
    )
  }
  if (status !== 'pending') return null
  return (
    <>
      <button
        type="button"
        className="rv-act rv-act-yes"
        aria-label={`Approve ${name}`}
        onClick={(event) => !isDouble(event) && actions.decide(id, 'approved')}
      >
        <Check aria-hidden="true" />
        Approve
      </button>
      <button
        type="button"
        className="rv-act rv-act-no"
        aria-label={`Reject ${name}`}
        onClick={(event) => !isDouble(event) && actions.decide(id, 'rejected')}
      >
        <X aria-hidden="true" />
        Reject
      </button>
    </>
  )
}

/** The second press of a double click meets the next row, which has come up to where this one stood. */
const isDouble = ({ detail }: MouseEvent): boolean => detail === 2

function Moment({ text }: { readonly text: string }) {
  const date = readDate(text)
  if (!date) return <span title={shortText(text)}>{shortText(text) || '—'}</span>
  const { day, time } = formatMoment(date, new Date())
  return (
    <time dateTime={date.toISOString()} title={formatFully(date)}>
      <span className="rv-day">{day}</span>
      {time && <span className="rv-time"> {time}</span>}
    </time>
  )
}

/**
 * The roles of a table's elements, said once more: a browser takes them away from elements that are laid out as blocks, which is
 * how narrow screens show the rows.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
