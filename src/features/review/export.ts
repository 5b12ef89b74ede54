import { type InvitationRequest, newestFirst } from '@/domain/invitations/record'
import { type AuditEntry, invitationAudit, invitationMeter } from '@/domain/invitations/side'
import { invitationStorage } from '@/domain/invitations/storage'
import { csvColumns, csvFields, formatBackup } from '@/features/review/import/import-file'
import { formatCsv } from '@/lib/csv'
import { downloadText } from '@/lib/download'

/** Name of the exported file (specification, section 9). */
export const csvFileName = 'invitation_requests.csv'

/**
 * The export (specification, section 9): newest first, role and use case as stored values, an empty
 * organization as an empty cell.
 */
export const toCsv = (requests: readonly InvitationRequest[]): string =>
  formatCsv(
    Object.values(csvColumns),
    newestFirst(requests).map((request) => csvFields.map((field) => request[field] ?? '')),
  )

/** Names, addresses and invitation codes, in the order given. */
export const codesCsv = (requests: readonly InvitationRequest[]): string =>
  formatCsv(
    ['Name', 'Email', 'Invitation Code'],
    requests.map(({ name, email, invitationCode = '' }) => [name, email, invitationCode]),
  )

/** The audit log, in the order given. */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  formatCsv(
    ['Time', 'Action', 'Request', 'Name', 'Before', 'After'],
    entries.map(({ at, action, id = '', name = '', before, after }) => [at, action, id, name, before, after]),
  )

/** The requests as the specification's CSV file (section 9), newest first. */
export const downloadCsv = (requests: readonly InvitationRequest[]): void =>
  downloadText(csvFileName, toCsv(requests), 'text/csv')

/** Names, addresses and codes of requests approved together. */
export const downloadCodes = (requests: readonly InvitationRequest[]): void =>
  downloadText('invitation_codes.csv', codesCsv(requests), 'text/csv')

/** The audit log. */
export const downloadAudit = (entries: readonly AuditEntry[]): void =>
  downloadText('invitation_audit_log.csv', auditCsv(entries), 'text/csv')

/**
 * Saves all requests and notes as a file, and remembers when. Resolves to the file's name. Rejects
 * with StorageError.
 */
export async function saveBackup(): Promise<string> {
  const { name, text } = await formatBackup(invitationStorage.texts(), new Date())
  downloadText(name, text, 'application/json')
  invitationMeter.backedUp()
  invitationAudit.add([{ action: 'backup', before: 'stored', after: name }])
  return name
}
