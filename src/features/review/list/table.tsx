import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import type { Sort } from './filter'
import { ReviewListHead } from './list-head'
import { as } from './roles'
import { ReviewRow, type RowActions } from './row'
import { addressKey } from './search-index'
import { ReviewTableHead } from './table-head'
import { useRowWindow } from './use-row-window'

type ReviewTableProps = {
  readonly requests: readonly InvitationRequest[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** Place of the current row; -1 for none. It is brought into view when `moves` changes. */
  readonly currentIndex: number
  readonly moves: number
  readonly ticked: ReadonlySet<string>
  readonly tickedShown: number
  readonly onTickAll: (on: boolean) => void
  /** The addresses that several requests have. */
  readonly duplicates: ReadonlyMap<string, unknown>
  readonly notes: ReadonlyMap<string, unknown>
  readonly copiedId: string | undefined
  readonly actions: RowActions
}

/** The mark book: one row a request, its mark left of the red line. Only the rows near the window are in the page. */
export function ReviewTable(props: ReviewTableProps) {
  const { requests, currentIndex, moves, ticked, tickedShown, duplicates, notes, copiedId, actions } = props
  const table = useRef<HTMLTableElement>(null)
  const { parts, layout, scrollToRow, first, last } = useRowWindow(requests, currentIndex, table)
  useRowClicks(table, actions.open)

  const follow = useEffectEvent(() => {
    if (currentIndex >= 0) scrollToRow(currentIndex)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move brings the row into view; what comes in above it moves nothing
  useEffect(() => follow(), [moves])

  const tickedAll = tickedShown === requests.length ? 'all' : 'some'
  const head = {
    sort: props.sort,
    onSort: props.onSort,
    ticked: tickedShown === 0 ? 'none' : tickedAll,
    onTickAll: props.onTickAll,
  } as const
  return (
    <>
      {layout !== 'table' && <ReviewListHead {...head} />}
      <table
        ref={table}
        {...as.table}
        className="rv-table"
        aria-label="Invitation requests"
        aria-rowcount={requests.length + 1}
        data-layout={layout}
      >
        <ReviewTableHead {...head} unseen={layout !== 'table'} />
        <tbody {...as.rowgroup}>
          {parts.map((part) => {
            if (part.kind === 'gap') return <Gap key={part.key} height={part.height} />
            const request = requests[part.index]
            if (!request) return null
            return (
              <ReviewRow
                key={request.id}
                request={request}
                rowIndex={part.index + 2}
                current={part.index === currentIndex}
                ticked={ticked.has(request.id)}
                duplicate={duplicates.has(addressKey(request))}
                noted={notes.has(request.id)}
                copied={copiedId === request.id}
                actions={actions}
              />
            )
          })}
        </tbody>
      </table>
      <p className="rv-more">
        <span>
          {`Rows ${number(first + 1)} to ${number(Math.max(last, first) + 1)} of ${number(requests.length)}`}
        </span>
        {last + 1 < requests.length && (
          <span className="rv-more-printed">Export CSV on the page has all of them.</span>
        )}
      </p>
    </>
  )
}

/** Rows that are not in the page. */
function Gap({ height }: { readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot take the focus
    <tr className="rv-gap" aria-hidden="true" style={{ height }}>
      <td />
    </tr>
  )
}

const number = (count: number): string => count.toLocaleString('en-CA')

/**
 * A click anywhere on a row opens its details: a larger target for the pointer. The button on the name is the control that the
 * keyboard and assistive technology use, so the row itself has no role.
 */
function useRowClicks(table: RefObject<HTMLTableElement | null>, onOpen: (id: string) => void) {
  useEffect(() => {
    const element = table.current
    if (!element) return
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('button, a, label, input')) return
      const id = event.target.closest<HTMLElement>('tr[data-id]')?.dataset.id
      if (id !== undefined && getSelection()?.isCollapsed !== false) onOpen(id)
    }
    element.addEventListener('click', open)
    return () => element.removeEventListener('click', open)
  }, [table, onOpen])
}
