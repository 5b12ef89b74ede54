import { policy } from '@/content/policy'
import { attempt } from '@/lib/attempt'
import type { Fields } from '@/lib/form-fields'
import { browserEnv, createStorageEvents, siteStorage as storage } from '@/lib/json-storage'
import { takeTabLock } from '@/lib/tab-locks'

/** Also the names of their drafts, and the end of the address that takes them. */
const kinds = ['contact', 'demo'] as const
export type MessageKind = (typeof kinds)[number]

export type Unsent = {
  readonly id: string
  readonly kind: MessageKind
  /** When it was last tried, in milliseconds since 1970. */
  readonly triedAt: number
  /** The form's answers by the names of the fields; those of a demo with its `type`. */
  readonly fields: Fields
  /** The mark of the draft that it was (src/lib/drafts.ts). It ends when the message is sent. */
  readonly draft?: string | undefined
}

const dayMs = 24 * 60 * 60_000
/** Milliseconds that a message waits in this browser after it was last tried. */
const lifetimeMs = policy.outboxDays * dayMs
/** The most that one visit adds to a message's age: the clock may have jumped since the last. */
const longestGapMs = lifetimeMs / 2
/** Ages are counted to the hour, so that looking at a message does not always store it anew. */
const shortestGapMs = dayMs / 24

/**
 * A message as it is stored, with the age that it had when it was last looked at, and when that
 * was. `behindAt`: the time of a clock that has gone back since, now or then wrong. `leap`: the age
 * and the time before a clock jumped ahead, and the time to which it did.
 */
type Stored = Unsent & {
  readonly age: number
  readonly seenAt: number
  readonly behindAt: number
  readonly leap?: { readonly age: number; readonly seenAt: number; readonly to: number } | undefined
}

/** One key per message: with one list, two tabs that write at once would lose a message. */
const prefix = 'outbox:'
const { notify, subscribe } = createStorageEvents(browserEnv, (key) => key.startsWith(prefix))

/** Calls the listener at each change, also in another tab. Returns the unsubscribe function. */
export const subscribeUnsent = subscribe

const parse = (text: string | undefined): Stored | undefined =>
  attempt(() => {
    const stored = JSON.parse(text ?? 'null') as Stored
    const { id, kind, triedAt, fields, draft, age = 0, seenAt = triedAt, behindAt = seenAt, leap } = stored
    const known = kinds.includes(kind) && typeof id === 'string'
    const texts = Object.values(fields).every((value) => typeof value === 'string')
    const numbers = [triedAt, age, seenAt, behindAt, ...Object.values(leap ?? {})].every(Number.isFinite)
    return known && texts && numbers
      ? { id, kind, triedAt, fields, draft, age, seenAt, behindAt, leap }
      : undefined
  })

const save = (message: Stored): void => storage.set(prefix + message.id, JSON.stringify(message))

/**
 * The message with the time since it was last looked at added to its age. The clock alone would not
 * do: one that is wrong for an hour would delete a message early, or keep it for ever.
 */
function grown(stored: Stored): Stored {
  const now = Date.now()
  // A clock that is back where it leapt from was wrong then.
  const { leap } = stored
  const isBack = leap !== undefined && leap.seenAt <= now && now < leap.to
  const message = isBack ? { ...stored, age: leap.age, seenAt: leap.seenAt, leap: undefined } : stored
  // Once a clock that was behind is right, the time since the last look is known again.
  const isBehind = now < message.seenAt
  const gap = now - (isBehind ? message.behindAt : message.seenAt)
  if (!isBack && gap >= 0 && gap < shortestGapMs && message.age + gap < lifetimeMs) return message
  const leaps = !isBehind && gap > longestGapMs
  // A leap alone deletes nothing.
  const most = leaps ? Math.min(longestGapMs, lifetimeMs - 1 - message.age) : longestGapMs
  const age = message.age + Math.min(Math.max(gap, 0), most)
  const older: Stored = {
    ...message,
    age,
    behindAt: now,
    seenAt: isBehind ? message.seenAt : now,
    leap: leaps ? { age: message.age, seenAt: message.seenAt, to: now } : message.leap,
  }
  const key = prefix + message.id
  if (older.age < lifetimeMs && !storage.isUnstored(key))
    // A full storage keeps the message as it was.
    attempt(() => localStorage.setItem(key, JSON.stringify(older)))
  return older
}

let shown: { readonly text: string; readonly messages: readonly Unsent[] } = { text: '[]', messages: [] }

/** The waiting messages, oldest first; the same array until they change. Removes expired ones. */
export function unsentMessages(): readonly Unsent[] {
  const keys = storage.keys().filter((key) => key.startsWith(prefix))
  const messages = keys.flatMap((key) => {
    const stored = parse(storage.get(key))
    if (!stored || key !== prefix + stored.id) return []
    const { age, seenAt, behindAt, leap, ...message } = grown(stored)
    if (age < lifetimeMs) return [message]
    storage.remove(key)
    return []
  })
  messages.sort((a, b) => a.triedAt - b.triedAt)
  const text = JSON.stringify(messages)
  if (text !== shown.text) shown = { text, messages }
  return shown.messages
}

/** The waiting message that a form sends: the one put back into it, or else the very same text. */
export function waitingIn(fields: Fields, unsent?: string): Unsent | undefined {
  const waiting = unsentMessages()
  const same = (other: Fields) =>
    Object.keys({ ...fields, ...other }).every((name) => (fields[name] ?? '') === (other[name] ?? ''))
  return waiting.find(({ id }) => id === unsent) ?? waiting.find((message) => same(message.fields))
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Keeps a message that a form could not send, instead of the one with that id. */
export function keepUnsent(kind: MessageKind, fields: Fields, id = newId(), draft?: string): void {
  restoreUnsent({ id, kind, triedAt: Date.now(), fields, draft })
}

/** Keeps a message, also one that was deleted. */
export function restoreUnsent(message: Unsent): void {
  save({ ...message, age: 0, seenAt: Date.now(), behindAt: Date.now() })
  notify()
}

export function dropUnsent(id: string): void {
  storage.remove(prefix + id)
  notify()
}

/** True if the browser could not store the message, which then lasts as long as the page. */
export const isUnstored = ({ id }: Unsent): boolean => storage.isUnstored(prefix + id)

/** Lets one tab at a time send or delete a message. Undefined while another tab does. */
export const takeUnsent = (id: string) => takeTabLock(browserEnv.locks, prefix + id)
