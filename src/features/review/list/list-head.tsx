import { ChevronDown } from 'lucide-react'
import { orderWords, type Sort, sortColumns } from './filter'
import { ReviewSelectAll, type Ticked } from './select-all'

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
