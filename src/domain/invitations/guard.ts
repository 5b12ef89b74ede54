import type { TextStorage } from '@/lib/json-storage'
import { formatEntry, isJournalKey, type JournalEntry, parseEntry } from './journal'
import { listKey } from './list'
import { requestName } from './merge'

/**
 * Milliseconds without a change by any tab after which all tabs read the same. Chromium with four tabs storing 200 kB values
 * at once on two cores delivered changes within 380 ms.
 */
export const settledAfterMs = 2000

/** Milliseconds between news from another tab and the look whether it lost a change: more news may be on the way. */
const repairAfterMs = 30

/**
 * Keeps the recent changes of this tab from being lost to other tabs.
 *
 * A tab that changed the list remembers the change, and those that it hears of from other tabs, until nothing has happened for
 * {@link settledAfterMs}. When another tab writes the list in that time, the remembered changes are laid over it, and `repair` is
 * called. As long as no other tab writes, the list alone counts, so that whoever edits it by hand in this tab is not contradicted.
 */
export function createInvitationGuard(storage: TextStorage, repair: () => Promise<void>) {
  const remembered = new Map<string, JournalEntry>()
  let contested = false
  let repairIsDue = false
  let quietTimer: ReturnType<typeof setTimeout> | undefined
  let overlay: readonly JournalEntry[] = []

  const update = () => {
    const byKey = (a: JournalEntry, b: JournalEntry) => (a.key < b.key ? -1 : 1)
    overlay = contested ? [...remembered.values()].sort(byKey) : []
  }
  const forget = () => {
    remembered.clear()
    contested = false
    update()
  }
  const waitForQuiet = () => {
    clearTimeout(quietTimer)
    const timer = setTimeout(async () => {
      if (contested) await repair()
      if (quietTimer !== timer) return
      forget()
      removeJournal(storage)
    }, settledAfterMs)
    quietTimer = timer
  }

  const remember = (entry: JournalEntry) => {
    remembered.set(entry.key, entry)
    update()
    waitForQuiet()
  }

  return {
    /** The changes to lay over the list as it is read. The same array until something happens. */
    overlay: () => overlay,
    /** The names of all members in remembered changes; an id among them is taken, in the list or not. */
    names: (): readonly string[] =>
      [...remembered.values()].flatMap((entry) => {
        if (entry.kind === 'cleared') return entry.members
        return requestName(entry.kind === 'added' ? entry.request.id : entry.id)
      }),
    /** Remembers a change of this tab and tells the others. Call it after the list is written: whoever sees the entry has seen the list. */
    note(entry: JournalEntry): void {
      remember(entry)
      try {
        storage.set(entry.key, formatEntry(entry))
      } catch {
        // The list holds the change. Without room for the entry only this tab guards it.
      }
    },
    /** Remembers a change without telling the others: for large ones, whose journal would need as much room as the list. */
    remember,
    /** Takes members out of what was cleared or added: they are back, or gone again. */
    release(names: ReadonlySet<string>): void {
      for (const entry of [...remembered.values()]) {
        if (entry.kind === 'added' && names.has(requestName(entry.request.id))) remembered.delete(entry.key)
        if (entry.kind !== 'cleared' || !entry.members.some((name) => names.has(name))) continue
        const rest = { ...entry, members: entry.members.filter((name) => !names.has(name)) }
        remembered.set(entry.key, rest)
        try {
          if (storage.get(entry.key) !== null) storage.set(entry.key, formatEntry(rest))
        } catch {
          // Full or blocked: the other tabs keep the longer list until things are quiet.
        }
      }
      update()
    },
    /** Forgets all changes: the list was replaced as a whole. */
    reset: forget,
    /** Starts the removal of entries that closed tabs left behind. */
    start(): void {
      if (listJournal(storage).length > 0) waitForQuiet()
    },
    /** Takes in that another tab changed a key, or all of them (null). */
    hear(key: string | null): void {
      if (key === null) forget()
      if (remembered.size === 0) {
        if (key !== null && key !== listKey) waitForQuiet()
        return
      }
      if (key !== null && key !== listKey) {
        // The stored text, not the event's: where both tabs wrote, it is the last writer's.
        const entry = parseStored(storage, key)
        if (entry) remembered.set(key, entry)
      }
      contested = true
      update()
      waitForQuiet()
      if (repairIsDue) return
      repairIsDue = true
      setTimeout(() => {
        repairIsDue = false
        void repair()
      }, repairAfterMs)
    },
  }
}

function parseStored(storage: TextStorage, key: string): JournalEntry | undefined {
  try {
    const text = storage.get(key)
    return text === null ? undefined : parseEntry(key, text)
  } catch {
    return undefined
  }
}

function listJournal(storage: TextStorage): readonly string[] {
  try {
    return storage.keys().filter(isJournalKey)
  } catch {
    return []
  }
}

function removeJournal(storage: TextStorage): void {
  try {
    for (const key of listJournal(storage)) storage.remove(key)
  } catch {
    // Storage became unreadable; the entries are dropped when it can be read again.
  }
}
