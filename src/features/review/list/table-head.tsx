import { ArrowDown, ArrowUp } from 'lucide-react'
import { Choice } from '@/features/review/controls'
import { nextSort, orderWords, type Sort, type SortColumn, sortColumns } from './filter'
import { as, seen } from './row'

const columns = [
  ['name', 'Name', 'pl-inset'],
  ['email', 'Email', ''],
  ['role', 'Role', ''],
  ['organization', 'Organization', seen.organization],
  ['useCase', 'Use case', seen.useCase],
  ['status', 'Status', ''],
  ['submitted', 'Submitted', ''],
] as const satisfies readonly (readonly [SortColumn, string, string])[]

type ReviewTableHeadProps = {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly ticked: Ticked
  readonly onTickAll: (on: boolean) => void
  /**
   * True where nobody sees the headings: they name the columns to assistive technology, and control
   * nothing.
   */
  readonly unseen: boolean
}

/** The column headings: each sorts, the sorted one says how. */
export function ReviewTableHead({ sort, onSort, ticked, onTickAll, unseen }: ReviewTableHeadProps) {
  return (
    <thead {...as.rowgroup} className={unseen ? 'sr-only' : 'sticky top-0 z-2 block'}>
      <tr {...as.row} aria-rowindex={1} className="grid h-9 grid-cols-(--columns)">
        <th {...as.columnheader} scope="col" className="bg-ground pl-[calc(var(--mar)*0.13)]">
          {unseen ? 'Select' : <ReviewSelectAll ticked={ticked} onTickAll={onTickAll} />}
        </th>
        <td {...as.cell} className="bg-ground" aria-hidden="true" />
        {columns.map(([column, label, className]) => (
          <th
            key={column}
            {...as.columnheader}
            scope="col"
            className={`${heading} ${className}`}
            aria-sort={sort.column === column ? sort.direction : undefined}
          >
            {unseen ? (
              label
            ) : (
              <button
                type="button"
                className="inline-flex min-h-9 max-w-full items-center hover:text-ink hover:underline hover:underline-offset-[0.2em] focus-visible:-outline-offset-3"
                onClick={() => onSort(nextSort(sort, column))}
              >
                <span>{label}</span>
                {sort.column === column && <SortArrow direction={sort.direction} />}
              </button>
            )}
          </th>
        ))}
        <th {...as.columnheader} scope="col" className={heading}>
          <span className="sr-only">Decide</span>
        </th>
      </tr>
    </thead>
  )
}

const heading =
  'truncate border-b-line border-ink bg-ground pr-3 content-center text-small text-muted aria-[sort]:text-ink'

function SortArrow({ direction }: { readonly direction: Sort['direction'] }) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow className="ml-1 size-3.75 shrink-0" aria-hidden="true" />
}

const sorts: readonly Sort[] = sortColumns.flatMap((column) => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
])

type ReviewListHeadProps = {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly ticked: Ticked
  readonly onTickAll: (on: boolean) => void
}

/** Where rows are blocks, what the column headings do in a table: selects all, and orders. */
export function ReviewListHead({ sort, onSort, ticked, onTickAll }: ReviewListHeadProps) {
  const chosen = sorts.findIndex(
    ({ column, direction }) => column === sort.column && direction === sort.direction,
  )
  return (
    <div className="flex items-center justify-between gap-3 pr-out pb-2 text-note print:hidden">
      <ReviewSelectAll worded ticked={ticked} onTickAll={onTickAll} />
      <Choice
        aria-label="Order"
        value={chosen}
        onChange={({ target }) => onSort(sorts[Number(target.value)] ?? sort)}
      >
        {sorts.map((each, index) => (
          <option key={orderWords(each)} value={index}>
            {capitalized(orderWords(each))}
          </option>
        ))}
      </Choice>
    </div>
  )
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** How many of the rows are ticked. */
export type Ticked = 'none' | 'some' | 'all'

type ReviewSelectAllProps = {
  /** True where the words stand beside the box. */
  readonly worded?: boolean
  readonly ticked: Ticked
  readonly onTickAll: (on: boolean) => void
}

/** Ticks all rows that the filter shows, or none. */
function ReviewSelectAll({ worded = false, ticked, onTickAll }: ReviewSelectAllProps) {
  // HTML has no attribute for it.
  const setIndeterminate = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = ticked === 'some'
  }
  return (
    <label
      className={`grid cursor-pointer place-items-center ${worded ? 'min-h-11 grid-cols-[var(--mar)_auto] gap-x-inset whitespace-nowrap' : 'h-9 w-11'}`}
    >
      <input
        ref={setIndeterminate}
        type="checkbox"
        className="rv-check"
        checked={ticked === 'all'}
        onChange={(event) => onTickAll(event.target.checked)}
      />
      <span className={worded ? '' : 'sr-only'}>Select all shown</span>
    </label>
  )
}
