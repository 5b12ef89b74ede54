import { type CsvFields, type CsvRow, readCsv } from './csv'
import { listKey } from './key'
import { notePrefix, parseValues, withFields } from './list'
import { type InvitationRequest, toInvitationRequest } from './record'
import { parseRequestFile } from './request-file'
import { recordProblem } from './schema'
import { type InvitationNote, parseNote } from './side'
import type { StoredTexts } from './storage'

const backupFormat = 'invitation-backup'
const backupVersion = 1

/**
 * Bytes to their SHA-256 as hexadecimal text; undefined where the browser has none (insecure
 * origins).
 */
type Digest = (text: string) => Promise<string | undefined>

/** SHA-256 of the text's UTF-8 bytes. */
const sha256: Digest = async (text) => {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

/**
 * Requests and notes as a file, version 1: UTF-8 JSON with the stored texts, character by
 * character, under their keys, and the SHA-256 of the JSON of those entries. JSON escapes lone
 * surrogates, so that every text comes back as it was.
 */
export async function formatBackup(
  texts: StoredTexts,
  now: Date,
  digest: Digest = sha256,
): Promise<{ readonly name: string; readonly text: string }> {
  const madeAt = now.toISOString()
  const entries = Object.fromEntries(texts)
  const hash = await digest(JSON.stringify(entries))
  const head = { format: backupFormat, version: backupVersion, madeAt, ...(hash && { sha256: hash }) }
  return {
    name: `invitation-backup-${madeAt.slice(0, 10)}.json`,
    text: `${JSON.stringify({ ...head, entries })}\n`,
  }
}

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

/**
 * Reads a backup, a prospect's request file, a copied list or an exported CSV file. Never throws,
 * and writes nothing.
 */
export async function readImportFile(text: string, digest: Digest = sha256): Promise<ImportReading> {
  const value = parse(text)
  if (Array.isArray(value)) return read('list', sortOut(value))
  if (typeof value === 'object' && value !== null)
    return Reflect.get(value, 'format') === backupFormat ? readBackup(value, digest) : readRequest(text)
  const rows = readCsv(text)
  return rows
    ? read('csv', sortRows(rows))
    : refused('This is not a backup, a request file or a CSV file with the columns of the export.')
}

const refused = (reason: string): ImportReading => ({ state: 'refused', reason })

const read = (
  kind: ImportFile['kind'],
  found: Pick<ImportFile, 'records' | 'bad'> & Partial<ImportFile>,
): ImportReading => ({ state: 'read', kind, notes: new Map(), checksum: 'none', madeAt: '', ...found })

async function readBackup(value: object, digest: Digest): Promise<ImportReading> {
  const { version, madeAt, sha256: hash, entries } = value as Record<string, unknown>
  if (version !== backupVersion)
    return refused(`This backup is of version ${String(version).slice(0, 20)}, which is not known here.`)
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    return refused('This backup holds no entries.')
  const pairs = Object.entries(entries)
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string'))
    return refused('This backup is damaged: an entry is not text.')
  const actual = typeof hash === 'string' ? await digest(JSON.stringify(entries)) : undefined
  const texts = new Map(pairs)
  const { values, unreadable } = parseValues(texts.get(listKey) ?? null)
  const { records, bad } = sortOut(values)
  const rest = { line: values.length + 1, reason: 'the list is damaged from here on' }
  const notes = pairs.flatMap(([key, json]) => {
    const note = key.startsWith(notePrefix) ? parseNote(json) : undefined
    return note ? [[key.slice(notePrefix.length), note] as const] : []
  })
  return read('backup', {
    records,
    bad: unreadable ? [...bad, rest] : bad,
    notes: new Map(notes),
    texts,
    checksum: actual === undefined ? 'none' : actual === hash ? 'matches' : 'differs',
    madeAt: typeof madeAt === 'string' ? madeAt : '',
  })
}

function readRequest(text: string): ImportReading {
  const reading = parseRequestFile(text)
  if (reading.kind === 'refused') return refused(reading.reason)
  const { request } = reading
  return read('request', { records: [{ line: 1, request, value: request }], bad: [] })
}

/** The good and the bad of a list's members. An id that comes twice is bad the second time. */
function sortOut(values: readonly unknown[]): Pick<ImportFile, 'records' | 'bad'> {
  const records: ImportRecord[] = []
  const bad: BadRecord[] = []
  const seen = new Set<string>()
  values.forEach((value, index) => {
    const line = index + 1
    const request = toInvitationRequest(value)
    const reason = request ? recordProblem(request) : 'it is not a request'
    if (!request || reason || seen.has(request.id)) {
      bad.push({ line, reason: reason ?? 'its id came before' })
      return
    }
    seen.add(request.id)
    // Only an approved request has a code (specification, section 3).
    const stray = request.status !== 'approved' && request.invitationCode !== undefined
    records.push({
      line,
      ...(stray ? withFields(value, request, { invitationCode: undefined }) : { request, value }),
    })
  })
  return { records, bad }
}

function sortRows(rows: readonly CsvRow[]): Pick<ImportFile, 'records' | 'bad'> {
  const records: ImportRecord[] = []
  const bad: BadRecord[] = []
  for (const row of rows) {
    const request = 'fields' in row ? fromCsv(row.fields) : undefined
    const reason = 'reason' in row ? row.reason : request && recordProblem(request)
    if (reason) bad.push({ line: row.line, reason })
    else if (request) records.push({ line: row.line, request, value: request })
  }
  return { records, bad }
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
