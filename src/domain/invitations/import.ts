import { parseCsv, plainCell } from '@/lib/csv'
import { freeIds, type InvitationChange, parseValues, withFields } from './list'
import {
  generateInvitationCode,
  type InvitationRequest,
  isInvitationCode,
  listKey,
  notePrefix,
  toInvitationRequest,
} from './record'
import { parseRequestFile, recordProblem } from './schema'
import { type InvitationNote, parseNote } from './side'
import type { StoredTexts } from './storage'

const backupFormat = 'invitation-backup'
const backupVersion = 1

/** A text to its SHA-256 in hexadecimal; undefined without one (insecure origins). */
type Digest = (text: string) => Promise<string | undefined>

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
export async function formatBackup(texts: StoredTexts, now: Date, digest: Digest = sha256) {
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

/** Reads a backup, a request file, a copied list or an exported CSV file. Never throws. */
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

type Sorted = Pick<ImportFile, 'records' | 'bad'>

const read = (kind: ImportFile['kind'], found: Sorted & Partial<ImportFile>): ImportReading => ({
  state: 'read',
  kind,
  notes: new Map(),
  checksum: 'none',
  madeAt: '',
  ...found,
})

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
function sortOut(values: readonly unknown[]): Sorted {
  const records: ImportRecord[] = []
  const bad: BadRecord[] = []
  const seen = new Set<string>()
  for (const [index, value] of values.entries()) {
    const line = index + 1
    const request = toInvitationRequest(value)
    const reason = request ? recordProblem(request) : 'it is not a request'
    if (!request || reason || seen.has(request.id)) {
      bad.push({ line, reason: reason ?? 'its id came before' })
      continue
    }
    seen.add(request.id)
    // Only an approved request has a code (specification, section 3).
    const stray = request.status !== 'approved' && request.invitationCode !== undefined
    const kept = stray ? withFields(value, request, { invitationCode: undefined }) : { request, value }
    records.push({ line, ...kept })
  }
  return { records, bad }
}

/** The columns of the export, and the fields in them (specification, section 9). */
export const csvColumns = {
  name: 'Name',
  email: 'Email',
  role: 'Role',
  organization: 'Organization',
  useCase: 'Use Case',
  status: 'Status',
  submittedAt: 'Submitted At',
} as const
const csvFields = Object.keys(csvColumns) as readonly (keyof typeof csvColumns)[]

type CsvFields = Readonly<Record<keyof typeof csvColumns, string>>
/** A row of an exported CSV file, the heading being 1, or what is wrong with it. */
type CsvRow = { readonly line: number } & ({ readonly fields: CsvFields } | { readonly reason: string })

/** The rows of an exported CSV file; undefined when the first row is not its headings. */
export function readCsv(text: string): readonly CsvRow[] | undefined {
  const [head, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''))
  const isHead = csvFields.every(
    (field, index) => head?.[index]?.trim().toLowerCase() === csvColumns[field].toLowerCase(),
  )
  if (!isHead) return undefined
  return rows.flatMap((cells, index): readonly CsvRow[] => {
    const line = index + 2
    if (cells.length === 1 && cells[0]?.trim() === '') return []
    if (cells.length < csvFields.length)
      return [{ line, reason: `it has ${cells.length} cells in place of ${csvFields.length}` }]
    const fields = csvFields.map((field, place) => [field, plainCell(cells[place] ?? '')])
    return [{ line, fields: Object.fromEntries(fields) as CsvFields }]
  })
}

function sortRows(rows: readonly CsvRow[]): Sorted {
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
  const id = Number.isNaN(time) ? 'csv' : String(time)
  return { id, ...fields, ...(organization.trim() !== '' && { organization }), message: '' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** A field in which two records differ, and what stands where. */
export type Difference = { readonly field: string; readonly here: string; readonly theirs: string }

/** A record that is here already, but not the same. */
export type Conflict = ImportRecord & {
  readonly here: InvitationRequest
  readonly differences: readonly Difference[]
}

/** What an import would do. Nothing is written by making it. */
export type ImportPlan = {
  readonly fresh: readonly ImportRecord[]
  readonly same: readonly ImportRecord[]
  readonly conflicting: readonly Conflict[]
  readonly bad: readonly BadRecord[]
  /** Lines of approved records that have no code of their own: each gets a new one. */
  readonly uncoded: ReadonlySet<number>
}

const submitted = ['name', 'email', 'role', 'organization', 'useCase', 'message', 'submittedAt'] as const
const compared = {
  // A request file knows nothing of a decision, and a CSV file neither of message, code nor id.
  request: submitted,
  csv: csvFields,
  backup: [...submitted, 'status', 'invitationCode'],
  list: [...submitted, 'status', 'invitationCode'],
} as const

/** Compares a file with the requests here. A new request whose id is taken gets the next free. */
export function planImport(file: ImportFile, requests: readonly InvitationRequest[]): ImportPlan {
  const byId = new Map(requests.map((request) => [request.id, request]))
  const bySender = new Map(requests.map((request) => [senderKey(request), request]))
  const taken = new Set(byId.keys())
  const freeId = freeIds((id) => taken.has(id))
  const fresh: ImportRecord[] = []
  const same: ImportRecord[] = []
  const conflicting: Conflict[] = []
  const codes = new Set(requests.flatMap(({ invitationCode }) => invitationCode ?? []))
  const uncoded = new Set<number>()
  const checkCode = ({ line, request }: ImportRecord, old?: string) => {
    if (request.status !== 'approved') return
    const code = request.invitationCode ?? old ?? ''
    if (isInvitationCode(code) && (code === old || !codes.has(code))) codes.add(code)
    else uncoded.add(line)
  }
  for (const record of file.records) {
    const { request, value } = record
    const namesake = file.kind === 'csv' ? undefined : byId.get(request.id)
    const here = namesake && isSamePerson(namesake, request) ? namesake : bySender.get(senderKey(request))
    const differences = here ? differ(file.kind, here, request) : []
    if (!here) {
      checkCode(record)
      const id = freeId(request.id)
      taken.add(id)
      const renamed = { ...record, request: { ...request, id }, value: withId(value, id) }
      fresh.push(id === request.id ? record : renamed)
    } else if (differences.length === 0) same.push(record)
    else {
      checkCode(record, here.invitationCode)
      conflicting.push({ ...record, here, differences })
    }
  }
  return { fresh, same, conflicting, bad: file.bad, uncoded }
}

/**
 * The changes that the plan makes: what is new, and the conflicts whose record of the file was
 * `chosen`. That record is then as the file has it, in all that the file can hold. `values` are the
 * stored ones.
 */
export function importChanges(
  { fresh, conflicting, uncoded }: ImportPlan,
  chosen: ReadonlySet<number>,
  values: ReadonlyMap<string, unknown>,
  kind: ImportFile['kind'],
  now: Date,
): readonly InvitationChange[] {
  const all = [...values.values(), ...[...fresh, ...conflicting].map(({ value }) => value)]
  const codes = new Set(all.flatMap((value) => toInvitationRequest(value)?.invitationCode ?? []))
  /** Gives a record the date and the code that the admin would have given it. */
  const complete = (line: number, value: unknown, old?: string): unknown => {
    const request = toInvitationRequest(value)
    if (!request) return value
    const { status, updatedAt = status === 'pending' ? undefined : now.toISOString() } = request
    let invitationCode = status === 'approved' ? (request.invitationCode ?? old) : undefined
    if (uncoded.has(line)) invitationCode = generateInvitationCode(codes)
    if (invitationCode) codes.add(invitationCode)
    if (updatedAt === request.updatedAt && invitationCode === request.invitationCode) return value
    return withFields(value, request, { updatedAt, invitationCode }).value
  }
  const added = fresh.map(({ line, request: { id }, value }) => ({
    id,
    from: undefined,
    to: complete(line, value),
  }))
  const changed = conflicting
    .filter(({ line }) => chosen.has(line))
    .map(({ line, here, request, value }) => {
      const from = values.get(here.id)
      // A file that holds only a part of the record changes only that.
      const partial = kind === 'csv' || kind === 'request'
      const part = Object.fromEntries(compared[kind].map((field) => [field, request[field]]))
      const fields = { ...part, updatedAt: now.toISOString() }
      const to = partial ? withFields(from, here, fields).value : withId(value, here.id)
      return { id: here.id, from, to: complete(line, to, here.invitationCode) }
    })
  return [...added, ...changed]
}

/**
 * The texts that a restore puts in place of everything: those of the backup, character by
 * character, but for a list with records that form and admin could not have made. These are
 * completed, or left out.
 */
export function restoreTexts(file: ImportFile, now: Date): StoredTexts {
  const values = importChanges(planImport(file, []), new Set(), new Map(), file.kind, now).map(({ to }) => to)
  const texts = file.texts ?? new Map<string, string>()
  const list = JSON.stringify(values)
  const saved = parseValues(texts.get(listKey) ?? null)
  const asSaved = !saved.unreadable && JSON.stringify(saved.values) === list
  return asSaved ? texts : new Map([...texts, [listKey, list]])
}

const address = ({ email }: InvitationRequest): string => email.trim().toLowerCase()

const senderKey = (request: InvitationRequest): string =>
  `${address(request)} ${Date.parse(request.submittedAt)}`

/** Two requests with one id are one request when they came from one address or at one moment. */
const isSamePerson = (a: InvitationRequest, b: InvitationRequest): boolean =>
  address(a) === address(b) || a.submittedAt === b.submittedAt

function differ(
  kind: ImportFile['kind'],
  here: InvitationRequest,
  theirs: InvitationRequest,
): readonly Difference[] {
  const approved = theirs.status === 'approved' && { invitationCode: here.invitationCode }
  return compared[kind].flatMap((field) => {
    const [a, b] = [here[field] ?? '', { ...approved, ...theirs }[field] ?? '']
    return a === b ? [] : [{ field, here: a, theirs: b }]
  })
}

const withId = (value: unknown, id: string): unknown => ({ ...Object(value), id })
