import { attempt } from '@/lib/attempt'
import { StorageError, type TextStorage } from '@/lib/json-storage'

/** Texts by key, exactly as they are in storage. */
export type StoredTexts = ReadonlyMap<string, string>

/** A text to store under a key; null removes it. */
export type Step = readonly [key: string, text: string | null]

export const isFull = (error: unknown) => error instanceof StorageError && error.kind === 'quota'

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

/** Replaces all texts, `last` at the end, or none. New keys go first: undoing them cannot fail. */
export function replaceTexts(
  storage: TextStorage,
  before: StoredTexts,
  texts: StoredTexts,
  last: string,
): void {
  const order = (key: string) => (key === last ? 2 : Number(before.has(key)))
  const fresh = [...texts].sort(([a], [b]) => order(a) - order(b))
  const stale = [...before.keys()].filter((key) => !texts.has(key)).map((key): Step => [key, null])
  try {
    makeSteps(storage, [...fresh, ...stale])
  } catch (error) {
    if (!isFull(error) || stale.length === 0) throw error
    // A full disk refuses every text. Then this write fails, before anything is removed.
    for (const [key] of stale) storage.set(key, before.get(key) ?? '')
    makeSteps(storage, [...stale, ...fresh])
  }
}
