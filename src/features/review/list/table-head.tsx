import { ArrowDown, ArrowUp } from 'lucide-react'
import { nextSort, type Sort, type SortColumn } from './filter'
import { as } from './roles'
import { ReviewSelectAll, type Ticked } from './select-all'

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
