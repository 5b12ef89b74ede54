import type { InvitationCore } from './invitation-core'
import { clearedEntry, isRequestEntryKey } from './invitation-journal'
import { isQuarantineKey, listKey, parseList } from './invitation-list'
import { memberName } from './invitation-merge'
import { isNoteKey } from './invitation-notes'

/** Texts by key, exactly as they stood in storage. */
export type StoredTexts = ReadonlyMap<string, string>

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

  /** Puts the texts in place of what is there. When one does not fit, everything is as it was. */
  const put = (texts: StoredTexts) => {
    const before = read()
    const removed = [...before.keys()].filter((key) => !texts.has(key))
    try {
      for (const key of removed) storage.remove(key)
      for (const [key, text] of texts) storage.set(key, text)
    } catch (error) {
      for (const key of texts.keys()) storage.remove(key)
      for (const [key, text] of before) storage.set(key, text)
      throw error
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
        const old = parseList(texts.get(listKey) ?? null).members
        guard.release(new Set(old.map(memberName)))
        if (current.members.length === 0) {
          put(texts)
        } else {
          const here = new Set(current.members.map(memberName))
          const back = old.filter((member) => !here.has(memberName(member)))
          write(current, [...back, ...current.members], env.now())
          for (const [key, text] of texts) if (key !== listKey) storage.set(key, text)
        }
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
