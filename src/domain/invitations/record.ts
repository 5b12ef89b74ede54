import { type Answers, answerNames, givenAnswers, requiredNames } from './answers'

/** The key of the list, a JSON array (specification, section 3); other keys begin with it. */
export const listKey = 'invitationRequests'

/** The keys of what is stored beside it begin with these. */
export const notePrefix = 'invitationNote:'
export const auditPrefix = 'invitationAudit:'

/** The states of specification, section 4. */
export const statuses = ['pending', 'approved', 'rejected'] as const
/** One of these; any other text is kept and shown as it is. */
export type InvitationStatus = (typeof statuses)[number] | (string & Record<never, never>)

/**
 * A request as it is stored (specification, section 3). A choice may also be any other text, and
 * fields unknown here stay with it.
 */
export type InvitationRequest = Answers & {
  /** Epoch milliseconds of the submission, made unique; other writers may store any text. */
  readonly id: string
  readonly status: InvitationStatus
  /** ISO 8601. */
  readonly submittedAt: string
  /** ISO 8601. Absent until the first decision; older records have their submittedAt here. */
  readonly updatedAt?: string
  /** Only when approved. */
  readonly invitationCode?: string
}

/** The pending request that a visitor's input becomes. */
export const createRequest = (id: string, input: Answers, now: Date): InvitationRequest => ({
  id,
  ...givenAnswers(input),
  status: 'pending',
  submittedAt: now.toISOString(),
})

/** How many there are in all, and in each known state; an unknown one counts in the total only. */
export function countByStatus(requests: readonly InvitationRequest[]) {
  const count = (status: InvitationStatus) => requests.filter((request) => request.status === status).length
  return {
    total: requests.length,
    pending: count('pending'),
    approved: count('approved'),
    rejected: count('rejected'),
  }
}

/** Works once for each request: lists are long, and a change keeps the objects of all others. */
export function once<T>(work: (request: InvitationRequest) => T): (request: InvitationRequest) => T {
  const known = new WeakMap<InvitationRequest, T>()
  return (request) => {
    const found = known.get(request)
    if (found !== undefined) return found
    const fresh = work(request)
    known.set(request, fresh)
    return fresh
  }
}

/** Epoch milliseconds of the submission; NaN when no date can be read. */
export const submittedTime = once(({ submittedAt }) => Date.parse(submittedAt))

/** Newest first; equal dates keep their order, and those without a readable one come last. */
export function newestFirst(requests: readonly InvitationRequest[]): readonly InvitationRequest[] {
  const time = (request: InvitationRequest) => {
    const read = submittedTime(request)
    return Number.isNaN(read) ? Number.NEGATIVE_INFINITY : read
  }
  return requests.toSorted((a, b) => time(b) - time(a))
}

/** Without these a stored value is no request. */
export const required = ['id', 'name', 'email']
/** What other fields that every request has are read as where they are missing. */
const defaults: Readonly<Record<string, string>> = {
  ...Object.fromEntries(requiredNames.filter((name) => !required.includes(name)).map((name) => [name, ''])),
  status: 'pending',
  submittedAt: '',
}
export const textFields = ['id', ...answerNames, 'status', 'submittedAt', 'updatedAt', 'invitationCode']

/**
 * The stored value as a request, or undefined when it is something else: `id`, `name` and `email`
 * must be text, and `id` not empty. Other known fields may be absent or null; one that is no text
 * makes the value foreign, so that no later change loses what it held.
 */
export function toInvitationRequest(value: unknown): InvitationRequest | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields = value as Readonly<Record<string, unknown>>
  if (fields.id === '') return undefined
  let isWhole = true
  for (const name of textFields) {
    const field = Object.hasOwn(fields, name) ? (fields[name] ?? null) : null
    if (typeof field === 'string') continue
    if (field !== null || required.includes(name)) return undefined
    isWhole &&= !(name in defaults) && !Object.hasOwn(fields, name)
  }
  // Unchanged where no field needs a default: lists are long.
  if (isWhole) return value as InvitationRequest
  const isGiven = ([name, field]: readonly [string, unknown]) =>
    !textFields.includes(name) || typeof field === 'string'
  return { ...defaults, ...Object.fromEntries(Object.entries(fields).filter(isGiven)) } as InvitationRequest
}

/** True for a text that can be an invitation code (specification, section 9). */
export const isInvitationCode = (text: string): boolean => /^[A-Z0-9]{8}$/.test(text)

/** A code such as 00123456 or 12345E12, which spreadsheets take for a number and change. */
export const looksLikeNumber = (code: string): boolean => /^\d+(?:E\d+)?$/.test(code)

/** A new invitation code from the browser's secure random numbers, and none of `taken`. */
export function generateInvitationCode(taken: ReadonlySet<string | undefined>): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  let code = ''
  while (code.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(8))) {
      // 252 is the largest multiple of 36 in a byte: below it every character is equally likely.
      if (byte < 252 && code.length < 8) code += alphabet.charAt(byte % alphabet.length)
    }
  }
  return taken.has(code) || looksLikeNumber(code) ? generateInvitationCode(taken) : code
}
