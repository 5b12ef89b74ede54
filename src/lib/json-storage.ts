import { attempt } from './attempt'
import { listen } from './listen'
import { createStore } from './store'

/** `quota`: no room left; `blocked`: by the browser or its settings, or no browser (Node). */
type StorageErrorKind = 'quota' | 'blocked' | 'other'

const explanations: Readonly<Record<StorageErrorKind, string>> = {
  quota:
    'In this browser, this site’s storage is full, so nothing was saved. Clearing this site’s data makes ' +
    'room, but deletes everything saved here: take a copy first.',
  blocked: 'This browser blocks storage for this site, so nothing was saved. Allow site data and try again.',
  other: 'The browser could not save this. Please try again.',
}

/** The one error of {@link TextStorage}. Its message is a sentence for people. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly kind: StorageErrorKind

  constructor(kind: StorageErrorKind, cause?: unknown, message: string = explanations[kind]) {
    super(message, { cause })
    this.kind = kind
  }
}

/**
 * What a storage call threw, as StorageError. A full storage has four spellings:
 * `QuotaExceededError` with code 22 or none (Web IDL since 2025), `NS_ERROR_DOM_QUOTA_REACHED` with
 * code 1014 (Firefox) and `QUOTA_EXCEEDED_ERR` (old WebKit).
 */
export function toStorageError(error: unknown): StorageError {
  const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown }
  const names: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'QUOTA_EXCEEDED_ERR']
  if (names.includes(name) || code === 22 || code === 1014) return new StorageError('quota', error)
  if (name === 'SecurityError' || code === 18) return new StorageError('blocked', error)
  return new StorageError('other', error)
}

/** Letters for which WebKit stores a text with two bytes a character: then only half of it fits. */
const wideLetters = /[\u0100-\uffff]/g

/** JSON with its wide letters escaped. */
export function storedJson(value: unknown): string {
  const json = JSON.stringify(value)
  const escaped = json.replace(
    wideLetters,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  // From its bytes: in WebKit, a text made of wider ones keeps their two bytes a character.
  return escaped.length === json.length ? json : atob(btoa(escaped))
}

export const isFull = (error: unknown) => error instanceof StorageError && error.kind === 'quota'

/** Stores a JSON text; without its escapes, where only that fits: another script has many. */
export function putOrShorter(text: string, put: (text: string) => void): void {
  try {
    put(text)
  } catch (error) {
    const plain = JSON.stringify(JSON.parse(text))
    if (!isFull(error) || plain.length === text.length) throw error
    put(plain)
  }
}

export type TextStorage = ReturnType<typeof createTextStorage>

/** Throws only StorageError. `open` runs at every call: where storage is blocked it throws. */
export function createTextStorage(open: () => Storage | null | undefined) {
  const use = <T>(work: (storage: Storage) => T): T => {
    const storage = attempt(open)
    if (!storage) throw new StorageError('blocked')
    try {
      return work(storage)
    } catch (error) {
      throw toStorageError(error)
    }
  }
  return {
    get: (key: string) => use((storage) => storage.getItem(key)),
    /** Stores the text; when it throws, the old text is unchanged. */
    set: (key: string, text: string) => use((storage) => storage.setItem(key, text)),
    remove: (key: string) => use((storage) => storage.removeItem(key)),
    /** All keys, in no promised order. */
    keys: () =>
      use((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')),
  }
}

/** What storage modules need from the browser; tests pass their own. */
export type BrowserEnv = {
  readonly storage: () => Storage
  readonly now: () => Date
  readonly locks?: Pick<LockManager, 'request' | 'query'> | undefined
  /** Dispatches the `storage` events of other tabs. */
  readonly events?: EventTarget | undefined
}

/** The real browser's. Each part is looked up when it is used, and may be missing. */
export const browserEnv: BrowserEnv = {
  storage: () => window.localStorage,
  now: () => new Date(),
  get locks() {
    return attempt(() => navigator.locks)
  },
  get events() {
    return typeof window === 'undefined' ? undefined : window
  },
}

/**
 * Tells subscribers when one of our keys changes: in this tab, when `notify` is called, and in
 * another one, by the browser's `storage` event. Safari sends none to a page that it keeps for
 * Back, so a page that comes back may have missed a change.
 */
export function createStorageEvents(env: BrowserEnv, isOwnKey: (key: string) => boolean) {
  const own = createStore(undefined)
  return {
    notify: () => own.set(undefined),
    /** Returns the unsubscribe function. */
    subscribe(listener: () => void) {
      const hear = (event: StorageEvent | PageTransitionEvent) => {
        if ('persisted' in event) return event.persisted && listener()
        const { key, storageArea } = event
        // Without a key, all of them may have changed; other software's own event has none, either.
        if (key && !isOwnKey(key)) return
        // Session storage sends the same events.
        if (!storageArea || storageArea === attempt(env.storage)) listener()
      }
      const ends = [own.subscribe(listener)]
      if (env.events) ends.push(listen(env.events, ['storage', 'pageshow'], hear))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** Keeps texts in memory while the browser refuses them, which is no error here. */
function createSafeStorage(open: () => Storage) {
  const storage = createTextStorage(open)
  const page = new Map<string, string>()
  return {
    get: (key: string) => page.get(key) ?? attempt(() => storage.get(key)) ?? undefined,
    set(key: string, text: string) {
      page.set(key, text)
      attempt(() => {
        storage.set(key, text)
        page.delete(key)
      })
    },
    remove(key: string) {
      page.delete(key)
      attempt(() => storage.remove(key))
    },
    keys: () => [...new Set([...page.keys(), ...(attempt(storage.keys) ?? [])])],
    /** True for a text that only this page has. */
    isUnstored: (key: string) => page.has(key),
  }
}

/** Texts of this tab alone. They outlive a reload. */
export const tabStorage = createSafeStorage(() => globalThis.sessionStorage)

/** Texts of all tabs of this browser. */
export const siteStorage = createSafeStorage(() => globalThis.localStorage)

/** A choice of the reader, for all tabs; in memory while the browser refuses it. */
export function createSetting(key: string) {
  const { notify, subscribe } = createStorageEvents(browserEnv, (name) => name === key)
  return {
    get: () => siteStorage.get(key),
    set(text: string | undefined) {
      if (text === undefined) siteStorage.remove(key)
      else siteStorage.set(key, text)
      notify()
    },
    subscribe,
  }
}
