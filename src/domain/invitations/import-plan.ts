import type { InvitationChange } from './changes'
import type { BadRecord, ImportFile, ImportRecord } from './import'
import { freeIds, withFields } from './list'
import type { InvitationRequest } from './record'

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
}

const submitted = ['name', 'email', 'role', 'organization', 'useCase', 'message', 'submittedAt'] as const
const compared = {
  // A request file knows nothing of a decision, and a CSV file neither of message, code nor id.
  request: submitted,
  csv: ['name', 'email', 'role', 'organization', 'useCase', 'status', 'submittedAt'],
  backup: [...submitted, 'status', 'invitationCode'],
  list: [...submitted, 'status', 'invitationCode'],
} as const

/** Compares a file with the requests here. A different request whose id is taken here is new, and gets the next free id. */
export function planImport(file: ImportFile, requests: readonly InvitationRequest[]): ImportPlan {
  const byId = new Map(requests.map((request) => [request.id, request]))
  const bySender = new Map(requests.map((request) => [senderKey(request), request]))
  const taken = new Set(byId.keys())
  const freeId = freeIds((id) => taken.has(id))
  const fresh: ImportRecord[] = []
  const same: ImportRecord[] = []
  const conflicting: Conflict[] = []
  for (const record of file.records) {
    const { request } = record
    const namesake = file.kind === 'csv' ? undefined : byId.get(request.id)
    const here = namesake && isSamePerson(namesake, request) ? namesake : bySender.get(senderKey(request))
    if (!here) {
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
    if (differences.length === 0) same.push(record)
    else conflicting.push({ ...record, here, differences })
  }
  return { fresh, same, conflicting, bad: file.bad }
}

/**
 * The changes that the plan makes: what is new, and the conflicts whose record of the file was chosen. That record is then as the file has
 * it, in all that the file can hold. `values` are the stored ones.
 */
export function importChanges(
  { fresh, conflicting }: ImportPlan,
  chosen: ReadonlySet<number>,
  values: ReadonlyMap<string, unknown>,
  kind: ImportFile['kind'],
  now: Date,
): readonly InvitationChange[] {
  return [
    ...fresh.map(({ request, value }) => ({ id: request.id, from: undefined, to: value })),
    ...conflicting
      .filter(({ line }) => chosen.has(line))
      .map(({ here, request, value }) => {
        const from = values.get(here.id)
        // A file that holds only a part of the record changes only that.
        const partial = kind === 'csv' || kind === 'request'
        const to = partial ? withPart(from, here, pick(request, compared[kind]), now) : withId(value, here.id)
        return { id: here.id, from, to }
      }),
  ]
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
  return compared[kind].flatMap((field) => {
    const [a, b] = [here[field] ?? '', theirs[field] ?? '']
    return a === b ? [] : [{ field, here: a, theirs: b }]
  })
}

const withId = (value: unknown, id: string): unknown => ({ ...Object(value), id })

type Fields = Readonly<Partial<Record<keyof InvitationRequest, string | undefined>>>

/** These fields of the request; undefined stands for one that it lacks. */
const pick = (request: InvitationRequest, fields: readonly (keyof InvitationRequest)[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, request[field]]))

/** The stored value with these fields, changed now. Only an approved request keeps a code (specification, section 3). */
function withPart(value: unknown, here: InvitationRequest, fields: Fields, now: Date): unknown {
  const { status, invitationCode } = { ...here, ...fields }
  const code = status === 'approved' ? invitationCode : undefined
  return withFields(value, here, { ...fields, invitationCode: code, updatedAt: now.toISOString() }).value
}
