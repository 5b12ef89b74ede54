import { answerNames, csvColumns } from '@/domain/invitations/answers'
import { freeIds, type InvitationChange, parseValues, withFields } from '@/domain/invitations/list'
import {
  generateInvitationCode,
  type InvitationRequest,
  isInvitationCode,
  listKey,
  toInvitationRequest,
} from '@/domain/invitations/record'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import type { ImportFile, ImportRecord } from './import-file'

export type Difference = { readonly field: string; readonly here: string; readonly theirs: string }

export type Conflict = ImportRecord & {
  readonly here: InvitationRequest
  readonly differences: readonly Difference[]
}

export type ImportPlan = ReturnType<typeof planImport>

const submitted = [...answerNames, 'submittedAt'] as const
const everything = [...submitted, 'status', 'invitationCode'] as const
/** A request file holds no decision, and a CSV file no message, code or id. */
const compared = {
  request: submitted,
  csv: csvColumns.map(({ field }) => field),
  backup: everything,
  list: everything,
} as const

/** Compares a file with the requests here, and makes missing dates and codes. */
export function planImport(file: ImportFile, requests: readonly InvitationRequest[], now: Date) {
  const byId = new Map(requests.map((request) => [request.id, request]))
  const bySender = new Map(requests.map((request) => [senderKey(request), request]))
  const freeId = freeIds(byId.keys())
  const codes = new Set(requests.flatMap(({ invitationCode }) => invitationCode ?? []))
  /** Lines of approved records that have no code of their own: each gets a new one. */
  const uncoded = new Set<number>()
  const fresh: ImportRecord[] = []
  const same: ImportRecord[] = []
  const conflicting: Conflict[] = []
  const fields = compared[file.kind]
  const isWhole = fields === everything

  const decisionOf = (line: number, { status, ...given }: InvitationRequest, old?: string) => {
    const updatedAt = given.updatedAt ?? (status === 'pending' ? undefined : now.toISOString())
    if (status !== 'approved') return { updatedAt, invitationCode: undefined }
    let invitationCode = given.invitationCode ?? old ?? ''
    const isFree = invitationCode === old || !codes.has(invitationCode)
    if (!isFree || !isInvitationCode(invitationCode)) {
      uncoded.add(line)
      invitationCode = generateInvitationCode(codes)
    }
    codes.add(invitationCode)
    return { updatedAt, invitationCode }
  }

  for (const record of file.records) {
    const { line, request } = record
    const namesake = file.kind === 'csv' ? undefined : byId.get(request.id)
    const here = namesake && isSamePerson(namesake, request) ? namesake : bySender.get(senderKey(request))
    const differences = here ? differ(fields, here, request) : []
    if (!here) fresh.push(changed(record, { id: freeId(request.id), ...decisionOf(line, request) }))
    else if (differences.length === 0) same.push(record)
    else {
      // A file that holds only a part of the record changes only that.
      const answers = Object.fromEntries(fields.map((field) => [field, request[field]]))
      const whole = isWhole ? record : changed({ ...record, value: here, request: here }, answers)
      const decision = decisionOf(line, whole.request, here.invitationCode)
      const isDecided = !isWhole && whole.request.status !== 'pending'
      const date = isDecided ? { updatedAt: now.toISOString() } : {}
      conflicting.push({ ...changed(whole, { id: here.id, ...decision, ...date }), here, differences })
    }
  }
  return { fresh, same, conflicting, bad: file.bad, uncoded }
}

/** New records, and `chosen` conflicts, where the file's record replaces the stored value. */
export function importChanges(
  { fresh, conflicting }: ImportPlan,
  chosen: ReadonlySet<number>,
  values: ReadonlyMap<string, unknown>,
): readonly InvitationChange[] {
  const added = fresh.map(({ request: { id }, value }) => ({ id, from: undefined, to: value }))
  const replaced = conflicting
    .filter(({ line }) => chosen.has(line))
    .map(({ here: { id }, value }) => ({ id, from: values.get(id), to: value }))
  return [...added, ...replaced]
}

/** The backup's texts; its list without records that form and admin could not have made. */
export function restoreTexts(file: ImportFile, now: Date): StoredTexts {
  const texts = file.texts ?? new Map<string, string>()
  const list = JSON.stringify(planImport(file, [], now).fresh.map(({ value }) => value))
  const saved = parseValues(texts.get(listKey) ?? null)
  const asSaved = !saved.unreadable && JSON.stringify(saved.values) === list
  return asSaved ? texts : new Map([...texts, [listKey, list]])
}

/** The record with other fields, or as it is where they are the same. */
function changed(record: ImportRecord, fields: Readonly<Record<string, string | undefined>>): ImportRecord {
  if (Object.entries(fields).every(([name, text]) => Reflect.get(record.request, name) === text))
    return record
  const value = withFields(record.value, fields)
  return { ...record, value, request: toInvitationRequest(value) ?? record.request }
}

const address = ({ email }: InvitationRequest): string => email.trim().toLowerCase()

const senderKey = (request: InvitationRequest): string =>
  `${address(request)} ${Date.parse(request.submittedAt)}`

/** Two requests with one id are the same if they have the same address or the same moment. */
const isSamePerson = (a: InvitationRequest, b: InvitationRequest): boolean =>
  address(a) === address(b) || a.submittedAt === b.submittedAt

function differ(
  fields: readonly (typeof everything)[number][],
  here: InvitationRequest,
  { invitationCode = here.invitationCode, ...given }: InvitationRequest,
): readonly Difference[] {
  // Only an approved request has a code (specification, section 3).
  const theirs = { ...given, invitationCode: given.status === 'approved' ? invitationCode : undefined }
  return fields.flatMap((field) => {
    const [a, b] = [here[field] ?? '', theirs[field] ?? '']
    return a === b ? [] : [{ field, here: a, theirs: b }]
  })
}
