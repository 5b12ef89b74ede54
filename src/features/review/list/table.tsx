// biome-ignore-all lint/a11y/noRedundantRoles: rows that are grids lose their roles.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { Choice } from '@/features/review/controls'
import { thousands } from '@/lib/dates'
import { capitalized } from '@/lib/text'
import type { Selection } from './action-bars'
import { columnLabels, nextSort, orderWords, type Sort, type SortColumn, sortColumns } from './filter'
import { addressKey } from './filters'
import { ReviewRow } from './row'
import { type RowActions, seen } from './row-layouts'
import type { Cursor } from './use-cursor'
import { type listPlace, useRowWindow } from './use-row-window'

type ReviewTableProps = {
  readonly requests: readonly InvitationRequest[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly cursor: Pick<Cursor, 'index' | 'row' | 'name'>
  readonly selection: Pick<Selection, 'ids' | 'selected' | 'select'>
  readonly duplicates: ReadonlySet<string>
  readonly notes: ReadonlyMap<string, unknown>
  readonly copiedId: string | undefined
  readonly actions: RowActions
  /** Where a reload or Back has left the list, until it is there. */
  readonly backTo: RefObject<ReturnType<typeof listPlace.kept>>
  readonly ref?: Ref<TableHandle>
}

/** Lays the rows out anew at once, after a change of the page around them. */
export type TableHandle = { readonly measure: () => void }

/** One row per request; only the rows near the window are in the page. */
export function ReviewTable(props: ReviewTableProps) {
  const { requests, cursor, duplicates, notes, copiedId, backTo } = props
  const { ids, selected, select } = props.selection
  // One object for all renders, so that unchanged rows are not rendered again.
  const actions = useRef(props.actions)
  useLayoutEffect(() => {
    actions.current = props.actions
  })
  const list = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, layout, measure, total, first, last } = useRowWindow(requests, cursor, list, body, backTo)
  useImperativeHandle(props.ref, () => ({ measure }))

  const from = thousands(first + 1)
  const to = thousands(Math.max(last, first) + 1)
  const selectedSome = selected.length === requests.length ? 'all' : 'some'
  const head = {
    sort: props.sort,
    onSort: props.onSort,
    selected: selected.length === 0 ? 'none' : selectedSome,
    onSelectAll: (on: boolean) => select(on ? requests : []),
  } as const
  return (
    <div ref={list} className="scroll-mt-[1rem]">
      {layout !== 'table' && <ReviewListHead {...head} />}
      <table
        role="table"
        className="rv-table block w-full text-note leading-snug"
        aria-label="Invitation requests"
        aria-rowcount={requests.length + 1}
        data-layout={layout}
      >
        <ReviewTableHead {...head} unseen={layout !== 'table'} />
        {/* Its rows are fewer for a moment while they change, and Safari would scroll. */}
        <tbody ref={body} role="rowgroup" className="flow-root" style={{ minHeight: total }}>
          {rows.map(({ index, gap }) => {
            const request = requests[index]
            if (!request) return null
            return (
              <ReviewRow
                key={request.id}
                request={request}
                rowIndex={index + 2}
                gap={gap}
                current={index === cursor.index}
                cursor={index === cursor.index ? cursor : undefined}
                selected={ids.has(request.id)}
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
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-3 pe-out pb-6 ps-content text-note">
        <span>
          {requests.length === 1 ? 'Row 1 of 1' : `Rows ${from} to ${to} of ${thousands(requests.length)}`}
        </span>
        {last + 1 < requests.length && (
          <span className="hidden print:inline">Export CSV on the page has all of them.</span>
        )}
      </p>
    </div>
  )
}

const headingClasses: Partial<Record<SortColumn, string>> = { name: 'ps-inset', ...seen }

type ReviewListHeadProps = {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly selected: 'none' | 'some' | 'all'
  readonly onSelectAll: (on: boolean) => void
}

type ReviewTableHeadProps = ReviewListHeadProps & {
  /** True where the headings only name the columns for screen readers, and sort nothing. */
  readonly unseen: boolean
}

/** The column headings: each sorts, and the sorted one shows its order. */
function ReviewTableHead({ sort, onSort, selected, onSelectAll, unseen }: ReviewTableHeadProps) {
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <thead role="rowgroup" className={unseen ? 'sr-only' : 'sticky top-0 z-2 block'}>
      <tr role="row" aria-rowindex={1} className="grid h-9 grid-cols-(--columns)">
        <th role="columnheader" scope="col" className="bg-ground">
          {unseen ? 'Select' : <ReviewSelectAll selected={selected} onSelectAll={onSelectAll} />}
        </th>
        <td role="cell" className="bg-ground" aria-hidden="true" />
        {sortColumns.map((column) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            className={unseen ? heading : `${heading} ${headingClasses[column] ?? ''}`}
            aria-sort={sort.column === column ? sort.direction : undefined}
          >
            {unseen ? (
              columnLabels[column]
            ) : (
              <button
                type="button"
                className="inline-flex min-h-9 max-w-full items-center underline-offset-[0.2em] hover:text-ink
                  hover:underline focus-visible:-outline-offset-4"
                onClick={() => onSort(nextSort(sort, column))}
              >
                <span>{columnLabels[column]}</span>
                {sort.column === column && <Arrow className="ml-1 size-4 shrink-0" />}
              </button>
            )}
          </th>
        ))}
        <th role="columnheader" scope="col" className={heading}>
          <span className="sr-only">Decide</span>
        </th>
      </tr>
    </thead>
  )
}

const heading =
  'truncate border-b-line border-ink bg-ground pe-3 content-center text-small text-muted aria-[sort]:text-ink'

const sorts = sortColumns.flatMap((column): readonly Sort[] => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
])

/** Where rows are blocks, this selects all and sorts, as the column headings do in a table. */
function ReviewListHead({ sort, onSort, selected, onSelectAll }: ReviewListHeadProps) {
  return (
    <div className="flex items-center justify-between gap-3 pe-out pb-2 text-note print:hidden">
      <ReviewSelectAll worded selected={selected} onSelectAll={onSelectAll} />
      <Choice
        aria-label="Order"
        value={orderWords(sort)}
        options={sorts.map(orderWords).map((words) => ({ value: words, label: capitalized(words) }))}
        onChoose={(words) => onSort(sorts.find((each) => orderWords(each) === words) ?? sort)}
      />
    </div>
  )
}

type ReviewSelectAllProps = Pick<ReviewListHeadProps, 'selected' | 'onSelectAll'> & {
  readonly worded?: boolean
}

function ReviewSelectAll({ worded = false, selected, onSelectAll }: ReviewSelectAllProps) {
  // HTML has no attribute for it.
  const setIndeterminate = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = selected === 'some'
  }
  return (
    <label className="flex cursor-pointer items-center whitespace-nowrap">
      <span className={worded ? 'grid h-11 w-mar place-items-center' : 'grid h-9 flex-1 place-items-center'}>
        <input
          ref={setIndeterminate}
          type="checkbox"
          className="rv-check print:hidden"
          checked={selected === 'all'}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
      </span>
      <span className={worded ? 'ps-inset' : 'sr-only'}>Select all shown</span>
    </label>
  )
}
