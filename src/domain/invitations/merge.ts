import type { JournalEntry } from './journal'
import { nextFreeId, type StoredMember, withFields } from './list'
import type { InvitationRequest } from './record'

type DecidedEntry = Extract<JournalEntry, { readonly kind: 'decided' }>
type Merged = { readonly members: readonly StoredMember[]; readonly changed: boolean }

/** What a member is called in the entry of a "clear all": a request by its id, anything else by its JSON. */
export function memberName({ value, request }: StoredMember): string {
  if (request) return requestName(request.id)
  try {
    return `json:${JSON.stringify(value)}`
  } catch {
    // Nested too deep to be written. It cannot be named, and any tab that would write it again fails to.
    return 'json:'
  }
}

/** The same name, from the id of a request. */
export const requestName = (id: string): string => `id:${id}`

/**
 * The list with the journal laid over it: cleared members gone, added requests there, decisions applied. `changed` tells whether
 * the list lacked any of it. Merging the result again changes nothing, and tabs with the same journal end with the same requests.
 */
export function mergeJournal(members: readonly StoredMember[], journal: readonly JournalEntry[]): Merged {
  if (journal.length === 0) return { members, changed: false }
  const cleared = new Set(journal.flatMap((entry) => (entry.kind === 'cleared' ? entry.members : [])))
  const merged =
    cleared.size > 0 ? members.filter((member) => !cleared.has(memberName(member))) : [...members]
  let changed = merged.length !== members.length

  const positions = new Map<string, number>()
  merged.forEach(({ request }, index) => {
    if (request) positions.set(request.id, index)
  })
  for (const entry of journal) {
    if (entry.kind !== 'added' || cleared.has(requestName(entry.request.id))) continue
    const missing = findMissing(entry.request, merged, positions)
    if (!missing) continue
    positions.set(missing.id, merged.length)
    merged.push({ value: missing, request: missing })
    changed = true
  }
  for (const entry of journal) {
    if (entry.kind !== 'decided') continue
    const index = positions.get(entry.id) ?? -1
    const member = merged[index]
    if (!member?.request || !isOverruled(member.request, entry)) continue
    merged[index] = withFields(member.value, member.request, {
      updatedAt: undefined,
      invitationCode: undefined,
      ...entry.decision,
    })
    changed = true
  }
  return { members: merged, changed }
}

/** The request as it has to be appended, or undefined when it is in the list. */
function findMissing(
  request: InvitationRequest,
  members: readonly StoredMember[],
  positions: ReadonlyMap<string, number>,
): InvitationRequest | undefined {
  const holder = members[positions.get(request.id) ?? -1]?.request
  if (!holder) return request
  if (isSameText(holder, request)) return undefined
  // Without locks two tabs can give different requests the same id; the second then stands under the next free one.
  const { submittedAt } = request
  if (members.some(({ request: other }) => other?.submittedAt === submittedAt && isSameText(other, request)))
    return undefined
  return { ...request, id: nextFreeId(request.id, (id) => positions.has(id)) }
}

function isSameText(a: InvitationRequest, b: InvitationRequest): boolean {
  return a.name === b.name && a.email === b.email && a.message === b.message
}

/** The journal outranks the three known states; a state that something else stored is left alone. */
function isOverruled(request: InvitationRequest, { decision }: DecidedEntry): boolean {
  if (request.status === 'pending') return decision.status !== 'pending'
  if (request.status !== 'approved' && request.status !== 'rejected') return false
  return request.status !== decision.status || request.invitationCode !== decision.invitationCode
}
