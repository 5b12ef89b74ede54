import { parseValues } from '@/domain/invitations/list'
import { type InvitationNote, readNotes } from '@/domain/invitations/notes-and-log'
import { listKey, toInvitationRequest } from '@/domain/invitations/record'
import { parseRequestFile, requestFormat, shortForm } from '@/domain/invitations/request-file'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { backupFormat, backupVersion, sha256 } from '@/features/review/export'
import { countOf, errorText, shortText } from '@/features/review/format'
import { attempt } from '@/lib/attempt'
import { addressesIn } from '@/lib/email-address'
import { type CsvRow, formatCsv } from '@/lib/tables/csv'
import {
  cellOf,
  type Group,
  holdsAddress,
  isObject,
  isTextEntry,
  parseJson,
  peopleIn,
  tableOf,
  unpacked,
} from '@/lib/tables/json-table'
import { mailText, openMail, readForms } from '@/lib/tables/mail'
import { decode, mostRows, readAddresses, readTable, type Table, typedList } from '@/lib/tables/table'
import { headingScore, isHeadingOf, isOwnExport, recognizeColumns } from './import-columns'
import { sortOut } from './import-records'
import type { ImportRecord, LeftOut } from './import-table'

/** A file as it was chosen, or pasted rows. */
export type Picked = { readonly name: string; readonly bytes: Uint8Array }

type Content = {
  /** `list`: stored records that someone copied; `table`: rows whose columns have to be found. */
  readonly kind: 'backup' | 'request' | 'list' | 'table'
  /** The kind in words. */
  readonly type: string
  readonly records: readonly ImportRecord[]
  readonly left: readonly LeftOut[]
  readonly headings: readonly string[]
  readonly table?: Table
  /** The columns of a table, as they are recognized. */
  readonly found?: ReturnType<typeof recognizeColumns>
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

/** How the answers in a short form begin. */
const shortStart = /^[> ]*Name:.{0,200}[\r\n][\s>]*Email:/m

/** Several emailed requests in one text, one below the other, as a file each. */
function requestsIn(file: Picked): readonly Picked[] {
  if (file.bytes.length > 2 ** 20) return [file]
  const parts = mailText(decode(file.bytes).text).split(
    new RegExp(`(?=\\{[\\s>]*"format"\\s*:|${shortStart.source})`, 'm'),
  )
  const requests = parts.filter(
    (part) => part.includes(`"${requestFormat}"`) || part.includes(`[${shortForm}`),
  )
  const above = parts.slice(0, parts.indexOf(requests[0] ?? ''))
  // People above them are another list.
  if (requests.length < 2 || above.some((part) => part.includes('@'))) return [file]
  return requests.map((text, at) => ({
    name: `${file.name}, ${at + 1}`,
    bytes: new TextEncoder().encode(text),
  }))
}

/** Reads chosen files as one import. Rejects with a sentence for people. */
export async function readImport(files: readonly Picked[], encoding?: string): Promise<ImportFile> {
  const picked = files.flatMap(requestsIn)
  const [only] = picked
  if (picked.length === 1 && only) {
    const content = await readOne(only.bytes, encoding)
    return { ...content, name: only.name, size: only.bytes.length, placeOf: (line) => `line ${line}` }
  }
  const places: string[] = []
  const [records, left]: [ImportRecord[], LeftOut[]] = [[], []]
  const headings = ['File']
  let isList = false
  for (const { name, bytes } of picked) {
    const content = await readAmongOthers(bytes)
    headings.push(...content.headings.filter((heading) => !headings.includes(heading)))
    const columns = headings.slice(1).map((heading) => content.headings.indexOf(heading))
    const isOne = content.records.length + content.left.length === 1
    const placed = <Row extends LeftOut | ImportRecord>(row: Row): Row => {
      places.push(shortText(name) + (isOne ? '' : `, line ${row.line}`))
      return { ...row, line: places.length, cells: [name, ...columns.map((at) => row.cells[at] ?? '')] }
    }
    isList ||= content.kind === 'list'
    records.push(...content.records.map(placed))
    left.push(...content.left.map(placed))
  }
  return {
    kind: isList ? 'list' : 'request',
    type: isList ? 'Lists and emailed requests' : records.length > 0 ? 'Emailed requests' : 'Several files',
    records,
    left,
    headings,
    name: countOf(picked.length, 'file'),
    size: picked.reduce((sum, { bytes }) => sum + bytes.length, 0),
    placeOf: (line) => places[line - 1] ?? '',
  }
}

/** Why files of a kind are not read together with others. */
const alone: Readonly<Record<string, string>> = {
  backup: 'This is a backup. Choose it alone, without the other files.',
  table: 'Its columns have to be checked. Choose it alone, without the other files.',
}

/** What a file holds; one that cannot be read together with others is left out as a whole. */
async function readAmongOthers(bytes: Uint8Array): Promise<Content> {
  try {
    const content = await readOne(bytes)
    const reason = alone[content.kind]
    if (reason) throw new Error(reason)
    return content
  } catch (error) {
    const left = [{ line: 1, cells: [], reason: errorText(error) }]
    return { kind: 'request', type: '', records: [], left, headings: [] }
  }
}

const spreadsheet =
  'This is a spreadsheet file, which cannot be read here. Copy its cells and paste them, or save the sheet as CSV: ' +
  'in Excel, File > Save As > CSV UTF-8; in Google Sheets, File > Download > Comma-separated values.'
const oldSpreadsheet =
  'This is an older Excel file, or one with a password. Open it, copy its cells and paste them here.'
/** As mailing tools pack an export. Its first file tells it from a spreadsheet, also a ZIP. */
const archive = 'This is a compressed file. Unpack it, and choose the list that was in it.'
const notAList = (what: string) =>
  `This is ${what}, not a list. Choose a CSV file, a backup or a request file, or paste the rows.`

/** How files that are no list begin, as Latin-1 without white space, and what to say about them. */
const foreign: readonly (readonly [start: RegExp, words: string])[] = [
  [/^PK.{28}[^\p{Cc}]{1,150}?(?:\.(?:csv|tsv|txt|json|html?|md|zip)|\/(?=\p{Cc}|PK))/isu, archive],
  [/^(?:\p{Cc}\x8B|7z¼¯|Rar!|BZh\d|ý7zXZ|\(µ\/ý)/u, archive],
  [/^SQLite format 3/, notAList('a copy of a database')],
  [/^PK\p{Cc}\p{Cc}/u, spreadsheet],
  [/^ÐÏ\p{Cc}à/u, oldSpreadsheet],
  [/^%PDF/, notAList('a PDF')],
  [/^(?:\p{Cc}PNG|ÿØÿ|GIF8|RIFF....WEBP)/su, notAList('a picture')],
  [/^<\?xml/, notAList('an XML file')],
  [/^<(?:!doctype|!--|[a-z][\w:-]*[\s/>])/i, notAList('a web page')],
  [/^\{\\rtf/, notAList('a text document')],
  [
    new RegExp(
      `^(?:--[^\\r\\n]*[\\r\\n]\\s*)*(?:(?:INSERT|REPLACE)(?: IGNORE)? INTO |CREATE TABLE |DROP TABLE |SET NAMES |PRAGMA \\w+=|` +
        `BEGIN TRANSACTION;|USE \\S+?;?\\s+(?:GO|SET|INSERT)\\b|/\\*!\\d{5} |COPY \\S+ ?\\(|-- (?:MySQL|MariaDB|phpMyAdmin|PostgreSQL)\\b)`,
      'i',
    ),
    notAList('a copy of a database'),
  ],
  [/^\[?(?:array\s*\(|#<\w)/i, notAList('what a program has printed')],
  [/^BEGIN:VC/i, notAList('a contact or a calendar')],
  [/^(?:# (?:extended )?LDIF\b|(?:version: ?1\s+)?dn::? )/i, notAList('an address book as LDIF')],
]

async function readOne(bytes: Uint8Array, encoding?: string): Promise<Content> {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^(?:ï»¿)?\s*/, '')
  const known = foreign.find(([beginning]) => beginning.test(start))
  if (known) throw new Error(known[1])
  const decoded = decode(bytes, encoding)
  const text = mailText(decoded.text.replace(/^\uFEFF/, ''))
  if (!/[^\s\0]/.test(text)) throw new Error('This file is empty. Choose another one.')
  const content = (await readJson(text)) ?? readText(text)
  if (decoded.sure) return content
  const at = text.search(/[^\0-\x7f]/)
  const parts = text.slice(Math.max(at - 20, 0), at + 20).split(/[\r\n]/)
  const sample = parts.find((part) => /[^\0-\x7f]/.test(part)) ?? ''
  return { ...content, letters: { encoding: decoded.encoding, sample } }
}

/** In a chat, who says what is in the line below: `9:15:22 From Amara to Everyone:`. */
const speaker = /^(.{0,20}:\d\d[ \t]{1,3}From\s.{1,150}:)[ \t]*(\r?\n)\t(.*)/gim
/** The same in Slack, Discord, Teams, Telegram and Google Chat; above a list, it is a title. */
const time = String.raw`.{0,20}\d:\d\d.{0,9}`
const poster = new RegExp(
  String.raw`^(?:\[${time}\] )?(\p{L}[^@:,[\]\r\n—]{1,60}?)(?:,? \[${time}\]|(?: {2}|, )${time}| [—–] ${time}|(?<=^\[.*))[ \t]*(\r?\n)([^<>|;\t\r\n]*@[^<>|;\t\r\n]*)$(?!\r?\n.*@)`,
  'gmu',
)
const posted = (all: string, name: string, end: string, message: string) => {
  const [address, ...others] = message.length < 1000 ? addressesIn(message) : []
  return address && others.length === 0 ? `${name} <${address}>${end}` : all
}

/** Of a text in one line, the line ends are those of word processors and slides. */
function readText(text: string): Content {
  const start = text.search(shortStart)
  // In a cell of several lines, the mail is behind a quotation mark.
  if (start >= 0 && !text.slice(0, start).includes('"') && text.includes(`[${shortForm}`, start))
    throw new Error('This email holds a shortened request. Ask its sender for the file of “Download a copy”.')
  const written = /[\r\n]./.test(text)
    ? text.replace(speaker, '$1 $3$2').replace(poster, posted)
    : text.replace(/[\v\f\x85\u2028\u2029]/g, '\n')
  const { list, answers } = openMail(written)
  return ofTable(
    readForms(answers, headingScore, isHeadingOf) ??
      readAddresses(list, (line) => headingScore([line]) > 0) ??
      opened(readTable(typedList(list), headingScore)),
    'CSV',
  )
}

/** The table with what is in cells of JSON, as most rows of a database have them, in columns. */
function opened(table: Table): Table {
  const { headings, rows } = table
  const first = rows.slice(0, 50)
  const isOpened = ({ cells }: CsvRow) => cells.some((cell) => isObject(unpacked(cell)))
  if (first.filter(isOpened).length * 2 <= first.length || isOwnExport(table)) return table
  const values = rows.map(({ cells }) => Object.fromEntries(headings.map((name, at) => [name, cells[at]])))
  const found = tableOf(values)
  return { ...table, ...found, rows: found.rows.map((row, at) => ({ ...row, line: rows[at]?.line ?? 0 })) }
}

const tooManyRows = 'This file has more than 60,000 rows. Split it into smaller ones.'

function ofTable(table: Table, type: 'CSV' | 'JSON'): Content {
  const { rows, headings } = table
  if (rows.length > mostRows) throw new Error(tooManyRows)
  if (rows.length === 0)
    throw new Error('The file has headings and no rows. Add the rows, or choose another file.')
  const found = recognizeColumns(table, type !== 'JSON')
  return { kind: 'table', type, records: [], left: [], headings, table, found }
}

/** JSON as a console, a chat or a program, `users = […];`, has it: all addresses are in it. */
function parseAmongWords(text: string): unknown {
  const start = text.slice(0, 500).search(/\[\s*[{(]|\{\s*(?:["']|\w+\s*:)/)
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1
  const json = text.slice(start, end)
  // Brackets in the cells of a table are no JSON.
  const isAddressed = json.includes('@') && !(text.slice(0, start) + text.slice(end)).includes('@')
  const value = start >= 0 && isAddressed ? attempt(() => parseJson(json)) : undefined
  // Lines with a value each and words around each are a table.
  return Array.isArray(value) && value.includes(undefined) ? undefined : value
}

const isOurs = (entry: readonly unknown[]): entry is [name: string, text: string] =>
  entry.length === 2 && String(entry[0]).startsWith('invitation') && typeof entry[1] === 'string'

/**
 * The texts of this site that a tool has saved from a browser's storage: as members, as pairs, or
 * as `{name, value}`.
 */
function storedIn(value: unknown, depth = 6): readonly (readonly [name: string, text: string])[] {
  if (typeof value !== 'object' || value === null || depth === 0) return []
  const { key, name = key, value: text } = value as Readonly<Record<string, unknown>>
  const pairs = [[name, text], Array.isArray(value) ? value : [], ...Object.entries(value)].filter(isOurs)
  return pairs.length > 0 ? pairs : Object.values(value).flatMap((each) => storedIn(each, depth - 1))
}

/** JSON that was made a text once more: `"[{\"id\":…"`, also after a name. */
const unquoted = (text: string): unknown =>
  /^[^"@[{]{0,200}"\s*[[{]/.test(text)
    ? attempt(() => parseJson(JSON.parse(text.slice(text.indexOf('"'), text.lastIndexOf('"') + 1))))
    : undefined

/** What a JSON text holds, in any of its usual forms; undefined where it is none. */
async function readJson(text: string): Promise<Content | undefined> {
  // A mail program may have put words and line breaks into a request file.
  if (/"format"\s*:\s*"sidenote-request"/.test(text)) {
    const sent = [parseRequestFile(text)]
    return { ...sortOut(sent, tableOf(sent), false), kind: 'request', type: 'Emailed request' }
  }
  const value = parseJson(text) ?? unquoted(text) ?? parseAmongWords(text)
  if (value === undefined) return undefined
  const entries = isObject(value) ? value : {}
  if (entries.format === backupFormat) return readBackup(entries)
  const stored = text.includes('invitation') ? storedIn(value) : []
  const notes = stored.length > 0 ? readNotes(stored) : undefined
  const lists = stored.flatMap(([name, list]) => (name === listKey ? [parseValues(list)] : []))
  if (lists.length > 0) return readList(lists, notes)
  const { groups } = peopleIn(value)
  if (groups.length > 0) return readList(groups, notes)
  // The only line of a file with one object a line; its lists are of tags.
  if (holdsAddress(value)) return readList([{ values: [value] }], notes)
  const arrays = [value, ...Object.values(entries)].filter(Array.isArray)
  const values = arrays.find(({ length }) => length > 0) ?? arrays[0]
  if (values) return readList([{ values }], notes)
  throw new Error('This file holds no list of people, no backup and no request file. Choose another one.')
}

/**
 * Stored records of this site, or the objects of another tool as a table. These, too, may have a
 * text each for id, name and address: a list is ours if any of it could be a request of this site.
 */
function readList(groups: readonly Group[], notes?: ReadonlyMap<string, InvitationNote>): Content {
  if (groups.reduce((sum, { values }) => sum + values.length, 0) > mostRows) throw new Error(tooManyRows)
  const values = groups.flatMap((group) => group.values)
  const [head, ...more] = values.filter(Array.isArray).map((row) => row.map((each) => cellOf(each)))
  if (head && more.length + 1 === values.length)
    return ofTable(readTable(formatCsv(head, more).trimStart(), headingScore), 'JSON')
  // Where there are several lists, the name of each is a column.
  const named = groups.flatMap(({ key, values }) =>
    key ? values.map((value) => ({ ...(isObject(value) ? value : { value }), list: key })) : values,
  )
  const table = tableOf(named)
  // Of each value of another tool, it would look for the reason why it is no record.
  const isPeople = named.some(holdsAddress)
  const isForeign = isPeople && !values.some((value) => toInvitationRequest(value))
  const sorted = isForeign ? undefined : sortOut(values, table, true, notes)
  if (!sorted || (isPeople && sorted.records.length === 0)) return ofTable(table, 'JSON')
  return { ...sorted, kind: 'list', type: 'List of records' }
}

async function readBackup(value: Readonly<Record<string, unknown>>): Promise<Content> {
  const { version, madeAt, sha256: hash, entries } = value
  if (version !== backupVersion) {
    const advice =
      Number(version) > backupVersion
        ? 'A newer version of this site made it. Reload this page and try again.'
        : 'Use a backup that this site made.'
    throw new Error(
      `This backup has format version ${String(version).slice(0, 20)}, which this site cannot read. ${advice}`,
    )
  }
  if (!isObject(entries)) throw new Error('This backup holds no entries. Use another backup.')
  const pairs = Object.entries(entries)
  if (!pairs.every(isTextEntry))
    throw new Error('This backup is damaged: an entry is not text. Use another backup.')
  const texts = new Map(pairs)
  const { values, unreadable } = parseValues(texts.get(listKey) ?? null)
  const rest = { line: values.length + 1, cells: [], reason: 'the list is damaged from here on' }
  const actual = typeof hash === 'string' ? await sha256(JSON.stringify(entries)) : undefined
  const checksum = actual === undefined ? 'none' : actual === hash ? 'matches' : 'differs'
  const content = sortOut(values, tableOf(values), true, readNotes(pairs), checksum === 'matches')
  return {
    ...content,
    kind: 'backup',
    type: 'Backup',
    left: [...content.left, ...(unreadable ? [rest] : [])],
    texts,
    checksum,
    madeAt: typeof madeAt === 'string' ? madeAt : '',
  }
}
