import { toWellFormed } from '@/lib/well-formed'
import { type InvitationRequest, newestFirst } from './record'
import type { AuditEntry } from './side'

/** Name of the exported file (specification, section 9). */
export const csvFileName = 'invitation_requests.csv'

/** The columns of the export (specification, section 9). */
const columns = ['Name', 'Email', 'Role', 'Organization', 'Use Case', 'Status', 'Submitted At']

/**
 * The export (specification, section 9): newest first, role and use case as stored values, an empty
 * organization as an empty cell. RFC 4180 with CRLF after every line, and a byte order mark, so
 * that spreadsheets read it as UTF-8. Cells that a spreadsheet would run as a formula begin with an
 * apostrophe, which makes them text.
 */
export function toCsv(requests: readonly InvitationRequest[]): string {
  return formatCsv(
    columns,
    newestFirst(requests).map(({ name, email, role, organization = '', useCase, status, submittedAt }) => [
      name,
      email,
      role,
      organization,
      useCase,
      status,
      submittedAt,
    ]),
  )
}

/** Names, addresses and invitation codes, in the order given, by the same rules. */
export const codesCsv = (requests: readonly InvitationRequest[]): string =>
  formatCsv(
    ['Name', 'Email', 'Invitation Code'],
    requests.map(({ name, email, invitationCode = '' }) => [name, email, invitationCode]),
  )

/** The audit log, in the order given, by the same rules. */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  formatCsv(
    ['Time', 'Action', 'Request', 'Name', 'Before', 'After'],
    entries.map(({ at, action, id = '', name = '', before, after }) => [at, action, id, name, before, after]),
  )

function formatCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows.map((cells) => cells.map(toText))].map(
    (cells) => `${cells.map(quote).join(',')}\r\n`,
  )
  return `\uFEFF${lines.join('')}`
}

/**
 * Formulas begin with = + - @, their full-width forms, or a control character that a spreadsheet
 * drops (OWASP, "CSV Injection"); white space before them is no protection. Where the list
 * separator is another, a cell can begin after a semicolon or tab, and after a line break where a
 * reader does not know quotes.
 */
function toText(cell: string): string {
  return toWellFormed(cell)
    .replace(/^[\t\r\n\0]/, "'$&")
    .replace(/(^|[;\t\r\n])((?:[^\S\t\r\n]|\0)*[=+\-@＝＋－＠])/g, "$1'$2")
}

function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * One row of a CSV file that this site exported: its number in the file, the heading being 1, and
 * its fields or what is wrong with it.
 */
export type CsvRow =
  | { readonly line: number; readonly fields: CsvFields }
  | { readonly line: number; readonly reason: string }

/** The columns of the export as fields of the record (specification, sections 3 and 9). */
export type CsvFields = Readonly<
  Record<'name' | 'email' | 'role' | 'organization' | 'useCase' | 'status' | 'submittedAt', string>
>

const names = ['name', 'email', 'role', 'organization', 'useCase', 'status', 'submittedAt'] as const

/**
 * The rows of an exported CSV file; undefined when the first row is not its headings. The
 * apostrophes before formulas are taken off.
 */
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

/**
 * Cells by RFC 4180, of any length; line breaks of any kind, and quotes that are never closed end
 * with the text.
 */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const stop = /[,\r\n]/g
  let at = 0
  while (at < text.length) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : { cell: '', end: at }
    stop.lastIndex = quoted.end
    const end = stop.exec(text)?.index ?? text.length
    row.push(quoted.cell + text.slice(quoted.end, end))
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] === ',') {
      if (at < text.length) continue
      row.push('')
    }
    rows.push(row)
    row = []
  }
  return rows
}

/**
 * What stands between the quote at `start` and the one that closes it, and the place behind that
 * one.
 */
function readQuoted(text: string, start: number): { readonly cell: string; readonly end: number } {
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { cell: cell + text.slice(from), end: text.length }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}

/** The cell without what the export put before formulas. */
function toField(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n\0])/, '').replace(/(^|[;\t\r\n])'(?=[\s\0\uFEFF]*[=+\-@＝＋－＠])/g, '$1')
}
