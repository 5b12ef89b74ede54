import { toWellFormed } from '@/lib/well-formed'
import { type InvitationRequest, newestFirst } from './invitation-request'

/** Name of the exported file (specification, section 9). */
export const csvFileName = 'invitation_requests.csv'

const columns = ['Name', 'Email', 'Role', 'Organization', 'Use Case', 'Status', 'Submitted At']

/**
 * The export (specification, section 9): newest first, role and use case as stored values, an empty organization as an empty cell.
 * RFC 4180 with CRLF after every line, and a byte order mark, so that spreadsheets read it as UTF-8. Cells that a spreadsheet would
 * run as a formula begin with an apostrophe, which makes them text.
 */
export function toCsv(requests: readonly InvitationRequest[]): string {
  const rows = newestFirst(requests).map(
    ({ name, email, role, organization = '', useCase, status, submittedAt }) =>
      [name, email, role, organization, useCase, status, submittedAt].map(toText),
  )
  const lines = [columns, ...rows].map((cells) => `${cells.map(quote).join(',')}\r\n`)
  return `\uFEFF${lines.join('')}`
}

/**
 * Formulas begin with = + - @, their full-width forms, or a control character that a spreadsheet drops (OWASP, "CSV Injection");
 * white space before them is no protection. Where the list separator is another, a cell can begin after a semicolon or tab.
 */
function toText(cell: string): string {
  return toWellFormed(cell)
    .replace(/^[\t\r\n\0]/, "'$&")
    .replace(/(^|[;\t\r\n])([\s\0\uFEFF]*[=+\-@＝＋－＠])/g, "$1'$2")
}

function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
