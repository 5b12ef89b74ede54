import { StorageError, type TextStorage } from '@/lib/json-storage'
import { listKey } from './key'
import { type InvitationRequest, toInvitationRequest } from './record'

export { listKey }

const quarantinePrefix = `${listKey}:quarantine:`

/** A member of the stored array, and the request that it is; members that are none are kept, never shown. */
export type StoredMember = { readonly value: unknown; readonly request: InvitationRequest | undefined }

/** The stored array. Unreadable: the text is no JSON array, and `members` are the complete ones before the damage. */
export type StoredList = { readonly members: readonly StoredMember[]; readonly unreadable: boolean }

/** Reads the stored text; absent and blank texts are the empty list. Never throws. Ids are unique in the result. */
export function parseList(raw: string | null): StoredList {
  const { values, unreadable } = parseValues(raw)
  return { members: withUniqueIds(values), unreadable }
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

/** Objects and arrays that stand complete in the text of a damaged array, up to the first that does not. */
function salvage(text: string): readonly unknown[] {
  const members: unknown[] = []
  const start = text.search(/\S/)
  if (text[start] !== '[') return members
  let depth = 0
  let from = 0
  let quoted = false
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text[index]
    if (quoted) {
      if (character === '\\') index += 1
      else if (character === '"') quoted = false
    } else if (character === '"') {
      quoted = true
    } else if (character === '{' || character === '[') {
      if (depth === 0) from = index
      depth += 1
    } else if (character === '}' || character === ']') {
      depth -= 1
      if (depth < 0) return members
      if (depth === 0) {
        try {
          members.push(JSON.parse(text.slice(from, index + 1)))
        } catch {
          return members
        }
      }
    }
  }
  return members
}

/** A request whose id an earlier one has gets the next free id, so that both can be shown and decided. */
function withUniqueIds(values: readonly unknown[]): readonly StoredMember[] {
  const members = values.map((value): StoredMember => ({ value, request: toInvitationRequest(value) }))
  const taken = new Set(members.map(({ request }) => request?.id))
  const seen = new Set<string>()
  const freeId = freeIds((text) => taken.has(text))
  return members.map((member) => {
    if (!member.request) return member
    const id = seen.has(member.request.id) ? freeId(member.request.id) : member.request.id
    seen.add(id)
    taken.add(id)
    return id === member.request.id ? member : withFields(member.value, member.request, { id })
  })
}

/** A stored request, and as it is shown, with some fields replaced, or taken away where undefined. All other fields stay. */
export function withFields(
  value: unknown,
  request: InvitationRequest,
  fields: Readonly<Record<string, string | undefined>>,
): StoredMember & { readonly request: InvitationRequest } {
  const change = (old: object) =>
    Object.fromEntries(Object.entries({ ...old, ...fields }).filter(([, field]) => field !== undefined))
  return { value: change(Object(value)), request: change(request) as InvitationRequest }
}

/** The first free id from `id` on: the next numbers for a number, `-2`, `-3` … after any other text. */
export const nextFreeId = (id: string, isTaken: (id: string) => boolean): string => freeIds(isTaken)(id)

/** {@link nextFreeId} for many ids, none of which becomes free again: what was found taken is passed over in one step from then on. */
export function freeIds(isTaken: (id: string) => boolean): (id: string) => string {
  const steps = new Map<string, number>()
  const further = new Map<number, number>()
  const freeNumber = (from: number) => {
    const passed: number[] = []
    let at = from
    while (further.has(at) || isTaken(String(at))) {
      passed.push(at)
      at = further.get(at) ?? at + 1
    }
    for (const number of passed) further.set(number, at)
    return String(at)
  }
  return (id) => {
    if (!isTaken(id)) return id
    if (/^\d{1,15}$/.test(id)) return freeNumber(Number(id) + 1)
    let step = steps.get(id) ?? 2
    while (isTaken(`${id}-${step}`)) step += 1
    steps.set(id, step)
    return `${id}-${step}`
  }
}

/**
 * Writes the list. An unreadable text that stands in its place is first kept under `invitationRequests:quarantine:<epoch>`.
 *
 * Returns the stored text.
 *
 * @throws {StorageError} and then the stored text is the old one, and no new quarantine is left.
 */
export function writeList(
  storage: TextStorage,
  old: { readonly raw: string | null; readonly unreadable: boolean },
  members: readonly StoredMember[],
  now: Date,
): string {
  const text = stringify(members)
  const quarantine = old.unreadable && old.raw !== null ? keepAside(storage, old.raw, now) : undefined
  try {
    storage.set(listKey, text)
  } catch (error) {
    if (quarantine) removeQuietly(storage, quarantine)
    throw error
  }
  return text
}

/** The JSON of members that stand in the list unchanged, so that a change to one of 10 000 writes out one. */
const texts = new WeakMap<object, string>()

function stringifyMember({ value }: StoredMember): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

function stringify(members: readonly StoredMember[]): string {
  try {
    return `[${members.map(stringifyMember).join(',')}]`
  } catch (error) {
    throw new StorageError('other', error)
  }
}

/** Returns the key of the new copy, or undefined when a copy of the same text is already there. */
function keepAside(storage: TextStorage, raw: string, now: Date): string | undefined {
  const copies = storage.keys().filter(isQuarantineKey)
  if (copies.some((key) => storage.get(key) === raw)) return undefined
  const key =
    quarantinePrefix + nextFreeId(String(now.getTime()), (id) => copies.includes(quarantinePrefix + id))
  try {
    storage.set(key, raw)
  } catch (error) {
    if (!(error instanceof StorageError) || error.kind !== 'quota') throw error
    const message =
      'The requests stored in this browser cannot be read, and there is no room to keep a copy of them, so nothing was saved.'
    throw new StorageError('quota', error, message)
  }
  return key
}

/** True for the key of a text that was unreadable and was kept aside. */
export const isQuarantineKey = (key: string): boolean => key.startsWith(quarantinePrefix)

/** Removes what a failed write left behind. A removal that fails as well must not hide the first error. */
function removeQuietly(storage: TextStorage, key: string): void {
  try {
    storage.remove(key)
  } catch {}
}
