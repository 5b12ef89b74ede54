import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { nextSort, type Sort, type SortColumn } from './review-filter'
import { as } from './review-roles'

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
  /** How many of the rows are ticked. */
  readonly ticked: 'none' | 'some' | 'all'
  readonly onTickAll: (on: boolean) => void
}

/** The column headings: each sorts, the sorted one says how. */
export function ReviewTableHead({ sort, onSort, ticked, onTickAll }: ReviewTableHeadProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked === 'some'
  }, [ticked])
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row} aria-rowindex={1}>
        <th {...as.columnheader} scope="col" className="rv-c-sel">
          <label className="rv-hit">
            <input
              ref={box}
              type="checkbox"
              className="rv-check"
              aria-label="Select all shown"
              checked={ticked === 'all'}
              onChange={(event) => onTickAll(event.target.checked)}
            />
          </label>
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
            <button type="button" className="rv-sort" onClick={() => onSort(nextSort(sort, column))}>
              <span>{label}</span>
              {sort.column === column && <SortArrow direction={sort.direction} />}
            </button>
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
