import { freeIds, type InvitationChange, withFields } from '@/domain/invitations/list'
import type { InvitationNote } from '@/domain/invitations/notes-and-log'
import {
  generateInvitationCode,
  type InvitationRequest,
  isInvitationCode,
  toInvitationRequest,
} from '@/domain/invitations/record'
import { addressKey } from '@/features/review/list/filters'
import type { Columns } from './import-columns'
import type { ImportFile } from './import-file'
import { looks, momentKey, pairUp } from './import-records'
import {
  type Answers,
  type ImportRecord,
  type LeftOut,
  noAnswers,
  requestsOf,
  type SubmittedField,
  submittedFields,
} from './import-table'

export type Difference = {
  readonly field: SubmittedField | 'status'
  readonly here: string
  readonly theirs: string
}

export type Conflict = ImportRecord & {
  readonly here: InvitationRequest
  readonly differences: readonly Difference[]
}

export type ImportPlan = ImportCheck['plan']

/** What the import is compared with, and what is known about the person who imports. */
type Surroundings = {
  readonly requests?: readonly InvitationRequest[]
  readonly notes?: ReadonlyMap<string, Pick<InvitationNote, 'text'>>
  /** What was chosen for the same headings before. */
  readonly known?: Columns | undefined
  readonly now: Date
  readonly locale?: string
}

/**
 * Compares the records of a file with the requests here: each is new, the same, different, or left
 * out. A person is an address. A decision made here stays as it is.
 */
function planImport(
  { records, left, kind, placeOf }: ImportFile,
  { requests = [], notes: notesHere, now }: Surroundings,
  { decided, withRepeated }: Answers,
) {
  const mates = pairUp(records, requests)
  const freeId = freeIds(requests.map(({ id }) => id))
  const codes = new Set(requests.flatMap(({ invitationCode }) => invitationCode ?? []))
  /** Lines of approved records that have no code of their own: each gets a new one. */
  const uncoded = new Set<number>()
  const fresh: ImportRecord[] = []
  const same: ImportRecord[] = []
  const conflicting: Conflict[] = []
  const all: LeftOut[] = [...left]
  /** Notes by the ids that their requests have here. */
  const notes = new Map<string, string>()
  /** How many notes differ from the ones here, which stay. */
  let otherNotes = 0
  /** How many decisions of a table are other ones than those here, which stay. */
  let otherStatuses = 0
  const firstLines = new Map<string, number>()
  /** The lines of those who are here: their other rows are the same people, also above. */
  const knownLines = new Map(
    [...mates.keys()].reverse().map(({ line, request }) => [addressKey(request), line]),
  )
  const moments = new Set<string>()

  const decisionOf = ({ line, request }: ImportRecord, isTaken = true) => {
    const { status, updatedAt = now.toISOString(), invitationCode = '' } = request
    if (!isTaken) return { status: 'pending', updatedAt: undefined, invitationCode: undefined }
    if (status === 'pending') return { status, updatedAt: request.updatedAt, invitationCode: undefined }
    if (status === 'rejected') return { status, updatedAt, invitationCode: undefined }
    // A state that this site does not know comes back as it was saved.
    if (status !== 'approved') return { status }
    const isFree = isInvitationCode(invitationCode) && !codes.has(invitationCode)
    const code = isFree ? invitationCode : generateInvitationCode(codes)
    if (!isFree) uncoded.add(line)
    codes.add(code)
    return { status, updatedAt, invitationCode: code }
  }

  for (const record of records) {
    const { line, request } = record
    const here = mates.get(record)
    const person = addressKey(request)
    const moment = `${person} ${momentKey(request, 1)}`
    const firstLine = firstLines.get(person) ?? knownLines.get(person)
    // A backup is as it was stored. Lists that were copied on two days hold the same people.
    const isKnown = firstLine !== undefined && kind !== 'backup'
    const isAgain = isKnown && (!record.isExact || moments.has(moment))
    firstLines.set(person, firstLine ?? line)
    moments.add(moment)
    if (here) {
      const noteHere = notesHere?.get(here.id)?.text
      if (record.note !== undefined && noteHere === undefined) notes.set(here.id, record.note)
      else if (record.note !== undefined && record.note !== noteHere) otherNotes += 1
      // Stored records may decide about a request that is pending here: each is a choice.
      const decides = record.isWhole && here.status === 'pending' && request.status !== 'pending'
      if (!record.isWhole && ![here.status, 'pending'].includes(request.status)) otherStatuses += 1
      const differences = differ(here, record, decides)
      if (differences.length === 0) {
        same.push(record)
        continue
      }
      const theirs = Object.fromEntries(
        differences.flatMap(({ field }) => (field === 'status' ? [] : [[field, request[field]]])),
      )
      const { status, updatedAt, invitationCode } = here
      const decision = decides ? decisionOf(record) : { status, updatedAt, invitationCode }
      const lacking = submittedFields.filter((field) => !record.fields.includes(field))
      const whole = record.isWhole
        ? changed(record, Object.fromEntries(lacking.map((field) => [field, here[field]])))
        : changed({ ...record, value: here, request: here }, theirs)
      conflicting.push({ ...changed(whole, { id: here.id, ...decision }), here, differences })
    } else if (isAgain && !withRepeated) {
      all.push({ line, cells: record.cells, reason: `same address as ${placeOf(firstLine)}` })
    } else {
      const id = freeId(request.id || String(Date.parse(request.submittedAt)))
      const plain = { ...request, id }
      // Most of a long list: nothing about a decision has to be put in or left out.
      const isPlain = !record.isWhole && request.status === 'pending'
      const added = isPlain
        ? { ...record, request: plain, value: plain }
        : changed(record, { id, ...decisionOf(record, kind !== 'list' || decided.has(line)) })
      if (record.note !== undefined) notes.set(added.request.id, record.note)
      fresh.push(added)
    }
  }
  all.sort((a, b) => a.line - b.line)
  const repeated = all.length - left.length
  /** Notes about requests that are here. */
  const newNotes = notes.size - fresh.filter(({ note }) => note !== undefined).length
  const counts = { repeated, newNotes, otherNotes, otherStatuses }
  return { fresh, same, conflicting, left: all, uncoded, notes, ...counts }
}

/**
 * New records, and `chosen` conflicts, where the file's record replaces the stored value. Where
 * that has changed since the plan was made, `from` is what it was, and the change is refused.
 */
export function importChanges(
  { fresh, conflicting }: Pick<ImportPlan, 'fresh' | 'conflicting'>,
  chosen: ReadonlySet<number>,
  values: ReadonlyMap<string, unknown>,
): readonly InvitationChange[] {
  const added = fresh.map(({ request: { id }, value }) => ({ id, from: undefined, to: value }))
  const replaced = conflicting
    .filter(({ line }) => chosen.has(line))
    .map(({ here, value }) => {
      const stored = values.get(here.id)
      const isSame = JSON.stringify(toInvitationRequest(stored)) === JSON.stringify(here)
      return { id: here.id, from: isSame ? stored : here, to: value }
    })
  return [...added, ...replaced]
}

/** The record with other fields, or as it is where they are the same. */
function changed(record: ImportRecord, fields: Readonly<Record<string, string | undefined>>): ImportRecord {
  if (Object.entries(fields).every(([name, text]) => Reflect.get(record.request, name) === text))
    return record
  const value = withFields(record.value, fields)
  return { ...record, value, request: toInvitationRequest(value) ?? record.request }
}

function differ(here: InvitationRequest, record: ImportRecord, decides: boolean): readonly Difference[] {
  const { request, fields, precision } = record
  const differences = fields.flatMap((field): readonly Difference[] => {
    const [a, b] = [here[field] ?? '', request[field] ?? '']
    return looks(a) === looks(b) || field === 'submittedAt' ? [] : [{ field, here: a, theirs: b }]
  })
  const isMoment = momentKey(here, precision) === momentKey(request, precision)
  const moment = { field: 'submittedAt', here: here.submittedAt, theirs: request.submittedAt } as const
  const status = { field: 'status', here: here.status, theirs: request.status } as const
  return [...differences, ...(isMoment ? [] : [moment]), ...(decides ? [status] : [])]
}

export type ImportCheck = ReturnType<typeof checkImport>

/** All that an import would do, and what is open about it. Nothing is stored. */
export function checkImport(file: ImportFile, surroundings: Surroundings, answers: Answers = noAnswers) {
  if (!file.table || !file.found) return { plan: planImport(file, surroundings, answers) }
  const { known, now, locale } = surroundings
  const { pairs, isGuess } = file.found
  const columns: Columns = answers.columns ?? known ?? file.found.columns
  const { records, left, questions, unused } = requestsOf(file.table, columns, answers, now, locale)
  // A heading that is not known here may be that of the names, of the dates, or of the messages.
  const { name, submittedAt } = questions.missing
  const isNameless = Math.max(name, submittedAt) >= records.length && unused.length > 0
  const isWithout = isNameless || (!columns.message && questions.hasWords)
  return {
    plan: planImport({ ...file, records, left }, surroundings, answers),
    table: file.table,
    columns,
    found: file.found.columns,
    length: records.length,
    /** The columns of a first and a last name; the choices "First + Last". */
    pairs,
    questions,
    isOwn: records.some(({ isExact }) => isExact),
    /** Whether an admin should look at the columns. */
    isGuess: (!known && (isGuess || isWithout)) || !columns.email || !file.table.hasHeadings,
    unused,
  }
}
