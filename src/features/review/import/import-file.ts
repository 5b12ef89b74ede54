import { parseValues, withFields } from '@/domain/invitations/list'
import { type InvitationNote, readNotes } from '@/domain/invitations/notes-and-log'
import { type InvitationRequest, listKey, toInvitationRequest } from '@/domain/invitations/record'
import { parseRequestFile } from '@/domain/invitations/request-file'
import { requestSchema } from '@/domain/invitations/schema'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { backupFormat, backupVersion, sha256 } from '@/features/review/export'
import { errorText, shortText } from '@/features/review/format'
import { attempt } from '@/lib/attempt'
import { readDateColumn } from '@/lib/column-dates'
import { decode, mostRows, readTable, type Table, tooManyRows } from '@/lib/table'
import { headingScore } from './import-columns'
import { type ImportRecord, type LeftOut, submittedFields } from './import-table'
import { addressIn } from './import-values'

/** A file as it was chosen, or pasted rows. */
export type Picked = { readonly name: string; readonly bytes: Uint8Array }

type Content = {
  /** `list`: stored records that someone copied; `table`: rows whose columns have to be told. */
  readonly kind: 'backup' | 'request' | 'list' | 'table'
  /** The kind in words. */
  readonly type: string
  readonly records: readonly ImportRecord[]
  readonly left: readonly LeftOut[]
  readonly headings: readonly string[]
  /** Rows in all. */
  readonly length: number
  readonly table?: Table
  /** Of a backup: whether it is unchanged since it was saved, when it was made, and its texts. */
  readonly checksum?: 'matches' | 'differs' | 'none'
  readonly madeAt?: string
  readonly texts?: StoredTexts
  /** How letters were read, where that is not sure. */
  readonly letters?: { readonly encoding: string; readonly sample: string }
}

/** What is imported together: one file, or several. */
export type ImportFile = Content & {
  readonly name: string
  readonly size: number
  /** `line 2`; of several files the file's name, too. */
  readonly placeOf: (line: number) => string
}

/** Bytes of the largest file that is read: four times what a browser stores. */
export const largest = 20 * 2 ** 20

/** Reads chosen files as one import. Rejects with a sentence for people. */
export async function readImport(picked: readonly Picked[], encoding?: string): Promise<ImportFile> {
  const [only] = picked
  if (picked.length === 1 && only) {
    const content = await readOne(only.bytes, encoding)
    return { ...content, name: only.name, size: only.bytes.length, placeOf: (line) => `line ${line}` }
  }
  const places: string[] = []
  const [records, left]: [ImportRecord[], LeftOut[]] = [[], []]
  const isList = new Set<boolean>()
  for (const { name, bytes } of picked) {
    const content = await readOne(bytes).catch((error) => errorText(error))
    const reason = typeof content === 'string' ? content : alone[content.kind]
    const placed = <Row extends { readonly line: number }>(row: Row): Row => {
      places.push(shortText(name) + (isOne ? '' : `, line ${row.line}`))
      return { ...row, line: places.length }
    }
    const isOne = typeof content === 'string' || content.length === 1
    if (typeof content === 'string' || reason)
      left.push(placed({ line: 1, cells: [name], reason: reason ?? '' }))
    else {
      isList.add(content.kind === 'list')
      records.push(...content.records.map(placed))
      left.push(...content.left.map(placed).map((row) => ({ ...row, cells: [name, ...row.cells] })))
    }
  }
  return {
    kind: isList.has(true) ? 'list' : 'request',
    type: isList.has(true) ? 'Lists and emailed requests' : 'Emailed requests',
    records,
    left,
    headings: ['File'],
    length: places.length,
    name: `${picked.length} files`,
    size: picked.reduce((sum, { bytes }) => sum + bytes.length, 0),
    placeOf: (line) => places[line - 1] ?? '',
  }
}

/** Why files of a kind are not read together with others. */
const alone: Readonly<Record<string, string>> = {
  backup: 'This is a backup. Import it by itself.',
  table: 'Its columns have to be checked. Import it by itself.',
}

const spreadsheet =
  'This is a spreadsheet file, which cannot be read here. Copy its cells and paste them, or save the sheet as CSV: ' +
  'in Excel, File > Save As > CSV UTF-8; in Google Sheets, File > Download > Comma-separated values.'
const oldSpreadsheet =
  'This is an older Excel file, or one with a password. Open it, copy its cells and paste them here.'
const notAList = (what: string) =>
  `This is ${what}, not a list. Choose a CSV file, a backup or a request file, or paste the rows.`

/** The first bytes, as Latin-1, of files that are no list, and what to say about them. */
const foreign: readonly (readonly [start: RegExp, words: string])[] = [
  [/^PK\p{Cc}\p{Cc}/u, spreadsheet],
  [/^ÐÏ\p{Cc}à/u, oldSpreadsheet],
  [/^%PDF/, notAList('a PDF')],
  [/^(?:\p{Cc}PNG|ÿØÿ|GIF8|RIFF....WEBP)/su, notAList('a picture')],
  [/^(?:ï»¿)?\s*<(?:!doctype|html|\?xml)/i, notAList('a web page')],
  [/^(?:ï»¿)?\s*BEGIN:VC/i, notAList('a contact or a calendar')],
]

async function readOne(bytes: Uint8Array, encoding?: string): Promise<Content> {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const known = foreign.find(([beginning]) => beginning.test(start))
  if (known) throw new Error(known[1])
  const decoded = decode(bytes, encoding)
  const text = decoded.text.replace(/^\uFEFF/, '')
  if (!/[^\s\0]/.test(text)) throw new Error('This file is empty.')
  const content = (await readJson(text)) ?? ofTable(readTable(text, headingScore), 'CSV')
  if (decoded.sure) return content
  const at = text.search(/[^\0-\x7f]/)
  const parts = text.slice(Math.max(at - 20, 0), at + 20).split(/[\r\n]/)
  const sample = parts.find((part) => /[^\0-\x7f]/.test(part)) ?? ''
  return { ...content, letters: { encoding: decoded.encoding, sample } }
}

function ofTable(table: Table, type: 'CSV' | 'JSON'): Content {
  const { rows, headings } = table
  if (rows.length === 0) throw new Error('The file has headings and no rows.')
  return { kind: 'table', type, records: [], left: [], headings, length: rows.length, table }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length && depth < 10_000; at += 1) {
    const character = text[at]
    if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
  }
  return depth >= 10_000
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** What a JSON text holds, in any of its usual forms; undefined where it is none. */
async function readJson(text: string): Promise<Content | undefined> {
  // A mail program may have put words and line breaks into a request file.
  const isRequest = text.includes('"sidenote-request"')
  if (!isRequest && !/^\s*[[{]/.test(text)) return undefined
  // Millions of brackets take a parser minutes.
  const value: unknown = isDeep(text) ? undefined : attempt(() => JSON.parse(text))
  if (Array.isArray(value)) return readList(value)
  if (isObject(value) && value.format === backupFormat) return readBackup(value)
  if (isObject(value) && !isRequest) {
    const { [listKey]: list } = value
    const notes = readNotes(Object.entries(value).filter(isTextEntry))
    if (typeof list === 'string') return readList(parseValues(list).values, notes)
    const rows = Object.values(value).find(Array.isArray)
    if (rows) return readList(rows, notes)
  }
  if (value === undefined && !isRequest) {
    // One object a line (NDJSON). The first line tells: a damaged file may have a million.
    if (!isObject(attempt(() => JSON.parse(/\{.*/.exec(text)?.[0] ?? '')))) return undefined
    return readList(
      text
        .trim()
        .split(/\s*\n\s*/, mostRows + 1)
        .map((line) => attempt(() => JSON.parse(line))),
    )
  }
  return { ...sortOut([parseRequestFile(text)], false), kind: 'request', type: 'Emailed request' }
}

/** Stored records of this site, or the objects of another tool as a table. */
function readList(values: readonly unknown[], notes?: ReadonlyMap<string, InvitationNote>): Content {
  if (values.length > mostRows) throw new Error(tooManyRows)
  if (!values.some((value) => toInvitationRequest(value))) {
    const table = tableOf(values)
    if (table.rows.some(({ cells }) => cells.some((cell) => addressIn(cell) !== '')))
      return ofTable(table, 'JSON')
  }
  return { ...sortOut(values, true, notes), kind: 'list', type: 'List of records' }
}

/** Objects as rows: their fields are the headings. */
function tableOf(values: readonly unknown[]): Table {
  const headings = [
    ...new Set(values.slice(0, 1000).flatMap((value) => Object.keys(isObject(value) ? value : {}))),
  ]
  const cellOf = (value: unknown) => (typeof value === 'object' ? '' : String(value ?? ''))
  const rows = values.map((value, at) => ({
    line: at + 1,
    cells: isObject(value) ? headings.map((field) => cellOf(value[field])) : [cellOf(value)],
  }))
  return { headings, rows, above: 0, hasHeadings: true }
}

async function readBackup(value: Readonly<Record<string, unknown>>): Promise<Content> {
  const { version, madeAt, sha256: hash, entries } = value
  if (version !== backupVersion)
    throw new Error(
      `This backup has format version ${String(version).slice(0, 20)}, which this site cannot read. Use a backup that this site made.`,
    )
  if (!isObject(entries)) throw new Error('This backup holds no entries.')
  const pairs = Object.entries(entries)
  if (!pairs.every(isTextEntry)) throw new Error('This backup is damaged: an entry is not text.')
  const texts = new Map(pairs)
  const { values, unreadable } = parseValues(texts.get(listKey) ?? null)
  const content = sortOut(values, true, readNotes(pairs))
  const rest = { line: values.length + 1, cells: [], reason: 'the list is damaged from here on' }
  const actual = typeof hash === 'string' ? await sha256(JSON.stringify(entries)) : undefined
  return {
    ...content,
    kind: 'backup',
    type: 'Backup',
    left: [...content.left, ...(unreadable ? [rest] : [])],
    length: content.length + (unreadable ? 1 : 0),
    texts,
    checksum: actual === undefined ? 'none' : actual === hash ? 'matches' : 'differs',
    madeAt: typeof madeAt === 'string' ? madeAt : '',
  }
}

/** The records among the values. A second one with the same id and address stays out. */
function sortOut(values: readonly unknown[], isWhole: boolean, notes?: ReadonlyMap<string, InvitationNote>) {
  const { headings, rows } = tableOf(values)
  const seen = new Set<string>()
  const [records, left]: [ImportRecord[], LeftOut[]] = [[], []]
  for (const [at, member] of values.entries()) {
    const [line, cells] = [at + 1, rows[at]?.cells ?? []]
    const value = withIsoDates(member)
    const request = toInvitationRequest(value)
    const key = `${request?.id} ${request?.email}`
    const reason = problemOf(request, notes !== undefined) ?? (seen.has(key) ? 'duplicate ID' : '')
    if (!request || reason) {
      left.push({ line, cells, reason })
      continue
    }
    seen.add(key)
    const note = notes?.get(request.id)?.text
    const known = { claim: request.status, isExact: true, precision: 1, fields: submittedFields, guessed: [] }
    records.push({ line, request, value, cells, note, isWhole, ...known })
  }
  return { records, left, headings, length: values.length }
}

const statuses = ['pending', 'approved', 'rejected']

/**
 * Why neither the form nor the admin area could have made a record. A CSV file has no messages. A
 * backup gives back what was here, also a name that the form would not take.
 */
function problemOf(request: InvitationRequest | undefined, isBackup: boolean): string | undefined {
  if (!request) return 'it is not a request'
  const { status, submittedAt, updatedAt = submittedAt, email } = request
  if (email.trim() === '') return 'it has no email address'
  if (!statuses.includes(status))
    return `“status” is “${status.slice(0, 40)}”, not one of ${statuses.join(', ')}`
  const name = isBackup ? request.name.trim() || '-' : request.name
  const { error } = requestSchema.safeParse({ ...request, name, message: request.message.trim() || '-' })
  const field = String(error?.issues[0]?.path[0] ?? '')
  if (field) {
    const text = String(Reflect.get(request, field) ?? '').slice(0, 60)
    return `“${field}” is “${text}”, which the form would not take`
  }
  if (isoOf(submittedAt) === undefined) return 'it has no readable date of submission'
  return isoOf(updatedAt) === undefined ? 'its date of decision cannot be read' : undefined
}

/** The value with dates in ISO 8601, also those that an earlier import took over as they were. */
function withIsoDates(value: unknown): unknown {
  if (!isObject(value)) return value
  const { submittedAt, updatedAt } = value
  const dates = Object.entries({ submittedAt, updatedAt }).filter(isTextEntry)
  const changed = dates.filter(([, text]) => (isoOf(text) ?? text) !== text)
  return changed.length > 0
    ? withFields(value, Object.fromEntries(changed.map(([field, text]) => [field, isoOf(text)])))
    : value
}

/** The date in ISO 8601; undefined for a day that does not exist, and for one that may be two. */
function isoOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.exec(text) ?? []
  if (year) {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
    return date.getUTCDate() === Number(day) && !Number.isNaN(Date.parse(text)) ? text : undefined
  }
  const column = readDateColumn([text], { now: new Date() })
  return column.unclear === undefined ? column.read(text)?.at.toISOString() : undefined
}
