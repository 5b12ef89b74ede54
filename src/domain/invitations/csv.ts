import { toWellFormed } from '@/lib/well-formed'
import type { AuditEntry } from './audit'
import { type InvitationRequest, newestFirst } from './record'

/** Name of the exported file (specification, section 9). */
export const csvFileName = 'invitation_requests.csv'

/** The columns of the export (specification, section 9). */
export const columns = ['Name', 'Email', 'Role', 'Organization', 'Use Case', 'Status', 'Submitted At']

/**
 * The export (specification, section 9): newest first, role and use case as stored values, an empty organization as an empty cell.
 * RFC 4180 with CRLF after every line, and a byte order mark, so that spreadsheets read it as UTF-8. Cells that a spreadsheet would
 * run as a formula begin with an apostrophe, which makes them text.
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
 * Formulas begin with = + - @, their full-width forms, or a control character that a spreadsheet drops (OWASP, "CSV Injection");
 * white space before them is no protection. Where the list separator is another, a cell can begin after a semicolon or tab, and after a
 * line break where a reader does not know quotes.
 */
function toText(cell: string): string {
  return toWellFormed(cell)
    .replace(/^[\t\r\n\0]/, "'$&")
    .replace(/(^|[;\t\r\n])((?:[^\S\t\r\n]|\0)*[=+\-@＝＋－＠])/g, "$1'$2")
}

function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
