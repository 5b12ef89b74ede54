import { backupFormat, type Digest, readBackup, sha256 } from './backup'
import { type CsvFields, readCsv } from './csv-reading'
import { listKey, parseValues, withFields } from './list'
import { type InvitationNote, isNoteKey, noteKey, parseNote } from './notes'
import { type InvitationRequest, roles, toInvitationRequest, useCases } from './record'
import { parseRequestFile } from './request-file'
import type { StoredTexts } from './snapshot'

/** A record of a file. `line` is its place, from 1; of a CSV file the number of the row. */
export type ImportRecord = {
  readonly line: number
  readonly request: InvitationRequest
  /** The value to store, with fields that this site does not know. */
  readonly value: unknown
}

/** A record that stays out, and why. */
export type BadRecord = { readonly line: number; readonly reason: string }

/** What a file holds. */
export type ImportFile = {
  readonly kind: 'backup' | 'request' | 'list' | 'csv'
  readonly records: readonly ImportRecord[]
  readonly bad: readonly BadRecord[]
  readonly notes: ReadonlyMap<string, InvitationNote>
  /** Of a backup: whether it is as it was saved, when it was made, and its texts. */
  readonly checksum: 'matches' | 'differs' | 'none'
  readonly madeAt: string
  readonly texts?: StoredTexts
}

/** What came of reading a file; `reason` is a sentence for people. */
export type ImportReading =
  | ({ readonly state: 'read' } & ImportFile)
  | { readonly state: 'refused'; readonly reason: string }

/** The values that form and admin give a record. */
const known: Readonly<Record<'status' | 'role' | 'useCase', readonly string[]>> = {
  status: ['pending', 'approved', 'rejected'],
  role: roles.map(({ value }) => value),
  useCase: useCases.map(({ value }) => value),
}

/** Reads a backup, a prospect's request file, a copied list or an exported CSV file. Never throws, and writes nothing. */
export async function readImportFile(text: string, digest: Digest = sha256): Promise<ImportReading> {
  const value = parse(text)
  if (Array.isArray(value)) return { state: 'read', ...plain('list'), ...sortOut(value) }
  if (typeof value === 'object' && value !== null) {
    if (Reflect.get(value, 'format') !== backupFormat) return readRequest(text)
    const backup = await readBackup(value, digest)
    if (backup.kind === 'refused') return { state: 'refused', reason: backup.reason }
    const { texts, checksum, madeAt } = backup
    const { values, unreadable } = parseValues(texts.get(listKey) ?? null)
    const notes = new Map<string, InvitationNote>()
    for (const [key, note] of texts) {
      const parsed = isNoteKey(key) ? parseNote(note) : undefined
      if (parsed) notes.set(key.slice(noteKey('').length), parsed)
    }
    const { records, bad } = sortOut(values)
    const rest = { line: values.length + 1, reason: 'the list is damaged from here on' }
    const left = unreadable ? [...bad, rest] : bad
    return { state: 'read', ...plain('backup'), records, bad: left, notes, texts, checksum, madeAt }
  }
  const rows = readCsv(text)
  if (!rows)
    return {
      state: 'refused',
      reason: 'This is not a backup, a request file or a CSV file with the columns of the export.',
    }
  const bad: BadRecord[] = []
  const records: ImportRecord[] = []
  for (const row of rows) {
    const made = 'fields' in row ? fromCsv(row.fields) : undefined
    const reason = 'reason' in row ? row.reason : made && problem(made)
    if (reason) bad.push({ line: row.line, reason })
    else if (made) records.push({ line: row.line, request: made, value: made })
  }
  return { state: 'read', ...plain('csv'), records, bad }
}

const plain = (kind: ImportFile['kind']) =>
  ({ kind, notes: new Map<string, InvitationNote>(), checksum: 'none', madeAt: '' }) as const

function readRequest(text: string): ImportReading {
  const reading = parseRequestFile(text)
  if (reading.kind === 'refused') return { state: 'refused', reason: reading.reason }
  const { request } = reading
  return { state: 'read', ...plain('request'), records: [{ line: 1, request, value: request }], bad: [] }
}

/** The good and the bad of a list's members. An id that comes twice is bad the second time. */
function sortOut(values: readonly unknown[]): Pick<ImportFile, 'records' | 'bad'> {
  const records: ImportRecord[] = []
  const bad: BadRecord[] = []
  const seen = new Set<string>()
  values.forEach((value, index) => {
    const line = index + 1
    const request = toInvitationRequest(value)
    const reason = request
      ? (problem(request) ?? (seen.has(request.id) ? 'its id came before' : undefined))
      : 'it is not a request'
    if (reason) bad.push({ line, reason })
    else if (request) {
      seen.add(request.id)
      // Only an approved request has a code (specification, section 3).
      const stray = request.status !== 'approved' && request.invitationCode !== undefined
      records.push({
        line,
        ...(stray ? withFields(value, request, { invitationCode: undefined }) : { request, value }),
      })
    }
  })
  return { records, bad }
}

/** Why a record cannot be taken in: neither form nor admin could make it. Undefined when it can. */
function problem(request: InvitationRequest): string | undefined {
  if (request.email.trim() === '') return 'it has no e-mail address'
  for (const field of ['status', 'role', 'useCase'] as const) {
    if (!known[field].includes(request[field]))
      return `“${field}” is “${request[field].slice(0, 40)}”, not one of ${known[field].join(', ')}`
  }
  if (Number.isNaN(Date.parse(request.submittedAt))) return 'it has no readable date of submission'
  const { updatedAt } = request
  if (updatedAt !== undefined && Number.isNaN(Date.parse(updatedAt)))
    return 'its date of decision cannot be read'
  return undefined
}

function fromCsv({ organization, ...fields }: CsvFields): InvitationRequest {
  const time = Date.parse(fields.submittedAt)
  return {
    id: Number.isNaN(time) ? 'csv' : String(time),
    ...fields,
    ...(organization.trim() !== '' && { organization }),
    message: '',
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
