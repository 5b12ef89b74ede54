// biome-ignore-all lint/a11y/noRedundantRoles: rows that are grids lose their roles.
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { thousands } from '@/lib/dates'
import type { Sort } from './filter'
import { ReviewRow } from './row'
import type { RowActions } from './row-actions'
import { addressKey } from './search-index'
import { ReviewListHead, ReviewTableHead } from './table-head'
import { useRowWindow } from './use-row-window'

type ReviewTableProps = {
  readonly requests: readonly InvitationRequest[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** Position of the current row; -1 for none. A change of `moves` scrolls it into view. */
  readonly currentIndex: number
  readonly moves: number
  readonly ticked: ReadonlySet<string>
  readonly tickedShown: number
  readonly onTickAll: (on: boolean) => void
  readonly duplicates: ReadonlySet<string>
  readonly notes: ReadonlyMap<string, unknown>
  readonly copiedId: string | undefined
  readonly actions: RowActions
}

/** One row per request; only the rows near the window are in the page. */
export function ReviewTable(props: ReviewTableProps) {
  const { requests, currentIndex, moves, ticked, tickedShown, duplicates, notes, copiedId } = props
  // One object for all renders, so that unchanged rows are not rendered again.
  const actions = useRef(props.actions)
  useLayoutEffect(() => {
    actions.current = props.actions
  })
  const table = useRef<HTMLTableElement>(null)
  const { parts, layout, scrollToRow, first, last } = useRowWindow(requests, currentIndex, table)

  const follow = useEffectEvent(() => {
    if (currentIndex >= 0) scrollToRow(currentIndex)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move scrolls
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
        role="table"
        className="rv-table block w-full text-note leading-snug [overflow-anchor:none]"
        aria-label="Invitation requests"
        aria-rowcount={requests.length + 1}
        data-layout={layout}
      >
        <ReviewTableHead {...head} unseen={layout !== 'table'} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys use the button */}
        <tbody
          role="rowgroup"
          className="block"
          onClick={(event) => {
            const id = clickedRow(event)
            if (id !== undefined) actions.current.open(id)
          }}
        >
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
                layout={layout}
                actions={actions}
              />
            )
          })}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-3 pr-out pb-6 pl-content text-note">
        <span>
          {`Rows ${thousands(first + 1)} to ${thousands(Math.max(last, first) + 1)} of ${thousands(requests.length)}`}
        </span>
        {last + 1 < requests.length && (
          <span className="hidden print:inline">Export CSV on the page has all of them.</span>
        )}
      </p>
    </>
  )
}

function Gap({ height }: { readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot take the focus
    <tr className="block" aria-hidden="true" style={{ height }}>
      <td className="hidden" />
    </tr>
  )
}

/** The row of a click, unless the click is on a control in it or ends a text selection. */
function clickedRow({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || target.closest('button, a, label, input')) return undefined
  if (getSelection()?.isCollapsed === false) return undefined
  return target.closest<HTMLElement>('tr[data-id]')?.dataset.id
}
