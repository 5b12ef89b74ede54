import { StorageError } from '@/lib/json-storage'
import type { InvitationCore } from './invitation-core'
import { clearedEntry, isRequestEntryKey } from './invitation-journal'
import { isQuarantineKey, listKey, parseList } from './invitation-list'
import { memberName } from './invitation-merge'
import { isNoteKey } from './invitation-notes'

/** Texts by key, exactly as they stood in storage. */
export type StoredTexts = ReadonlyMap<string, string>

/** A text to store under a key; null removes it. */
type Step = readonly [key: string, text: string | null]

/** True for the keys that belong to the requests: the list, what was kept aside of it, and the notes. */
const isRequestKey = (key: string): boolean => key === listKey || isQuarantineKey(key) || isNoteKey(key)

/** Everything about the requests at once: taken away, put back, or put in place of what is there, byte for byte. */
export function createSnapshots({ env, storage, guard, view, write, locked, confirm }: InvitationCore) {
  const read = (): StoredTexts => {
    const texts = new Map<string, string>()
    for (const key of storage.keys()) {
      const text = isRequestKey(key) ? storage.get(key) : null
      if (text !== null) texts.set(key, text)
    }
    return texts
  }

  /**
   * Makes the steps in turn, and `last` after them. When one fails, those made are taken back, the last first: every state on the way back
   * fitted before.
   */
  const inTurn = (steps: readonly Step[], last?: () => void) => {
    const made: Step[] = []
    try {
      for (const [key, text] of steps) {
        const old = storage.get(key)
        if (old === text) continue
        if (text === null) storage.remove(key)
        else storage.set(key, text)
        made.unshift([key, old])
      }
      last?.()
    } catch (error) {
      for (const [key, old] of made) {
        try {
          if (old === null) storage.remove(key)
          else storage.set(key, old)
        } catch {
          // A browser that takes nothing any more: the other steps are still taken back, and the first error says why.
        }
      }
      throw error
    }
  }

  /**
   * Puts the texts in place of what is there. When one does not fit, everything is as it was. New keys come first, since taking them back
   * cannot fail, and the list last; what is to go is removed before them only when there is no room otherwise.
   */
  const put = (texts: StoredTexts) => {
    const before = read()
    const stale = [...before.keys()].filter((key) => !texts.has(key)).map((key): Step => [key, null])
    const order = (key: string) => (key === listKey ? 2 : Number(before.has(key)))
    const fresh = [...texts].sort(([a], [b]) => order(a) - order(b))
    try {
      inTurn([...fresh, ...stale])
    } catch (error) {
      if (!(error instanceof StorageError && error.kind === 'quota') || stale.length === 0) throw error
      // A browser whose disk is full refuses every text. Then nothing may be removed that could not be put back.
      for (const [key] of stale) storage.set(key, before.get(key) ?? '')
      inTurn([...stale, ...fresh])
    }
  }

  return {
    /** The texts of the requests and their notes. Throws StorageError when storage is blocked. */
    texts: read,

    /** Removes all requests, foreign members, texts kept aside and notes. Resolves to what `unclear` needs. */
    async clear(): Promise<StoredTexts> {
      const before = await locked(() => {
        const texts = read()
        const names = [...view().members.map(memberName), ...guard.names()]
        storage.remove(listKey)
        if (names.length > 0) guard.note(clearedEntry([...new Set(names)]))
        for (const key of storage.keys()) {
          if (isRequestEntryKey(key) || isQuarantineKey(key) || isNoteKey(key)) storage.remove(key)
        }
        return texts
      })
      await confirm()
      return before
    },

    /** Puts back what `clear` removed: the same bytes, or, when requests have come in since, before those. */
    async unclear(texts: StoredTexts): Promise<void> {
      await locked(() => {
        const current = view()
        const raw = texts.get(listKey) ?? null
        const { members: old, unreadable } = parseList(raw)
        if (current.members.length === 0) {
          put(texts)
        } else {
          const here = new Set(current.members.map(memberName))
          const back = old.filter((member) => !here.has(memberName(member)))
          // What could not be read before the clear is kept aside again: only its complete members come back.
          const replaced = unreadable ? { ...current, raw, unreadable } : current
          inTurn(
            [...texts].filter(([key]) => key !== listKey),
            () => write(replaced, [...back, ...current.members], env.now()),
          )
        }
        guard.release(new Set(old.map(memberName)))
      })
      await confirm()
    },

    /** Puts the texts in place of all requests and notes. Resolves to what stood there, for `restore` to undo it. */
    async restore(texts: StoredTexts): Promise<StoredTexts> {
      const before = await locked(() => {
        const old = read()
        put(texts)
        guard.reset()
        return old
      })
      await confirm()
      return before
    },
  }
}
