// biome-ignore-all lint/a11y/noRedundantRoles: rows that are grids lose their roles.
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

const IsRuled = createContext(false)

type RuledTableProps = {
  /** What the table is, for those who cannot see it; or the id of the heading that says so. */
  readonly label: { readonly caption: string } | { readonly by: string }
  readonly className?: string
  readonly children: ReactNode
}

/** A table with ruled rows. On phones each row is a grid, and the roles of a table stay. */
export function RuledTable({ label, className = '', children }: RuledTableProps) {
  return (
    <IsRuled value={true}>
      <table
        className={`w-full max-md:block ${className}`}
        role="table"
        {...('by' in label ? { 'aria-labelledby': label.by } : {})}
      >
        {'caption' in label && <caption className="sr-only">{label.caption}</caption>}
        {children}
      </table>
    </IsRuled>
  )
}

type TableHeadProps = {
  readonly columns: readonly ReactNode[]
  readonly className?: string
  readonly row?: string
  readonly cell?: string
}

/** The headings of the columns, of any table. `sr-only` where the cells speak for themselves. */
export function TableHead({ columns, className, row, cell }: TableHeadProps) {
  const isRuled = useContext(IsRuled)
  const role = (name: string) => (isRuled ? { role: name } : {})
  return (
    <thead className={className} {...role('rowgroup')}>
      <tr className={row} {...role('row')}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <th key={index} className={cell} scope="col" {...role('columnheader')}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function TableBody({ className = '', ...body }: ComponentProps<'tbody'>) {
  return <tbody className={`max-md:block ${className}`} role="rowgroup" {...body} />
}

/** A ruled row: a grid on phones. */
export function TableRow({ className = '', ...row }: ComponentProps<'tr'>) {
  return <tr className={`border-b border-hair max-md:grid max-md:py-3 ${className}`} role="row" {...row} />
}

type TableCellProps = ComponentProps<'td'> & {
  /** Whether the cell says what its row is about. */
  readonly heading?: boolean
  /** The column's name, which phones show before the cell. */
  readonly label?: string
}

export function TableCell({ heading = false, label, className = '', ...cell }: TableCellProps) {
  const Cell = heading ? 'th' : 'td'
  const role = heading ? { scope: 'row', role: 'rowheader' } : { role: 'cell', 'data-label': label }
  return <Cell className={`md:py-3 md:pr-4 ${className}`} {...role} {...cell} />
}

/** A dash in a cell for what is not there, and the word for it. */
export function Dash({ says, className }: { readonly says: string; readonly className: string }) {
  return (
    <>
      <span className={className} aria-hidden="true">
        –
      </span>
      <span className="sr-only">{says}</span>
    </>
  )
}
