import { listKey } from './list'
import { type InvitationRequest, toInvitationRequest } from './record'

const addedPrefix = `${listKey}:added:`
const decidedPrefix = `${listKey}:decided:`
const clearedPrefix = `${listKey}:cleared:`

/** The fields that a decision sets; without a code the request has none. */
type Decision = Pick<InvitationRequest, 'status' | 'updatedAt' | 'invitationCode'>

/**
 * A change that was made to the list a moment ago, told to the other tabs under a key of its own. Two tabs that rewrite the list
 * at once can lose each other's change, because a tab may read a copy that is some milliseconds old; they cannot lose each
 * other's keys. `cleared` names the members that a "clear all" took away.
 */
export type JournalEntry =
  | { readonly kind: 'added'; readonly key: string; readonly request: InvitationRequest }
  | { readonly kind: 'decided'; readonly key: string; readonly id: string; readonly decision: Decision }
  | { readonly kind: 'cleared'; readonly key: string; readonly members: readonly string[] }

/** The entry of a new request. The random end of its key keeps apart two tabs that chose the same id. */
export const addedEntry = (request: InvitationRequest): JournalEntry => ({
  kind: 'added',
  key: `${addedPrefix}${request.id}:${randomText()}`,
  request,
})

/** The entry of a decision, or of one taken back (pending). All of a request share one key: the last writer's stands. */
export const decidedEntry = ({ id, status, updatedAt, invitationCode }: InvitationRequest): JournalEntry => ({
  kind: 'decided',
  key: decidedPrefix + id,
  id,
  decision: {
    status,
    ...(updatedAt !== undefined && { updatedAt }),
    ...(invitationCode !== undefined && { invitationCode }),
  },
})

/** The entry of a "clear all", with the names of the members that it took away. */
export const clearedEntry = (members: readonly string[]): JournalEntry => ({
  kind: 'cleared',
  key: clearedPrefix + randomText(),
  members,
})

/** True for the keys that hold a request or a part of one. */
export const isRequestEntryKey = (key: string): boolean =>
  key.startsWith(addedPrefix) || key.startsWith(decidedPrefix)

/** True for every key of the journal. */
export const isJournalKey = (key: string): boolean => isRequestEntryKey(key) || key.startsWith(clearedPrefix)

/** The text that is stored under the entry's key. */
export function formatEntry(entry: JournalEntry): string {
  if (entry.kind === 'added') return JSON.stringify(entry.request)
  return JSON.stringify(entry.kind === 'decided' ? entry.decision : entry.members)
}

/** Reads an entry from its key and text; undefined when they are none. Never throws. */
export function parseEntry(key: string, text: string): JournalEntry | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (key.startsWith(addedPrefix)) {
    const request = toInvitationRequest(value)
    return request && { kind: 'added', key, request }
  }
  if (key.startsWith(clearedPrefix)) {
    if (!Array.isArray(value)) return undefined
    return { kind: 'cleared', key, members: value.filter((member) => typeof member === 'string') }
  }
  if (!key.startsWith(decidedPrefix)) return undefined
  const { status, updatedAt, invitationCode } = Object(value) as Record<keyof Decision, unknown>
  const id = key.slice(decidedPrefix.length)
  if (status === 'pending' && updatedAt === undefined)
    return { kind: 'decided', key, id, decision: { status } }
  if (typeof updatedAt !== 'string') return undefined
  if (status === 'rejected' || status === 'pending')
    return { kind: 'decided', key, id, decision: { status, updatedAt } }
  if (status !== 'approved' || typeof invitationCode !== 'string') return undefined
  return { kind: 'decided', key, id, decision: { status, updatedAt, invitationCode } }
}

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')
}
