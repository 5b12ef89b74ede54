import { attempt } from '@/lib/attempt'
import {
  type BrowserEnv,
  browserEnv,
  createStorageEvents,
  createTextStorage,
  putOrShorter,
  storedJson,
} from '@/lib/json-storage'
import { auditPrefix, listKey, notePrefix } from './record'

/** Texts beside the list, one key each: two tabs cannot overwrite each other's. */
function createPrefixStorage(prefix: string, env: BrowserEnv) {
  const isOwn = (key: string) => key.startsWith(prefix)
  const storage = createTextStorage(env.storage)
  /** Sorted; empty where storage is blocked. */
  const keys = () => (attempt(storage.keys) ?? []).filter(isOwn).sort()
  const entries = () => keys().map((key) => [key, attempt(() => storage.get(key)) ?? ''] as const)
  return { ...storage, ...createStorageEvents(env, isOwn), keys, entries, now: () => env.now().toISOString() }
}

function textFields(json: string): Readonly<Record<string, string>> {
  const value: unknown = attempt(() => JSON.parse(json))
  // The entries of a text are its characters: there may be millions.
  if (typeof value !== 'object' || value === null) return {}
  const fields = Object.entries(value)
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

/** A private note about a request. It is never part of the record nor of the CSV export. */
export type InvitationNote = { readonly text: string; readonly updatedAt: string }

function parseNote(json: string): InvitationNote | undefined {
  const { text, updatedAt } = textFields(json)
  return text !== undefined && updatedAt !== undefined ? { text, updatedAt } : undefined
}

export const readNotes = (texts: Iterable<readonly [key: string, text: string]>) =>
  new Map(
    [...texts].flatMap(([key, text]) => {
      const note = key.startsWith(notePrefix) ? parseNote(text) : undefined
      return note ? [[key.slice(notePrefix.length), note]] : []
    }),
  )

export function createInvitationNotes(env: BrowserEnv = browserEnv) {
  const { entries, get, set, remove, now, notify, subscribe } = createPrefixStorage(notePrefix, env)
  return {
    /** All readable notes by request id. Never throws. */
    read: (): ReadonlyMap<string, InvitationNote> => readNotes(entries()),
    /** The words of one note; the empty text for none. Throws StorageError when blocked. */
    textOf: (id: string): string => parseNote(get(notePrefix + id) ?? '')?.text ?? '',
    /** Stores the note; a blank one is removed. Throws StorageError, and then the old one stays. */
    write(id: string, text: string): void {
      if (text.trim() === '') remove(notePrefix + id)
      else putOrShorter(storedJson({ text, updatedAt: now() }), (json) => set(notePrefix + id, json))
      notify()
    },
    subscribe,
  }
}

/** Entries of the audit log that are kept; older ones go. */
const loggedEntries = 1000

/** One line of the audit log: what an administrator did, and what it changed. */
export type AuditEntry = {
  /** ISO 8601. */
  readonly at: string
  /** `approved`, `rejected`, `undone`, `note`, `cleared`, `imported`, `renamed`, `restored`, … */
  readonly action: string
  /** The request, where it is about one. */
  readonly id?: string
  readonly name?: string
  /** The state before and after, in a word: a status, a name, or a number of requests. */
  readonly before: string
  readonly after: string
}

function parseEntry(json: string): AuditEntry | undefined {
  const { at, action, before, after, ...about } = textFields(json)
  if (at === undefined || action === undefined || before === undefined || after === undefined)
    return undefined
  return { at, action, before, after, ...about }
}

/** The audit log. It never stops a decision: when storage is full, the oldest lines are removed. */
export function createInvitationAudit(env: BrowserEnv = browserEnv) {
  const { keys, entries, set, remove, now, notify, subscribe } = createPrefixStorage(auditPrefix, env)
  let count = 0
  const quietly = (work: () => void) =>
    attempt(() => {
      work()
      return true
    })
  const writtenAt = /:(\d{4}-[-\d]+T[:.\d]+Z):/
  const makeRoom = () => keys().slice(0, 50).forEach(remove)
  /** In the order of writing: after a clock that was ahead, new entries come last all the same. */
  const nextTime = (at: string) => {
    const newest = keys().findLast((key) => writtenAt.test(key)) ?? ''
    const last = writtenAt.exec(newest)?.[1] ?? ''
    return last < at ? at : (attempt(() => new Date(Date.parse(last) + 1).toISOString()) ?? at)
  }
  return {
    /** The readable entries, newest first. Never throws. */
    read: (): readonly AuditEntry[] =>
      entries()
        .flatMap(([, text]) => parseEntry(text) ?? [])
        .reverse(),
    /** Adds entries with the current time. The last 1,000 are kept. Never throws. */
    add(added: readonly Omit<AuditEntry, 'at'>[]): void {
      const at = now()
      const time = nextTime(at)
      for (const entry of added.slice(-loggedEntries)) {
        count += 1
        // Base 36 numbers of one length keep the order of one tab's writes within a millisecond.
        const place = count.toString(36).padStart(6, '0') + Math.random().toString(36).slice(2, 6)
        const store = () => set(`${auditPrefix}${time}:${place}`, storedJson({ at, ...entry }))
        // A line about a note is not worth one about a decision.
        if (!quietly(store) && entry.action !== 'note' && quietly(makeRoom)) quietly(store)
      }
      quietly(() => keys().slice(0, -loggedEntries).forEach(remove))
      notify()
    },
    makeRoom,
    subscribe,
  }
}

/** Characters that browsers give a site, keys and texts together (Chromium: one less). */
const quota = 5 * 2 ** 20
/** Characters of a request when there is none to measure. */
const usualLength = 480
/** As many requests of that length are averaged with the stored ones: the first few say little. */
const assumed = 20
const backupKey = 'invitationLastBackup'

export type StorageMeter = ReturnType<typeof measure>

/**
 * Storage used, in UTF-16 units, and the last backup (ISO 8601). `list` is what the list takes at
 * least, where there is no room for its escapes; `spare`, what they take.
 */
function measure(texts: ReadonlyMap<string, string>) {
  const used = [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  const stored = texts.get(listKey) ?? ''
  const list = stored.replace(/\\u[\da-f]{4}/g, ' ').length
  const [spare, nearlyFull] = [stored.length - list, used >= quota * 0.8]
  return { used, list, spare, quota, nearlyFull, lastBackup: texts.get(backupKey) }
}

export function createInvitationMeter(env: BrowserEnv = browserEnv) {
  const { entries, set, now } = createPrefixStorage('', env)
  // Not of every key: each change by another tab would read the whole storage.
  const { notify, subscribe } = createStorageEvents(env, (key) => key === backupKey)
  return {
    read: () => measure(new Map(entries())),
    backedUp(): void {
      attempt(() => set(backupKey, now())) // Full: the backup is saved all the same.
      notify()
    },
    subscribe,
  }
}

/** How many more requests of the average length fit. */
export function roomFor({ used, list, spare, quota }: StorageMeter, requests: number): number {
  const each = requests > 0 ? Math.max(list / requests, 100) : usualLength
  return Math.max(Math.floor((quota - used + spare) / each), 0)
}

/** How many more fit beside those in the list, which says little while it is short. */
export const roomInList = (meter: StorageMeter, requests: number): number =>
  roomFor({ ...meter, list: meter.list + assumed * usualLength }, requests + assumed)

/** The stores of this browser. Safe to import anywhere. */
export const invitationNotes = createInvitationNotes()
export const invitationAudit = createInvitationAudit()
export const invitationMeter = createInvitationMeter()
