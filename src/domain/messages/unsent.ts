import type { Fields } from '@/lib/form-fields'
import { createTextStorage } from '@/lib/json-storage'
import { type TabLocks, takeTabLock } from '@/lib/tab-locks'
import { tabStorage } from '@/lib/tab-storage'

/** Which form a message was written in. */
export type MessageKind = 'contact' | 'demo'

/** A checked message that was not sent. */
export type Unsent = {
  readonly id: string
  readonly kind: MessageKind
  /** When it was last tried, in milliseconds since 1970. */
  readonly triedAt: number
  /** The form's answers by the names of the fields; those of a demo with its `type`. */
  readonly fields: Fields
}

const storage = createTextStorage(() => globalThis.localStorage)
/** One key a message: of two tabs that write one list at the same instant, one would overwrite the other's message. */
const prefix = 'outbox:'

/** Where storage is full or blocked the messages live as long as the page. */
const unstored = new Map<string, Unsent>()
const listeners = new Set<() => void>()
/** The forms whose message is being sent from the outbox. */
const resent = new Set<MessageKind>()
let list: readonly Unsent[] | undefined

function parse(text: string | null): Unsent | undefined {
  try {
    const { id, kind, triedAt, fields } = JSON.parse(text ?? 'null') as Unsent
    const known = (kind === 'contact' || kind === 'demo') && typeof id === 'string'
    const texts = Object.values(fields).every((value) => typeof value === 'string')
    return known && texts && Number.isFinite(triedAt) ? { id, kind, triedAt, fields } : undefined
  } catch {
    return undefined
  }
}

function stored(): readonly Unsent[] {
  try {
    const keys = storage.keys().filter((key) => key.startsWith(prefix))
    return keys.flatMap((key) => {
      const message = parse(storage.get(key))
      return message && key === prefix + message.id ? [message] : []
    })
  } catch {
    return []
  }
}

/** All messages that wait, oldest first; the same array until that changes. What cannot be read is not shown. */
export function unsentMessages(): readonly Unsent[] {
  if (list) return list
  list = [...stored(), ...unstored.values()].sort((a, b) => a.triedAt - b.triedAt)
  return list
}

function changed(): void {
  list = undefined
  for (const listener of listeners) listener()
}

/** Calls the listener at each change, also of another tab. Returns the function that ends it. */
export function subscribeOutbox(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) changed()
  }
  // Nobody heard what other tabs did in the meantime.
  if (listeners.size === 0) list = undefined
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

const same = (a: Fields, b: Fields) =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/** Under which key a tab knows what stands in its form, also after a reload: trying it again makes no second message. */
const formKey = (kind: MessageKind) => `outbox:${kind}`

/** Sets of answers, of which one is the same when a message is tried again with a correction, and none when it is a new one. */
const telling: Readonly<Record<MessageKind, readonly (readonly string[])[]>> = {
  contact: [['message'], ['subject', 'email']],
  demo: [['company', 'type']],
}

/** The waiting message that these answers are another try of. */
export function earlierTry(kind: MessageKind, fields: Fields): Unsent | undefined {
  if (listeners.size === 0) list = undefined
  const waiting = unsentMessages().filter((message) => message.kind === kind)
  const written = waiting.find(({ id }) => id === tabStorage.get(formKey(kind)))
  const alike =
    written && telling[kind].some((names) => names.every((name) => written.fields[name] === fields[name]))
  return alike ? written : waiting.find((message) => same(message.fields, fields))
}

/** Keeps a message that could not be sent. Another try of a waiting one takes its place. */
export function keepUnsent(kind: MessageKind, fields: Fields): void {
  const id =
    earlierTry(kind, fields)?.id ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  const message: Unsent = { id, kind, triedAt: Date.now(), fields }
  standsInForm(kind, id)
  try {
    storage.set(prefix + id, JSON.stringify(message))
    unstored.delete(id)
  } catch {
    unstored.set(id, message)
  }
  changed()
}

/** Takes a message out, at the visitor's wish or because it was sent. */
export function dropUnsent(id: string): void {
  unstored.delete(id)
  try {
    storage.remove(prefix + id)
  } catch {
    // Nothing is stored where storage is blocked.
  }
  changed()
}

/** Takes out what these answers, which have been sent, were an earlier try of. */
export function dropSent(kind: MessageKind, fields: Fields): void {
  const message = earlierTry(kind, fields)
  standsInForm(kind, undefined)
  if (message) dropUnsent(message.id)
}

/** Says that a waiting message stands in its form now, or (undefined) that the form begins anew. */
export function standsInForm(kind: MessageKind, id: string | undefined): void {
  if (id === undefined) tabStorage.remove(formKey(kind))
  else tabStorage.set(formKey(kind), id)
}

/** True while the message that stands in a form is being sent from the outbox: the form waits. */
export const isResent = (kind: MessageKind): boolean => resent.has(kind)

/** Says that a form's message is being sent from the outbox, or is no more. */
export function setResent(kind: MessageKind, now: boolean): void {
  if (now) resent.add(kind)
  else resent.delete(kind)
  changed()
}

/** True if the browser could not store the message, which lives as long as the page then. */
export const isUnstored = ({ id }: Unsent): boolean => unstored.has(id)

/** The lock of a message: whichever tab holds it may send or delete it. Resolves to undefined while another tab does. */
export const takeUnsent = (id: string) =>
  takeTabLock((navigator as { readonly locks?: TabLocks }).locks, prefix + id)
