/**
 * The roles of a table's elements, said once more: a browser takes them away from elements that are laid out as blocks, which is
 * how narrow screens show the rows.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
