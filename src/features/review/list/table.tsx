// biome-ignore-all lint/a11y/noRedundantRoles: rows that are grids lose their roles.
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { thousands } from '@/lib/dates'
import type { Sort } from './filter'
import { ReviewRow } from './row'
import type { RowActions } from './row-actions'
import { addressKey } from './search-index'
import { ReviewListHead, ReviewTableHead } from './table-head'
import type { Cursor } from './use-cursor'
import { useRowWindow } from './use-row-window'

type ReviewTableProps = {
  readonly requests: readonly InvitationRequest[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly cursor: Pick<Cursor, 'index' | 'row' | 'name'>
  readonly selectedIds: ReadonlySet<string>
  readonly selectedShown: number
  readonly onSelectAll: (on: boolean) => void
  readonly duplicates: ReadonlySet<string>
  readonly notes: ReadonlyMap<string, unknown>
  readonly copiedId: string | undefined
  readonly actions: RowActions
  readonly ref?: Ref<TableHandle>
}

/** Lays the rows out anew at once, after a change of the page around them. */
export type TableHandle = { readonly measure: () => void }

/** One row per request; only the rows near the window are in the page. */
export function ReviewTable(props: ReviewTableProps) {
  const { requests, cursor, selectedIds, selectedShown, duplicates, notes, copiedId } = props
  // One object for all renders, so that unchanged rows are not rendered again.
  const actions = useRef(props.actions)
  useLayoutEffect(() => {
    actions.current = props.actions
  })
  const list = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { parts, layout, measure, first, last } = useRowWindow(requests, cursor, list, body)
  useImperativeHandle(props.ref, () => ({ measure }))

  const selectedSome = selectedShown === requests.length ? 'all' : 'some'
  const head = {
    sort: props.sort,
    onSort: props.onSort,
    selected: selectedShown === 0 ? 'none' : selectedSome,
    onSelectAll: props.onSelectAll,
  } as const
  return (
    <div ref={list}>
      {layout !== 'table' && <ReviewListHead {...head} />}
      <table
        role="table"
        className="rv-table block w-full text-note leading-snug [overflow-anchor:none]"
        aria-label="Invitation requests"
        aria-rowcount={requests.length + 1}
        data-layout={layout}
      >
        <ReviewTableHead {...head} unseen={layout !== 'table'} />
        <tbody ref={body} role="rowgroup" className="block">
          {parts.map((part) => {
            if (part.kind === 'gap') return <Gap key={part.key} height={part.height} />
            const request = requests[part.index]
            if (!request) return null
            return (
              <ReviewRow
                key={request.id}
                request={request}
                rowIndex={part.index + 2}
                current={part.index === cursor.index}
                cursor={part.index === cursor.index ? cursor : undefined}
                selected={selectedIds.has(request.id)}
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
    </div>
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
