import { freeIds, parseValues } from '@/domain/invitations/list'
import { listKey } from '@/domain/invitations/record'
import { parseRequestFile } from '@/domain/invitations/request-file'
import { notesIn } from '@/domain/invitations/side'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { parseCsv, plainCell } from '@/lib/csv'
import { type BadRecord, type Candidate, type ImportRecord, type Sorted, sortOut } from './import-records'

const backupFormat = 'invitation-backup'
const backupVersion = 1

/** A text's SHA-256 in hexadecimal; undefined where there is none (insecure origins). */
async function sha256(text: string): Promise<string | undefined> {
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
export async function formatBackup(texts: StoredTexts, now: Date) {
  const madeAt = now.toISOString()
  const entries = Object.fromEntries(texts)
  const hash = await sha256(JSON.stringify(entries))
  const head = { format: backupFormat, version: backupVersion, madeAt, ...(hash && { sha256: hash }) }
  return {
    name: `invitation-backup-${madeAt.slice(0, 10)}.json`,
    text: `${JSON.stringify({ ...head, entries })}\n`,
  }
}

/** The columns of the CSV export, and the fields in them (specification, section 9). */
export const csvColumns = {
  name: 'Name',
  email: 'Email',
  role: 'Role',
  organization: 'Organization',
  useCase: 'Use Case',
  status: 'Status',
  submittedAt: 'Submitted At',
} as const
type CsvField = keyof typeof csvColumns
export const csvFields = Object.keys(csvColumns) as readonly CsvField[]

/** What a file holds. */
export type ImportFile = {
  readonly kind: 'backup' | 'request' | 'list' | 'csv'
  readonly records: readonly ImportRecord[]
  readonly bad: readonly BadRecord[]
  /** Of a backup: whether it is as it was saved, when it was made, and its texts. */
  readonly checksum: 'matches' | 'differs' | 'none'
  readonly madeAt: string
  readonly texts?: StoredTexts
}

/** What came of reading a file; `reason` is a sentence for people. */
export type ImportReading =
  | ({ readonly state: 'read' } & ImportFile)
  | { readonly state: 'refused'; readonly reason: string }

const refused = (reason: string): ImportReading => ({ state: 'refused', reason })
const read = (kind: ImportFile['kind'], found: Sorted & Partial<ImportFile>): ImportReading => ({
  state: 'read',
  kind,
  checksum: 'none',
  madeAt: '',
  ...found,
})

/** Reads a backup, a request file, a copied list or an exported CSV file. Never throws. */
export async function readImportFile(text: string): Promise<ImportReading> {
  const value = parse(text)
  if (Array.isArray(value)) return read('list', sortOut(value.map(toCandidate)))
  if (typeof value === 'object' && value !== null)
    return Reflect.get(value, 'format') === backupFormat ? readBackup(value) : readRequest(text)
  const rows = csvRows(text)
  return rows
    ? read('csv', sortOut(rows))
    : refused('This is not a backup, a request file or a CSV file with the columns of the export.')
}

const toCandidate = (value: unknown, index: number): Candidate => ({ line: index + 1, value })

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

async function readBackup(value: object): Promise<ImportReading> {
  const { version, madeAt, sha256: hash, entries } = value as Record<string, unknown>
  if (version !== backupVersion)
    return refused(`This backup is of version ${String(version).slice(0, 20)}, which is not known here.`)
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    return refused('This backup holds no entries.')
  const pairs = Object.entries(entries)
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string'))
    return refused('This backup is damaged: an entry is not text.')
  const texts = new Map(pairs)
  const { values, unreadable } = parseValues(texts.get(listKey) ?? null)
  const rest = { line: values.length + 1, reason: 'the list is damaged from here on' }
  const { records, bad } = sortOut([...values.map(toCandidate), ...(unreadable ? [rest] : [])])
  const notes = notesIn(pairs)
  const actual = typeof hash === 'string' ? await sha256(JSON.stringify(entries)) : undefined
  return read('backup', {
    records: records.map((record) => ({ ...record, note: notes.get(record.request.id)?.text })),
    bad,
    texts,
    checksum: actual === undefined ? 'none' : actual === hash ? 'matches' : 'differs',
    madeAt: typeof madeAt === 'string' ? madeAt : '',
  })
}

function readRequest(text: string): ImportReading {
  const reading = parseRequestFile(text)
  return reading.kind === 'refused'
    ? refused(reading.reason)
    : read('request', sortOut([{ line: 1, value: reading.request }]))
}

/** The rows of an exported CSV file; undefined when the first row is not its headings. */
function csvRows(text: string): readonly Candidate[] | undefined {
  const [head, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''))
  const titles = Object.values(csvColumns).map((title) => title.toLowerCase())
  if (!titles.every((title, index) => head?.[index]?.trim().toLowerCase() === title)) return undefined
  const freeId = freeIds([])
  return rows.flatMap((cells, index): readonly Candidate[] => {
    const line = index + 2
    if (cells.length === 1 && cells[0]?.trim() === '') return []
    if (cells.length < titles.length)
      return [{ line, reason: `it has ${cells.length} cells in place of ${titles.length}` }]
    const cell = (field: CsvField) => plainCell(cells[csvFields.indexOf(field)] ?? '')
    const { organization, ...fields } = Object.fromEntries(csvFields.map((field) => [field, cell(field)]))
    const id = freeId(String(Date.parse(cell('submittedAt'))))
    return [{ line, value: { id, ...fields, ...(organization?.trim() && { organization }), message: '' } }]
  })
}
