import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { InvitationRequest } from './invitation-request'
import { as } from './review-roles'
import { type Decide, ReviewRow } from './review-row'

/** Rows drawn at first, and more at each press of the button under the list. */
const step = 200

type ReviewTableProps = {
  readonly requests: readonly InvitationRequest[]
  readonly currentId: string | undefined
  readonly onOpen: (id: string) => void
  readonly onDecide: Decide
}

/** The mark book: one row a request, its mark left of the red line. The roles stay when narrow screens draw rows as blocks. */
export function ReviewTable({ requests, currentId, onOpen, onDecide }: ReviewTableProps) {
  const table = useRowClicks(onOpen)
  const [limit, setLimit] = useState(step)
  const shown = requests.slice(0, limit)
  const next = Math.min(step, requests.length - shown.length)
  return (
    <>
      <table
        ref={table}
        {...as.table}
        className="rv-table"
        aria-label="Invitation requests"
        aria-rowcount={requests.length + 1}
      >
        <ReviewHead />
        <tbody {...as.rowgroup}>
          {shown.map((request, index) => (
            <ReviewRow
              key={request.id}
              request={request}
              rowIndex={index + 2}
              current={request.id === currentId}
              onOpen={onOpen}
              onDecide={onDecide}
            />
          ))}
        </tbody>
      </table>
      {next === 0 && <div className="rv-rest" />}
      {next > 0 && (
        <p className="rv-more">
          <span>
            {`Rows 1 to ${shown.length.toLocaleString('en-CA')} of ${requests.length.toLocaleString('en-CA')}`}
          </span>
          <button type="button" className="btn btn-line btn-sm" onClick={() => setLimit(limit + step)}>
            {`Show ${next} more`}
          </button>
        </p>
      )}
    </>
  )
}

/** The column headings. */
function ReviewHead() {
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row} aria-rowindex={1}>
        <td {...as.cell} className="rv-c-mark" aria-hidden="true" />
        <Column name="rv-c-name">Name</Column>
        <Column name="rv-c-email">Email</Column>
        <Column name="rv-c-role">Role</Column>
        <Column name="rv-c-org">Organization</Column>
        <Column name="rv-c-use">Use case</Column>
        <Column name="rv-c-status">Status</Column>
        <th {...as.columnheader} scope="col" className="rv-c-when" aria-sort="descending">
          Submitted
          <ArrowDown className="rv-sorted" aria-hidden="true" />
        </th>
        <th {...as.columnheader} scope="col" className="rv-c-act">
          <span className="vh">Decide</span>
        </th>
      </tr>
    </thead>
  )
}

function Column({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <th {...as.columnheader} scope="col" className={name}>
      {children}
    </th>
  )
}

/**
 * A click anywhere on a row opens its details: a larger target for the pointer. The button on the name is the control that the
 * keyboard and assistive technology use, so the row itself has no role.
 */
function useRowClicks(onOpen: (id: string) => void) {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const element = table.current
    if (!element) return
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('button, a')) return
      const id = event.target.closest<HTMLElement>('tr[data-id]')?.dataset.id
      if (id !== undefined && getSelection()?.isCollapsed !== false) onOpen(id)
    }
    element.addEventListener('click', open)
    return () => element.removeEventListener('click', open)
  }, [onOpen])
  return table
}
