import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { nextSort, orderWords, type Sort, type SortColumn, sortColumns } from './filter'
import { as } from './row'

const columns = [
  ['name', 'Name', 'rv-c-name'],
  ['email', 'Email', 'rv-c-email'],
  ['role', 'Role', 'rv-c-role'],
  ['organization', 'Organization', 'rv-c-org'],
  ['useCase', 'Use case', 'rv-c-use'],
  ['status', 'Status', 'rv-c-status'],
  ['submitted', 'Submitted', 'rv-c-when'],
] as const satisfies readonly (readonly [SortColumn, string, string])[]

type ReviewTableHeadProps = {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly ticked: Ticked
  readonly onTickAll: (on: boolean) => void
  /** True where nobody sees the headings: they name the columns to assistive technology, and control nothing. */
  readonly unseen: boolean
}

/** The column headings: each sorts, the sorted one says how. */
export function ReviewTableHead({ sort, onSort, ticked, onTickAll, unseen }: ReviewTableHeadProps) {
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row} aria-rowindex={1}>
        <th {...as.columnheader} scope="col" className="rv-c-sel">
          {unseen ? 'Select' : <ReviewSelectAll ticked={ticked} onTickAll={onTickAll} />}
        </th>
        <td {...as.cell} className="rv-c-mark" aria-hidden="true" />
        {columns.map(([column, label, className]) => (
          <th
            key={column}
            {...as.columnheader}
            scope="col"
            className={className}
            aria-sort={sort.column === column ? sort.direction : undefined}
          >
            {unseen ? (
              label
            ) : (
              <button type="button" className="rv-sort" onClick={() => onSort(nextSort(sort, column))}>
                <span>{label}</span>
                {sort.column === column && <SortArrow direction={sort.direction} />}
              </button>
            )}
          </th>
        ))}
        <th {...as.columnheader} scope="col" className="rv-c-act">
          <span className="vh">Decide</span>
        </th>
      </tr>
    </thead>
  )
}

function SortArrow({ direction }: { readonly direction: Sort['direction'] }) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow className="rv-sorted" aria-hidden="true" />
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
    <div className="rv-list-head">
      <ReviewSelectAll ticked={ticked} onTickAll={onTickAll} />
      <span className="rv-choice">
        <select
          aria-label="Order"
          value={chosen}
          onChange={({ target }) => onSort(sorts[Number(target.value)] ?? sort)}
        >
          {sorts.map((each, index) => (
            <option key={orderWords(each)} value={index}>
              {capitalized(orderWords(each))}
            </option>
          ))}
        </select>
        <ChevronDown className="ico" aria-hidden="true" />
      </span>
    </div>
  )
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** How many of the rows are ticked. */
export type Ticked = 'none' | 'some' | 'all'

type ReviewSelectAllProps = {
  readonly ticked: Ticked
  readonly onTickAll: (on: boolean) => void
}

/** Ticks all rows that the filter shows, or none. */
function ReviewSelectAll({ ticked, onTickAll }: ReviewSelectAllProps) {
  // HTML has no attribute for it.
  const setIndeterminate = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = ticked === 'some'
  }
  return (
    <label className="rv-hit">
      <input
        ref={setIndeterminate}
        type="checkbox"
        className="rv-check"
        checked={ticked === 'all'}
        onChange={(event) => onTickAll(event.target.checked)}
      />
      <span className="rv-hit-words">Select all shown</span>
    </label>
  )
}
