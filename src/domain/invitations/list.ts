import { StorageError } from '@/lib/json-storage'
import {
  approve,
  generateInvitationCode,
  type InvitationRequest,
  newestFirst,
  reject,
  toInvitationRequest,
} from './record'

/** A member of the stored array, and the request that it is. Others are kept, never shown. */
export type StoredMember = { readonly value: unknown; readonly request: InvitationRequest | undefined }

/** The stored array. Unreadable: it is no JSON array; `members` are complete, before the damage. */
export type StoredList = {
  readonly raw: string | null
  readonly unreadable: boolean
  readonly members: readonly StoredMember[]
  /** Newest first. */
  readonly requests: readonly InvitationRequest[]
}

/** The list that a text is known to hold. */
export const listOf = (
  raw: string | null,
  members: readonly StoredMember[],
  unreadable = false,
): StoredList => ({
  raw,
  unreadable,
  members,
  requests: newestFirst(members.flatMap(({ request }) => request ?? [])),
})

/** Reads the stored text; none or a blank one is the empty list. Ids are unique. Never throws. */
export function parseList(raw: string | null): StoredList {
  const { values, unreadable } = parseValues(raw)
  const members = values.map((value): StoredMember => ({ value, request: toInvitationRequest(value) }))
  const taken = new Set(members.map(({ request }) => request?.id))
  const seen = new Set<string>()
  const freeId = freeIds((id) => taken.has(id))
  const unique = members.map((member) => {
    if (!member.request) return member
    const { id } = member.request
    // Both can be shown and decided.
    const own = seen.has(id) ? freeId(id) : id
    seen.add(own)
    taken.add(own)
    return own === id ? member : withFields(member.value, member.request, { id: own })
  })
  return listOf(raw, unique, unreadable)
}

/** The members of a stored text as they are. */
export function parseValues(raw: string | null): {
  readonly values: readonly unknown[]
  readonly unreadable: boolean
} {
  if (raw === null || raw.trim() === '') return { values: [], unreadable: false }
  try {
    const values: unknown = JSON.parse(raw)
    return Array.isArray(values) ? { values, unreadable: false } : { values: [], unreadable: true }
  } catch {
    return { values: salvage(raw), unreadable: true }
  }
}

/**
 * Objects and arrays that are complete in the text of a damaged array, up to the first that is not.
 */
function salvage(text: string): readonly unknown[] {
  const members: unknown[] = []
  if (!/^\s*\[/.test(text)) return members
  let [depth, from, quoted] = [0, 0, false]
  for (let index = text.indexOf('['); index < text.length; index += 1) {
    const character = text[index]
    if (quoted) {
      if (character === '\\') index += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') {
      if (depth === 1) from = index
      depth += 1
    } else if (character === '}' || character === ']') {
      depth -= 1
      if (depth < 1) break
      if (depth > 1) continue
      try {
        members.push(JSON.parse(text.slice(from, index + 1)))
      } catch {
        break
      }
    }
  }
  return members
}

/** The same with some fields replaced, or taken away where undefined; others stay. */
export function withFields(
  value: unknown,
  request: InvitationRequest,
  fields: Readonly<Record<string, string | undefined>>,
): StoredMember & { readonly request: InvitationRequest } {
  const change = (old: object) =>
    Object.fromEntries(Object.entries({ ...old, ...fields }).filter(([, field]) => field !== undefined))
  return { value: change(Object(value)), request: change(request) as InvitationRequest }
}

/** Gives the first free id from one on: the next numbers, or `-2`, `-3` … after other texts. */
export function freeIds(isTaken: (id: string) => boolean): (id: string) => string {
  const reached = new Map<string, number>()
  return (id) => {
    if (!isTaken(id)) return id
    const [base, first] = /^\d{1,15}$/.test(id) ? ['', Number(id) + 1] : [`${id}-`, 2]
    let at = reached.get(id) ?? first
    while (isTaken(`${base}${at}`)) at += 1
    reached.set(id, at)
    return `${base}${at}`
  }
}

/** The JSON of unchanged members: a change to one of 10,000 writes out one. */
const texts = new WeakMap<object, string>()

function stringifyMember({ value }: StoredMember): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** @throws {StorageError} for a member nested too deep to be written. */
export function stringifyList(members: readonly StoredMember[]): string {
  try {
    return `[${members.map(stringifyMember).join(',')}]`
  } catch (error) {
    throw new StorageError('other', error)
  }
}

/** A stored value before and after, for an undo; undefined stands for "not there". */
export type InvitationChange = { readonly id: string; readonly from: unknown; readonly to: unknown }

/** Decides the pending requests among `ids`. Codes are unique in the list. */
export function decideMembers(
  members: readonly StoredMember[],
  ids: ReadonlySet<string>,
  decision: 'approved' | 'rejected',
  now: Date,
) {
  const taken = new Set(members.flatMap(({ request }) => request?.invitationCode ?? []))
  const changes: InvitationChange[] = []
  const decided = members.map((member): StoredMember => {
    const { value, request } = member
    if (request?.status !== 'pending' || !ids.has(request.id)) return member
    const { status, updatedAt, invitationCode } =
      decision === 'approved' ? approve(request, generateInvitationCode(taken), now) : reject(request, now)
    if (invitationCode) taken.add(invitationCode)
    const after = withFields(value, request, { status, updatedAt, invitationCode })
    changes.push({ id: request.id, from: value, to: after.value })
    return after
  })
  return { members: decided, changes }
}

/** Makes the changes whose `from` is in the list now; refuses others. New members go to the end. */
export function changeMembers(members: readonly StoredMember[], changes: readonly InvitationChange[]) {
  const places = new Map(members.map(({ request }, index) => [request?.id, index]))
  const changed: (StoredMember | undefined)[] = [...members]
  const made: InvitationChange[] = []
  const refused: InvitationChange[] = []
  for (const change of changes) {
    const { id, from, to } = change
    const place = places.get(id) ?? changed.length
    const request = toInvitationRequest(to)
    if (!isSameValue(changed[place]?.value, from) || (to !== undefined && request?.id !== id)) {
      refused.push(change)
      continue
    }
    changed[place] = request && { value: to, request }
    places.set(id, place)
    made.push(change)
  }
  return { members: changed.filter((member) => member !== undefined), made, refused }
}

/** The changes that take the given ones back. */
export const inverse = (changes: readonly InvitationChange[]): readonly InvitationChange[] =>
  changes.map(({ id, from, to }) => ({ id, from: to, to: from }))

const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
