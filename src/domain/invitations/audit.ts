import { createSideStorage } from './side-storage'
import type { InvitationStorageEnv } from './storage-env'

const prefix = 'invitationAudit:'
/** Entries that are kept; older ones go. */
const keptEntries = 1000

/** One line of the audit log: what an administrator did, and what it changed. */
export type AuditEntry = {
  /** ISO 8601. */
  readonly at: string
  /** `approved`, `rejected`, `undone`, `note`, `opened`, `cleared`, `imported`, `restored`, `backup`, … */
  readonly action: string
  /** The request, where it is about one. */
  readonly id?: string
  readonly name?: string
  /** What stood before and after, in a word: a status, or a number of requests. */
  readonly before: string
  readonly after: string
}

/** True for the key of an entry. */
const isAuditKey = (key: string): boolean => key.startsWith(prefix)

/**
 * The audit log: one key an entry, so that two tabs never lose each other's lines. A log that cannot be written stops no decision:
 * the oldest lines make room, and when there is still none, the line is left out.
 */
export function createInvitationAudit(env?: InvitationStorageEnv) {
  const side = createSideStorage(isAuditKey, env)
  let count = 0

  const drop = (surplus: number) => {
    for (const [key] of side.entries().slice(0, Math.max(surplus, 0))) side.remove(key)
  }
  const store = (key: string, text: string) => {
    try {
      side.set(key, text)
    } catch {
      try {
        drop(50)
        side.set(key, text)
      } catch {}
    }
  }

  return {
    /** The readable entries, newest first. Never throws. */
    read(): readonly AuditEntry[] {
      return side
        .entries()
        .flatMap(([, text]) => parseEntry(text) ?? [])
        .reverse()
    },
    /** Adds entries with the time of now. Of more than 1 000 the last are kept. Never throws. */
    add(entries: readonly Omit<AuditEntry, 'at'>[]): void {
      const at = side.now().toISOString()
      for (const entry of entries.slice(-keptEntries)) {
        count += 1
        // Base 36 numbers of one length keep the order in which one tab wrote within a millisecond.
        const place = count.toString(36).padStart(6, '0') + Math.random().toString(36).slice(2, 6)
        store(`${prefix}${at}:${place}`, JSON.stringify({ at, ...entry }))
      }
      try {
        drop(side.keys().filter(isAuditKey).length - keptEntries)
      } catch {}
      side.notify()
    },
    subscribe: side.subscribe,
  }
}

function parseEntry(text: string): AuditEntry | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { at, action, id, name, before, after } = Object(value) as Record<keyof AuditEntry, unknown>
  if (![at, action, before, after].every((field) => typeof field === 'string')) return undefined
  return {
    at: String(at),
    action: String(action),
    before: String(before),
    after: String(after),
    ...(typeof id === 'string' && { id }),
    ...(typeof name === 'string' && { name }),
  }
}

/** The audit log of this browser. Safe to import anywhere. */
export const invitationAudit = createInvitationAudit()
