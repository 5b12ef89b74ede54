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

const hourMs = 60 * 60_000
/** Milliseconds that a message waits in this browser after it was last tried. */
const lifetimeMs = policy.outboxDays * 24 * hourMs
/** After so many milliseconds without a look at a message, the clock may have jumped instead. */
const longestGapMs = lifetimeMs / 2
/** Nobody is away for so many: a clock that was far behind was put right. */
const repairMs = 365 * 24 * hourMs
const mostClocks = 8

/**
 * A clock that this browser has had: by it the message was last tried at `from`, and last looked at
 * at `seen`, in milliseconds since 1970.
 */
type Clock = { readonly from: number; readonly seen: number }

/** A message as it is stored, with the clocks that it was looked at by, the last one last. */
type Stored = Unsent & { readonly clocks: readonly Clock[] }

/** One key per message: with one list, two tabs that write at once would lose a message. */
const prefix = 'outbox:'
const { notify, subscribe } = createStorageEvents(browserEnv, (key) => key.startsWith(prefix))

/** Calls the listener at each change, also in another tab. Returns the unsubscribe function. */
export const subscribeUnsent = subscribe

const parse = (text: string | undefined): Stored | undefined =>
  attempt(() => {
    const stored = JSON.parse(text ?? 'null') as Stored
    const { id, kind, triedAt, fields, draft } = stored
    // An old library on the page stores a list as a text.
    const clocks = Array.isArray(stored.clocks) ? stored.clocks : [{ from: triedAt, seen: triedAt }]
    const known = kinds.includes(kind) && typeof id === 'string'
    const texts = Object.values(fields).every((value) => typeof value === 'string')
    const numbers = [triedAt, ...clocks.flatMap(({ from, seen }) => [from, seen])].every(Number.isFinite)
    return known && texts && numbers && clocks.length > 0
      ? { id, kind, triedAt, fields, draft, clocks }
      : undefined
  })

const save = (message: Stored): void => storage.set(prefix + message.id, JSON.stringify(message))

/** Milliseconds that a message has waited by its last clock. */
const ageBy = (clocks: readonly Clock[]): number => Date.now() - (clocks.at(-1)?.from ?? 0)

/**
 * The message as it is looked at now. One clock alone would not do: one that is wrong for an hour
 * would delete a message early, or keep it for ever. So a time that is far from the last one begins
 * another clock, until the first one is back.
 */
function looked(message: Stored): Stored {
  const now = Date.now()
  const { clocks } = message
  const last = clocks.at(-1) ?? { from: now, seen: now }
  const fits = ({ from, seen }: Clock) => from <= now && now - seen <= longestGapMs
  // One that has gone on, or else one that is a bit back.
  const clock = clocks.findLast((one) => fits(one) && one.seen <= now) ?? clocks.findLast(fits)
  // To the hour, so that looking at a message does not always store it anew.
  if (clock === last && Math.abs(now - clock.seen) < hourMs) return message
  // The visitor may have been away, or the clock was wrong, so a part of it counts. A jump alone
  // deletes nothing: an hour is left, once, for the clock to be put right.
  const isJump = now < last.seen || (clocks.length === 1 && now - last.seen > repairMs)
  const gap = isJump ? 0 : longestGapMs
  const had = last.seen - last.from
  const most = lifetimeMs - hourMs
  const age = had < most ? Math.min(had + gap, most) : had + gap
  const used: Clock = { from: clock?.from ?? now - age, seen: now }
  const next = { ...message, clocks: [...clocks.filter((one) => one !== clock), used].slice(-mostClocks) }
  const key = prefix + message.id
  if (ageBy(next.clocks) < lifetimeMs && !storage.isUnstored(key))
    // A full storage keeps the message as it was.
    attempt(() => localStorage.setItem(key, JSON.stringify(next)))
  return next
}

let shown: { readonly text: string; readonly messages: readonly Unsent[] } = { text: '[]', messages: [] }

/** The waiting messages, oldest first; the same array until they change. Removes expired ones. */
export function unsentMessages(): readonly Unsent[] {
  const keys = storage.keys().filter((key) => key.startsWith(prefix))
  const messages = keys.flatMap((key) => {
    const stored = parse(storage.get(key))
    if (!stored || key !== prefix + stored.id) return []
    const { clocks, ...message } = looked(stored)
    if (ageBy(clocks) < lifetimeMs) return [message]
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
  save({ ...message, clocks: [{ from: Date.now(), seen: Date.now() }] })
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
