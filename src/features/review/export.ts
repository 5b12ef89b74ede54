import { csvColumns } from '@/domain/invitations/answers'
import { type AuditEntry, invitationAudit, invitationMeter } from '@/domain/invitations/notes-and-log'
import {
  type InvitationRequest,
  isInvitationCode,
  looksLikeNumber,
  newestFirst,
} from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { downloadText } from '@/lib/clipboard'
import { dayKey } from '@/lib/dates'
import { formatCsv, plainCell } from '@/lib/tables/csv'
import { toast } from '@/lib/toast'
import { countRequests, formatSecond } from './format'

/** Name of the exported file (specification, section 9). */
export const csvFileName = 'invitation_requests.csv'

export const downloadCsv = (name: string, csv: string): void => downloadText(name, csv, 'text/csv')

/** The CSV file (specification, section 9): newest first, with the stored values. */
export const toCsv = (requests: readonly InvitationRequest[]): string =>
  formatCsv(
    csvColumns.map(({ heading }) => heading),
    newestFirst(requests).map((request) => csvColumns.map(({ field }) => request[field] ?? '')),
  )

export const codesCsv = (requests: readonly InvitationRequest[]): string =>
  formatCsv(
    ['Name', 'Email', 'Invitation Code'],
    requests.map(({ name, email, invitationCode: code = '' }) => [
      name,
      email,
      isInvitationCode(code) && looksLikeNumber(code) ? { digits: code } : code,
    ]),
  )

export const auditCsv = (entries: readonly AuditEntry[]): string =>
  formatCsv(
    ['Time', 'Action', 'Request', 'Name', 'Before', 'After'],
    entries.map(({ at, action, id = '', name = '', before, after }) => [at, action, id, name, before, after]),
  )

type LeftOutRows = readonly { readonly cells: readonly string[]; readonly reason: string }[]

export const leftOutHeading = 'Why left out'

/**
 * Rows that an import left out, under their file's own headings if it has any, with the reasons,
 * which replace those of an earlier time.
 */
export function leftOutCsv(headings: readonly string[], rows: LeftOutRows, hasHeadings = true): string {
  const own = headings.at(-1) === leftOutHeading ? headings.slice(0, -1) : headings
  // Their formulas may have a guard already.
  const lines = rows.map(({ cells, reason }) => [...own.map((_, at) => plainCell(cells[at] ?? '')), reason])
  const [head = [], ...more] = hasHeadings ? [[...own.map(plainCell), leftOutHeading], ...lines] : lines
  return formatCsv(head, more)
}

/** Saves requests as the specification's CSV file (section 9), newest first, and says so. */
export function exportRequests(requests: readonly InvitationRequest[]): void {
  downloadCsv(csvFileName, toCsv(requests))
  toast.success(`${countRequests(requests.length)} exported to ${csvFileName}`)
}

export const backupFormat = 'invitation-backup'
export const backupVersion = 1

/** A text's SHA-256 in hexadecimal; undefined where there is none (insecure origins). */
export async function sha256(text: string): Promise<string | undefined> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

/**
 * Version 1: UTF-8 JSON of the stored texts under their keys, and the SHA-256 of the entries' JSON.
 * JSON escapes lone surrogates, so every text comes back as it was. The name has the second, since
 * browsers give a second file of one name another one.
 */
export async function formatBackup(texts: StoredTexts, now: Date) {
  const madeAt = now.toISOString()
  const entries = Object.fromEntries(texts)
  const hash = await sha256(JSON.stringify(entries))
  const head = { format: backupFormat, version: backupVersion, madeAt, ...(hash && { sha256: hash }) }
  return {
    name: `invitation-backup-${dayKey(now)}-${formatSecond(now).replaceAll(':', '')}.json`,
    text: `${JSON.stringify({ ...head, entries })}\n`,
  }
}

/** Saves a backup and remembers the time. Resolves to its name; rejects with StorageError. */
export async function saveBackup(): Promise<string> {
  const { name, text } = await formatBackup(invitationStorage.texts(), new Date())
  downloadText(name, text, 'application/json')
  invitationMeter.backedUp()
  invitationAudit.add([{ action: 'backup', before: 'stored', after: name }])
  return name
}
