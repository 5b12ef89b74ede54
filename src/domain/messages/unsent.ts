import { policy } from '@/content/policy'
import { attempt } from '@/lib/attempt'
import type { Fields } from '@/lib/form-fields'
import { browserEnv, createSafeStorage, createStorageEvents } from '@/lib/json-storage'
import { takeTabLock } from '@/lib/tab-locks'

export type MessageKind = 'contact' | 'demo'

export type Unsent = {
  readonly id: string
  readonly kind: MessageKind
  /** When it was last tried, in milliseconds since 1970. */
  readonly triedAt: number
  /** The form's answers by the names of the fields; those of a demo with its `type`. */
  readonly fields: Fields
}

/** Milliseconds that a message waits in this browser after it was last tried. */
const lifetimeMs = policy.outboxDays * 24 * 60 * 60_000

/** One key per message: with one list, two tabs that write at once would lose a message. */
const prefix = 'outbox:'
const storage = createSafeStorage(() => globalThis.localStorage)
const { notify, subscribe } = createStorageEvents(browserEnv, (key) => key.startsWith(prefix))

/** Calls the listener at each change, also in another tab. Returns the unsubscribe function. */
export const subscribeUnsent = subscribe

const parse = (text: string | undefined): Unsent | undefined =>
  attempt(() => {
    const { id, kind, triedAt, fields } = JSON.parse(text ?? 'null') as Unsent
    const known = (kind === 'contact' || kind === 'demo') && typeof id === 'string'
    const texts = Object.values(fields).every((value) => typeof value === 'string')
    return known && texts && Number.isFinite(triedAt) ? { id, kind, triedAt, fields } : undefined
  })

let shown: { readonly text: string; readonly messages: readonly Unsent[] } = { text: '[]', messages: [] }

/** The waiting messages, oldest first; the same array until they change. Removes expired ones. */
export function unsentMessages(): readonly Unsent[] {
  const keys = storage.keys().filter((key) => key.startsWith(prefix))
  const messages = keys.flatMap((key) => {
    const message = parse(storage.get(key))
    if (!message || key !== prefix + message.id) return []
    if (Date.now() - message.triedAt < lifetimeMs) return [message]
    storage.remove(key)
    return []
  })
  messages.sort((a, b) => a.triedAt - b.triedAt)
  const text = JSON.stringify(messages)
  if (text !== shown.text) shown = { text, messages }
  return shown.messages
}

/** The waiting message that a form sends: the one put back into it, or else the very same text. */
export function waitingIn(kind: MessageKind, fields: Fields, unsent?: string): Unsent | undefined {
  const waiting = unsentMessages().filter((message) => message.kind === kind)
  const same = (other: Fields) =>
    Object.keys({ ...fields, ...other }).every((name) => (fields[name] ?? '') === (other[name] ?? ''))
  return waiting.find(({ id }) => id === unsent) ?? waiting.find((message) => same(message.fields))
}

/** Keeps a message that a form could not send, instead of the edited or the same one. */
export function keepUnsent(kind: MessageKind, fields: Fields, unsent?: string): void {
  const id = waitingIn(kind, fields, unsent)?.id ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  const message: Unsent = { id, kind, triedAt: Date.now(), fields }
  storage.set(prefix + id, JSON.stringify(message))
  notify()
}

export function dropUnsent(id: string): void {
  storage.remove(prefix + id)
  notify()
}

export function dropSent(kind: MessageKind, fields: Fields, unsent?: string): void {
  const message = waitingIn(kind, fields, unsent)
  if (message) dropUnsent(message.id)
}

/** True if the browser could not store the message, which then lasts as long as the page. */
export const isUnstored = ({ id }: Unsent): boolean => storage.isUnstored(prefix + id)

/** Lets one tab at a time send or delete a message. Undefined while another tab does. */
export const takeUnsent = (id: string) => takeTabLock(browserEnv.locks, prefix + id)
