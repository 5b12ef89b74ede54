import type { Fields } from '@/lib/form-fields'
import { createTextStorage } from '@/lib/json-storage'
import { type TabLocks, takeTabLock } from '@/lib/tab-locks'

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

/** Milliseconds that a message waits in this browser after it was last tried: 14 days. */
const lifetimeMs = 14 * 24 * 60 * 60_000

const storage = createTextStorage(() => globalThis.localStorage)
/** One key a message: two tabs that write one list at the same instant would lose a message. */
const prefix = 'outbox:'

/** Where storage is full or blocked the messages live as long as the page. */
const unstored = new Map<string, Unsent>()
/** The waiting message that each form was filled with, to be edited. */
const inForm: Partial<Record<MessageKind, string>> = {}
const listeners = new Set<() => void>()
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
      if (!message || key !== prefix + message.id) return []
      if (Date.now() - message.triedAt < lifetimeMs) return [message]
      storage.remove(key)
      return []
    })
  } catch {
    return []
  }
}

/**
 * All messages that wait, oldest first; the same array until that changes. Unreadable ones are left
 * out.
 */
export function unsentMessages(): readonly Unsent[] {
  list ??= [...stored(), ...unstored.values()].sort((a, b) => a.triedAt - b.triedAt)
  return list
}

function changed(): void {
  list = undefined
  for (const listener of listeners) listener()
}

/** Calls the listener at each change, also of another tab. Returns the function that ends it. */
export function subscribeUnsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) changed()
  }
  // Without listeners nothing told this tab what others changed.
  if (listeners.size === 0) list = undefined
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * The waiting message that a form sends: the one that is edited in it, or else the very same text.
 */
export function waitingIn(kind: MessageKind, fields: Fields): Unsent | undefined {
  if (listeners.size === 0) list = undefined
  const waiting = unsentMessages().filter((message) => message.kind === kind)
  const same = (other: Fields) =>
    Object.keys({ ...fields, ...other }).every((name) => (fields[name] ?? '') === (other[name] ?? ''))
  return waiting.find(({ id }) => id === inForm[kind]) ?? waiting.find((message) => same(message.fields))
}

/** Says which waiting message is edited in a form, or (undefined) that the form begins anew. */
export function setInForm(kind: MessageKind, id: string | undefined): void {
  if (id === undefined) delete inForm[kind]
  else inForm[kind] = id
}

/**
 * Keeps a message that a form could not send. It replaces the one that was edited, or the same
 * text.
 */
export function keepUnsent(kind: MessageKind, fields: Fields): void {
  const id =
    waitingIn(kind, fields)?.id ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  const message: Unsent = { id, kind, triedAt: Date.now(), fields }
  try {
    storage.set(prefix + id, JSON.stringify(message))
    unstored.delete(id)
  } catch {
    unstored.set(id, message)
  }
  changed()
}

/** Takes messages out: they were sent, or the visitor deleted them. */
export function dropUnsent(...ids: readonly string[]): void {
  for (const id of ids) {
    unstored.delete(id)
    try {
      storage.remove(prefix + id)
    } catch {
      // Where storage is blocked nothing is stored.
    }
  }
  changed()
}

/** Takes out the waiting message that a form has sent. */
export function dropSent(kind: MessageKind, fields: Fields): void {
  const message = waitingIn(kind, fields)
  setInForm(kind, undefined)
  if (message) dropUnsent(message.id)
}

/** True if the browser could not store the message, which lives as long as the page then. */
export const isUnstored = ({ id }: Unsent): boolean => unstored.has(id)

/**
 * Takes a message's lock, so that one tab at a time sends or deletes it. Undefined while another
 * does.
 */
export const takeUnsent = (id: string) =>
  takeTabLock((navigator as { readonly locks?: TabLocks }).locks, prefix + id)
