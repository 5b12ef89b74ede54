import { StorageError } from '@/lib/json-storage'
import type { InvitationCore } from './core'
import { clearedEntry, isRequestEntryKey } from './journal'
import { isQuarantineKey, listKey, parseList, type StoredMember } from './list'
import { memberName, requestName } from './merge'
import { isNoteKey, noteKey } from './notes'

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
   * Makes the steps in turn. When one fails, those made are taken back, the last first: every state on the way back fitted before. The
   * writing of the list, `writing`, leaves the list as it was when it fails; only removals may come after it.
   */
  const inTurn = (steps: readonly (Step | (() => void))[]) => {
    const made: Step[] = []
    try {
      for (const step of steps) {
        if (typeof step === 'function') {
          step()
          continue
        }
        const [key, text] = step
        const old = storage.get(key)
        if (old === text) continue
        if (text === null) storage.remove(key)
        else storage.set(key, text)
        made.unshift([key, old])
      }
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
   * cannot fail, and the list last; what is to go is removed before them only when there is no room otherwise. In place of the list's
   * text, `writing` may write it.
   */
  const put = (texts: StoredTexts, writing?: () => void) => {
    const before = read()
    const stale = [...before.keys()].filter((key) => !texts.has(key)).map((key): Step => [key, null])
    const order = (key: string) => (key === listKey ? 2 : Number(before.has(key)))
    const fresh = [...texts].sort(([a], [b]) => order(a) - order(b))
    const list = writing ? [writing] : []
    try {
      inTurn([...fresh, ...list, ...stale])
    } catch (error) {
      if (!(error instanceof StorageError && error.kind === 'quota') || stale.length === 0) throw error
      // A browser whose disk is full refuses every text. Then nothing may be removed that could not be put back.
      for (const [key] of stale) storage.set(key, before.get(key) ?? '')
      inTurn([...stale, ...fresh, ...list])
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
          inTurn([
            ...[...texts].filter(([key]) => key !== listKey),
            () => write(replaced, [...back, ...current.members], env.now()),
          ])
        }
        guard.release(new Set(old.map(memberName)))
      })
      await confirm()
    },

    /** Puts the texts in place of all requests and notes; other keys are left out. Resolves to what stood there, which `unrestore` needs. */
    async restore(texts: StoredTexts): Promise<StoredTexts> {
      const before = await locked(() => {
        const old = read()
        put(new Map([...texts].filter(([key]) => isRequestKey(key))))
        guard.reset()
        return old
      })
      await confirm()
      return before
    },

    /**
     * Puts back what stood `before` a restore, but for requests and notes that came or changed since: a request that got a note since has
     * changed. Resolves to the number of requests that stay as they are. Rejects with StorageError, and then nothing is changed.
     */
    async unrestore(before: StoredTexts, restored: StoredTexts): Promise<number> {
      const kept = await locked(() => {
        const now = read()
        const isChanged = (key: string) => now.get(key) !== restored.get(key)
        const back = new Map(before)
        const noted = new Set<string>()
        for (const key of new Set([...before.keys(), ...restored.keys(), ...now.keys()])) {
          if (key === listKey || !isRequestKey(key) || !isChanged(key)) continue
          const text = now.get(key)
          // What went with the whole list comes back with it.
          if (text === undefined && !now.has(listKey)) continue
          if (text === undefined) back.delete(key)
          else back.set(key, text)
          if (isNoteKey(key)) noted.add(requestName(key.slice(noteKey('').length)))
        }
        const current = view()
        const raw = before.get(listKey) ?? null
        const { members: old, unreadable } = parseList(raw)
        const oldNames = new Set(old.map(memberName))
        const unchanged = new Set(parseList(restored.get(listKey) ?? null).members.map(memberText))
        const stays = current.members.filter((member) => {
          const name = memberName(member)
          return !unchanged.has(memberText(member)) || (noted.has(name) && !oldNames.has(name))
        })
        if (stays.length === 0) {
          put(back)
        } else {
          const names = new Set(stays.map(memberName))
          const others = old.filter((member) => !names.has(memberName(member)))
          // The list is written as a whole at the end; what could not be read before is kept aside again.
          if (current.raw === null) back.delete(listKey)
          else back.set(listKey, current.raw)
          put(back, () =>
            write(unreadable ? { ...current, raw, unreadable } : current, [...others, ...stays], env.now()),
          )
        }
        guard.reset()
        return new Set([...stays.map(memberName), ...noted]).size
      })
      await confirm()
      return kept
    },
  }
}

const memberText = (member: StoredMember): string => `${memberName(member)} ${JSON.stringify(member.value)}`
