import { attempt } from '@/lib/attempt'
import { isFull, StorageError, type TextStorage } from '@/lib/json-storage'
import type { StoredList } from './list'
import { listKey } from './record'

/** Texts by key, exactly as they are in storage. */
export type StoredTexts = ReadonlyMap<string, string>

/** A text to store under a key; null removes it. */
export type Step = readonly [key: string, text: string | null]

export const isSame = (a: StoredTexts, b: StoredTexts): boolean =>
  a.size === b.size && [...a].every(([key, text]) => b.get(key) === text)

/** The texts whose keys are accepted. Throws StorageError when blocked. */
export function textsOf(
  storage: TextStorage,
  isOwn: (key: string, text: string) => boolean,
): Map<string, string> {
  const texts = storage.keys().map((key) => [key, storage.get(key) ?? ''] as const)
  return new Map(texts.filter(([key, text]) => isOwn(key, text)))
}

/** A text that could not be read as a whole, set aside before the list was written over. */
export type StoredCopy = {
  readonly key: string
  readonly text: string
  /** Undefined where another program has made the key. */
  readonly at: Date | undefined
}

const quarantinePrefix = `${listKey}:quarantine:`
export const isCopyKey = (key: string): boolean => key.startsWith(quarantinePrefix)
/** 14 digits end in the year 5138, within what a date can be. */
const timeIn = (text: string) => (/^\d{1,14}$/.test(text) ? new Date(Number(text)) : undefined)

/** The copies, the newest first. Throws StorageError when blocked. */
export const copiesIn = (storage: TextStorage): readonly StoredCopy[] =>
  [...textsOf(storage, isCopyKey)]
    .map(([key, text]) => ({ key, text, at: timeIn(key.slice(quarantinePrefix.length)) }))
    .sort((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0))

const noRoomForCopy =
  'The requests stored in this browser cannot be read, and there is no room to keep a copy of them, ' +
  'so nothing was saved. Clearing this site’s data would delete them: take a copy first (in the admin ' +
  'area: View storage, Copy).'

/** Calls `store` with a copy of a list that cannot be read, unless there is one already. */
export function copyAside<T>(
  storage: TextStorage,
  { raw, stored }: StoredList,
  now: Date,
  store: (copy: StoredTexts) => T,
): T {
  const copies = stored.problem ? textsOf(storage, isCopyKey) : undefined
  if (!copies || [...copies.values()].includes(raw ?? '')) return store(new Map())
  let time = now.getTime()
  while (copies.has(quarantinePrefix + time)) time += 1
  try {
    return store(new Map([[quarantinePrefix + time, raw ?? '']]))
  } catch (error) {
    throw isFull(error) ? new StorageError('quota', error, noRoomForCopy) : error
  }
}

/** Stores the texts in turn. When one fails, the earlier ones are undone, the last one first. */
export function makeSteps(storage: TextStorage, steps: readonly Step[]): void {
  const put = ([key, text]: Step) => (text === null ? storage.remove(key) : storage.set(key, text))
  const back: Step[] = []
  try {
    for (const [key, text] of steps) {
      const old = storage.get(key)
      if (old === text) continue
      put([key, text])
      back.unshift([key, old])
    }
  } catch (error) {
    // If the browser refuses one of these, too, the others are still undone.
    for (const step of back) attempt(() => put(step))
    throw error
  }
}

/** Replaces all texts, the list last, or none. New keys go first: undoing them cannot fail. */
export function replaceTexts(storage: TextStorage, before: StoredTexts, texts: StoredTexts): void {
  const order = (key: string) => (key === listKey ? 2 : Number(before.has(key)))
  const fresh = [...texts].sort(([a], [b]) => order(a) - order(b))
  const stale = [...before.keys()].filter((key) => !texts.has(key)).map((key): Step => [key, null])
  try {
    makeSteps(storage, [...fresh, ...stale])
  } catch (error) {
    if (!isFull(error)) throw error
    // A full disk refuses every text. Then this write fails, before anything is removed.
    for (const [key, text] of before) storage.set(key, text)
    // What gets shorter goes first: at no time is there more than before, or than afterward.
    const growth = ([key, text]: Step) => (text?.length ?? -1) - (before.get(key)?.length ?? 0)
    makeSteps(
      storage,
      [...stale, ...fresh].sort((a, b) => growth(a) - growth(b)),
    )
  }
}
