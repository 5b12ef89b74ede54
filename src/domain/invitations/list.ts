import { StorageError, storedJson } from '@/lib/json-storage'
import { generateInvitationCode, type InvitationRequest, newestFirst, toInvitationRequest } from './record'

/** What is stored, in the form that screens need. The same object until something changes. */
export type StoredInvitations = {
  /** Newest first. */
  readonly requests: readonly InvitationRequest[]
  /** Members of the stored array that are no requests. They stay stored and are not shown. */
  readonly rejectedMembers: number
  /**
   * `unreadable`: the requests are those complete before the damage; the text is copied aside
   * before the next write. `blocked`: the browser refuses storage.
   */
  readonly problem?: 'unreadable' | 'blocked'
}

/** A member of the stored array, and its request. Other members are kept, never shown. */
export type StoredMember = { readonly value: unknown; readonly request: InvitationRequest | undefined }

export type StoredList = {
  readonly raw: string | null
  readonly members: readonly StoredMember[]
  readonly stored: StoredInvitations
}

export function listOf(raw: string | null, members: readonly StoredMember[], unreadable = false): StoredList {
  const requests = members.map(({ request }) => request).filter((request) => request !== undefined)
  const rejectedMembers = members.length - requests.length
  const problem = unreadable && { problem: 'unreadable' as const }
  return { raw, members, stored: { requests: newestFirst(requests), rejectedMembers, ...problem } }
}

const memberOf = (value: unknown): StoredMember => ({ value, request: toInvitationRequest(value) })

/** Reads the stored text; null or blank is the empty list. Ids are unique. Never throws. */
export function parseList(raw: string | null): StoredList {
  const { values, unreadable } = parseValues(raw)
  const members = values.map(memberOf)
  const ids = members.map(({ request }) => request?.id).filter((id) => id !== undefined)
  if (new Set(ids).size === ids.length) return listOf(raw, members, unreadable)
  const freeId = freeIds(ids)
  const seen = new Set<string>()
  const unique = members.map((member) => {
    if (!member.request) return member
    const { id } = member.request
    // With an id of its own, each can be shown and decided.
    if (seen.has(id)) return memberOf(withFields(member.value, { id: freeId(id) }))
    seen.add(id)
    return member
  })
  return listOf(raw, unique, unreadable)
}

export function parseValues(raw: string | null) {
  if (raw === null || raw.trim() === '') return { values: [], unreadable: false }
  try {
    const values: unknown = JSON.parse(raw)
    return Array.isArray(values) ? { values, unreadable: false } : { values: [], unreadable: true }
  } catch {
    const start = /^\s*\[/.exec(raw)?.[0].length ?? raw.length
    return { values: readMembers(raw, start).members, unreadable: true }
  }
}

/** Reads complete objects and arrays from a place in an array, up to its end or to the damage. */
function readMembers(text: string, start: number) {
  const members: unknown[] = []
  /** `end` is where the last member ends. */
  let [depth, from, quoted, end, index] = [1, start, false, start, start]
  for (; index < text.length; index += 1) {
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
        end = index + 1
      } catch {
        break
      }
    }
  }
  return { members, end, looked: index - start }
}

/**
 * The requests in a text, also beyond damage: there, reading goes on at the next place where a
 * request can begin. A hostile text has millions of them, so at most ten places are tried.
 */
export function readableRequests(text: string): readonly StoredMember[] {
  const found: unknown[] = []
  const begin = /(?<=[[,]\s*)\{\s*"/g
  let left = 10 * text.length
  for (let match = begin.exec(text); match && left > 0; match = begin.exec(text)) {
    const { members, end, looked } = readMembers(text, match.index)
    found.push(...members)
    left -= looked
    if (members.length > 0) begin.lastIndex = end
  }
  return parseList(JSON.stringify(found)).members.filter(({ request }) => request)
}

/** The value with some fields replaced, or removed where undefined; others stay. */
export function withFields(value: unknown, fields: Readonly<Record<string, string | undefined>>): object {
  const entries = Object.entries({ ...Object(value), ...fields })
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined))
}

/** Returns what takes the first free id: the next number, or `-2`, `-3` … after a text. */
export function freeIds(ids: Iterable<string>): (id: string) => string {
  const taken = new Set(ids)
  /** Where the last search for an id ended: thousands may have the same moment. */
  const reached = new Map<string, number>()
  return (id) => {
    const [base, first] = /^\d{1,15}$/.test(id) ? ['', Number(id) + 1] : [`${id}-`, 2]
    let free = id
    for (let at = reached.get(id) ?? first; taken.has(free); at += 1) {
      free = `${base}${at}`
      reached.set(id, at)
    }
    taken.add(free)
    return free
  }
}

/** The JSON of unchanged members: a change to one of 10,000 serializes only that one. */
const texts = new WeakMap<object, string>()

function stringifyMember({ value }: StoredMember): string {
  if (typeof value !== 'object' || value === null) return storedJson(value)
  const text = texts.get(value) ?? storedJson(value)
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

/** A stored value before and after; undefined is "not there". */
export type InvitationChange = { readonly id: string; readonly from: unknown; readonly to: unknown }

export type Decision = 'approved' | 'rejected'

/** The decisions about the pending requests among `ids`. Codes are unique in the list. */
export function decisions(
  members: readonly StoredMember[],
  ids: ReadonlySet<string>,
  status: Decision,
  now: Date,
): readonly InvitationChange[] {
  const codes = new Set(members.map(({ request }) => request?.invitationCode))
  const changes: InvitationChange[] = []
  for (const { value, request } of members) {
    if (request?.status !== 'pending' || !ids.has(request.id)) continue
    const invitationCode = status === 'approved' ? generateInvitationCode(codes) : undefined
    if (invitationCode) codes.add(invitationCode)
    const to = withFields(value, { status, updatedAt: now.toISOString(), invitationCode })
    changes.push({ id: request.id, from: value, to })
  }
  return changes
}

/** Makes the changes whose `from` is in the list now; refuses others. New members go to the end. */
export function changeMembers(members: readonly StoredMember[], changes: readonly InvitationChange[]) {
  const ids = new Set(changes.map(({ id }) => id))
  const places = new Map<string, number>()
  for (const [place, { request }] of members.entries())
    if (request && ids.has(request.id)) places.set(request.id, place)
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

export const inverse = (changes: readonly InvitationChange[]): readonly InvitationChange[] =>
  changes.map(({ id, from, to }) => ({ id, from: to, to: from }))

const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
