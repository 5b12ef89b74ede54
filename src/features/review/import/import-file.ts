import { csvColumns, roles, useCases } from '@/domain/invitations/answers'
import { freeIds, parseValues } from '@/domain/invitations/list'
import { readNotes } from '@/domain/invitations/notes-and-log'
import { type InvitationRequest, listKey, toInvitationRequest } from '@/domain/invitations/record'
import { parseRequestFile } from '@/domain/invitations/request-file'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { backupFormat, backupVersion, sha256 } from '@/features/review/export'
import { attempt } from '@/lib/attempt'
import { parseCsv, plainCell } from '@/lib/csv'

/** A record of a file. `line` is its place, from 1; of a CSV file the number of the row. */
export type ImportRecord = {
  readonly line: number
  readonly request: InvitationRequest
  /** The value to store, with fields that this site does not know. */
  readonly value: unknown
  readonly note?: string | undefined
}

export type BadRecord = { readonly line: number; readonly reason: string }

export type ImportFile = {
  readonly kind: 'backup' | 'request' | 'list' | 'csv'
  readonly records: readonly ImportRecord[]
  readonly bad: readonly BadRecord[]
  /** Of a backup: whether it is unchanged since it was saved, when it was made, and its texts. */
  readonly checksum: 'matches' | 'differs' | 'none'
  readonly madeAt: string
  readonly texts?: StoredTexts
}

/** Reads a backup, request file, copied list or CSV file. Rejects with a sentence for people. */
export async function readImportFile(text: string): Promise<ImportFile> {
  const none = { checksum: 'none', madeAt: '' } as const
  const value: unknown = attempt(() => JSON.parse(text.replace(/^\uFEFF/, '')))
  if (Array.isArray(value)) return { kind: 'list', ...none, ...sortOut(value.map(toCandidate)) }
  if (typeof value === 'object' && value !== null) {
    if (Reflect.get(value, 'format') === backupFormat) return readBackup(value)
    return { kind: 'request', ...none, ...sortOut([{ line: 1, value: parseRequestFile(text) }]) }
  }
  const rows = csvRows(text)
  if (rows) return { kind: 'csv', ...none, ...sortOut(rows) }
  throw new Error('This is not a backup, a request file or a CSV file with the columns of the export.')
}

const toCandidate = (value: unknown, index: number): Candidate => ({ line: index + 1, value })

async function readBackup(value: object): Promise<ImportFile> {
  const { version, madeAt, sha256: hash, entries } = value as Record<string, unknown>
  if (version !== backupVersion)
    throw new Error(`This backup is of version ${String(version).slice(0, 20)}, which is not known here.`)
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    throw new Error('This backup holds no entries.')
  const pairs = Object.entries(entries)
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string'))
    throw new Error('This backup is damaged: an entry is not text.')
  const texts = new Map(pairs)
  const { values, unreadable } = parseValues(texts.get(listKey) ?? null)
  const rest = { line: values.length + 1, reason: 'the list is damaged from here on' }
  const { records, bad } = sortOut([...values.map(toCandidate), ...(unreadable ? [rest] : [])])
  const notes = readNotes(pairs)
  const actual = typeof hash === 'string' ? await sha256(JSON.stringify(entries)) : undefined
  return {
    kind: 'backup',
    records: records.map((record) => ({ ...record, note: notes.get(record.request.id)?.text })),
    bad,
    texts,
    checksum: actual === undefined ? 'none' : actual === hash ? 'matches' : 'differs',
    madeAt: typeof madeAt === 'string' ? madeAt : '',
  }
}

/** The rows of an exported CSV file; undefined when the first row is not its headings. */
function csvRows(text: string): readonly Candidate[] | undefined {
  const [head, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''))
  const titles = csvColumns.map(({ heading }) => heading.toLowerCase())
  const csvFields = csvColumns.map(({ field }) => field)
  if (!titles.every((title, index) => head?.[index]?.trim().toLowerCase() === title)) return undefined
  const freeId = freeIds([])
  return rows.flatMap((cells, index): readonly Candidate[] => {
    const line = index + 2
    if (cells.length === 1 && cells[0]?.trim() === '') return []
    if (cells.length < titles.length)
      return [{ line, reason: `it has ${cells.length} cells in place of ${titles.length}` }]
    const cell = (field: (typeof csvFields)[number]) => plainCell(cells[csvFields.indexOf(field)] ?? '')
    const { organization, ...fields } = Object.fromEntries(csvFields.map((field) => [field, cell(field)]))
    const id = freeId(String(Date.parse(cell('submittedAt'))))
    return [{ line, value: { id, ...fields, ...(organization?.trim() && { organization }), message: '' } }]
  })
}

type Candidate = { readonly line: number; readonly value: unknown } | BadRecord

/** The good and the bad records. An id that comes twice is bad the second time. */
function sortOut(candidates: readonly Candidate[]) {
  const seen = new Set<string>()
  const checked = candidates.map((candidate): ImportRecord | BadRecord => {
    if ('reason' in candidate) return candidate
    const { line, value } = candidate
    const request = toInvitationRequest(value)
    if (!request) return { line, reason: 'it is not a request' }
    const reason = problemOf(request) ?? (seen.has(request.id) ? 'its id came before' : undefined)
    if (reason) return { line, reason }
    seen.add(request.id)
    return { line, request, value }
  })
  return {
    records: checked.filter((each) => 'request' in each),
    bad: checked.filter((each) => 'reason' in each),
  }
}

/** The values that the form and the admin area can give a record. */
const known: Readonly<Record<'status' | 'role' | 'useCase', readonly string[]>> = {
  status: ['pending', 'approved', 'rejected'],
  role: roles.map(({ value }) => value),
  useCase: useCases.map(({ value }) => value),
}

/** Why neither the form nor the admin area could have made a record. */
function problemOf(request: InvitationRequest): string | undefined {
  const { email, submittedAt, updatedAt = submittedAt } = request
  if (email.trim() === '') return 'it has no e-mail address'
  for (const field of ['status', 'role', 'useCase'] as const) {
    if (!known[field].includes(request[field]))
      return `“${field}” is “${request[field].slice(0, 40)}”, not one of ${known[field].join(', ')}`
  }
  if (Number.isNaN(Date.parse(submittedAt))) return 'it has no readable date of submission'
  return Number.isNaN(Date.parse(updatedAt)) ? 'its date of decision cannot be read' : undefined
}
