import { generateInvitationCode, isInvitationCode } from './code'
import type { BadRecord, ImportFile, ImportRecord } from './import'
import { listKey } from './key'
import { freeIds, type InvitationChange, parseValues, withFields } from './list'
import { type InvitationRequest, toInvitationRequest } from './record'
import type { StoredTexts } from './storage'

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
  csv: ['name', 'email', 'role', 'organization', 'useCase', 'status', 'submittedAt'],
  backup: [...submitted, 'status', 'invitationCode'],
  list: [...submitted, 'status', 'invitationCode'],
} as const

/**
 * Compares a file with the requests here. A different request whose id is taken here is new, and
 * gets the next free id.
 */
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
    const { request } = record
    const namesake = file.kind === 'csv' ? undefined : byId.get(request.id)
    const here = namesake && isSamePerson(namesake, request) ? namesake : bySender.get(senderKey(request))
    if (!here) {
      checkCode(record)
      const id = freeId(request.id)
      taken.add(id)
      fresh.push(
        id === request.id
          ? record
          : { ...record, request: { ...request, id }, value: withId(record.value, id) },
      )
      continue
    }
    const differences = differ(file.kind, here, request)
    if (differences.length === 0) {
      same.push(record)
      continue
    }
    checkCode(record, here.invitationCode)
    conflicting.push({ ...record, here, differences })
  }
  return { fresh, same, conflicting, bad: file.bad, uncoded }
}

/**
 * The changes that the plan makes: what is new, and the conflicts whose record of the file was
 * chosen. That record is then as the file has it, in all that the file can hold. `values` are the
 * stored ones.
 */
export function importChanges(
  { fresh, conflicting, uncoded }: ImportPlan,
  chosen: ReadonlySet<number>,
  values: ReadonlyMap<string, unknown>,
  kind: ImportFile['kind'],
  now: Date,
): readonly InvitationChange[] {
  const all = [
    ...values.values(),
    ...fresh.map(({ value }) => value),
    ...conflicting.map(({ value }) => value),
  ]
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
  return [
    ...fresh.map(({ line, request, value }) => ({
      id: request.id,
      from: undefined,
      to: complete(line, value),
    })),
    ...conflicting
      .filter(({ line }) => chosen.has(line))
      .map(({ line, here, request, value }) => {
        const from = values.get(here.id)
        // A file that holds only a part of the record changes only that. Undefined is a field that
        // it lacks.
        const partial = kind === 'csv' || kind === 'request'
        const part = Object.fromEntries(compared[kind].map((field) => [field, request[field]]))
        const fields = { ...part, updatedAt: now.toISOString() }
        const to = partial ? withFields(from, here, fields).value : withId(value, here.id)
        return { id: here.id, from, to: complete(line, to, here.invitationCode) }
      }),
  ]
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

const senderKey = ({ email, submittedAt }: InvitationRequest): string =>
  `${email.trim().toLowerCase()} ${Date.parse(submittedAt)}`

/** Two requests with one id are one request when they came from one address or at one moment. */
const isSamePerson = (a: InvitationRequest, b: InvitationRequest): boolean =>
  a.email.trim().toLowerCase() === b.email.trim().toLowerCase() || a.submittedAt === b.submittedAt

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
