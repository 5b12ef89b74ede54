import { type InvitationRequest, roles, toInvitationRequest, useCases } from '@/domain/invitations/record'

/** A record of a file. `line` is its place, from 1; of a CSV file the number of the row. */
export type ImportRecord = {
  readonly line: number
  readonly request: InvitationRequest
  /** The value to store, with fields that this site does not know. */
  readonly value: unknown
  /** The private note about it, in a backup. */
  readonly note?: string | undefined
}

/** A record that stays out, and why. */
export type BadRecord = { readonly line: number; readonly reason: string }

/** What may be a record of a file, or why it cannot be one. */
export type Candidate = { readonly line: number; readonly value: unknown } | BadRecord

export type Sorted = { readonly records: readonly ImportRecord[]; readonly bad: readonly BadRecord[] }

/** The good and the bad. An id that comes twice is bad the second time. */
export function sortOut(candidates: readonly Candidate[]): Sorted {
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

/** The values that form and admin give a record. */
const known: Readonly<Record<'status' | 'role' | 'useCase', readonly string[]>> = {
  status: ['pending', 'approved', 'rejected'],
  role: roles.map(({ value }) => value),
  useCase: useCases.map(({ value }) => value),
}

/** Why neither form nor admin could have made a record. */
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
