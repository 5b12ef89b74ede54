import { columns } from './invitation-csv'

/** One row of a CSV file that this site exported: its number in the file, the heading being 1, and its fields or what is wrong with it. */
export type CsvRow =
  | { readonly line: number; readonly fields: CsvFields }
  | { readonly line: number; readonly reason: string }

/** The columns of the export as fields of the record (specification, sections 3 and 9). */
export type CsvFields = Readonly<
  Record<'name' | 'email' | 'role' | 'organization' | 'useCase' | 'status' | 'submittedAt', string>
>

const names = ['name', 'email', 'role', 'organization', 'useCase', 'status', 'submittedAt'] as const

/** The rows of an exported CSV file; undefined when the first row is not its headings. The apostrophes before formulas are taken off. */
export function readCsv(text: string): readonly CsvRow[] | undefined {
  const [head, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''))
  if (!head || columns.some((name, index) => head[index]?.trim().toLowerCase() !== name.toLowerCase()))
    return undefined
  return rows.flatMap((cells, index): CsvRow[] => {
    const line = index + 2
    if (cells.length === 1 && cells[0]?.trim() === '') return []
    if (cells.length < columns.length)
      return [{ line, reason: `it has ${cells.length} cells in place of ${columns.length}` }]
    const values = cells.map(toField)
    const field = (name: (typeof names)[number]) => values[names.indexOf(name)] ?? ''
    return [
      {
        line,
        fields: {
          name: field('name'),
          email: field('email'),
          role: field('role'),
          organization: field('organization'),
          useCase: field('useCase'),
          status: field('status'),
          submittedAt: field('submittedAt'),
        },
      },
    ]
  })
}

/** Cells by RFC 4180; line breaks of any kind, and quotes that are never closed end with the text. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)(?:"|$)([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\r|\n|$)/gy
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) break
    const [, quoted, rest = '', plain = '', end] = match
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest)
    if (end === ',') {
      if (cell.lastIndex === text.length) row.push('')
      else continue
    }
    rows.push(row)
    row = []
  }
  return rows
}

/** The cell without what the export put before formulas. */
function toField(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n\0])/, '').replace(/(^|[;\t\r\n])'(?=[\s\0\uFEFF]*[=+\-@＝＋－＠])/g, '$1')
}
