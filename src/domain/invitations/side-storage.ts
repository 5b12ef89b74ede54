import { createTextStorage, type TextStorage } from '@/lib/json-storage'
import { browserEnv, type InvitationStorageEnv } from './storage-env'

/** Texts beside the list of requests, under keys of their own. */
export type SideStorage = TextStorage & {
  readonly now: () => Date
  /** The stored texts whose keys belong here, by key, in the order of the keys. Empty where storage is blocked. */
  readonly entries: () => readonly (readonly [key: string, text: string])[]
  /** Calls the listener after changes by this tab (see `notify`) and by others. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

/** The texts whose keys `isOwn` accepts. Nothing of `env` is touched before the first call. */
export function createSideStorage(
  isOwn: (key: string) => boolean,
  env: InvitationStorageEnv = browserEnv,
): SideStorage {
  const storage = createTextStorage(env.storage)
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent
    if (key === null || isOwn(key)) notify()
  }
  return {
    ...storage,
    now: env.now,
    entries() {
      try {
        return storage
          .keys()
          .filter(isOwn)
          .sort()
          .flatMap((key) => {
            const text = storage.get(key)
            return text === null ? [] : [[key, text] as const]
          })
      } catch {
        return []
      }
    },
    subscribe(listener) {
      const call = () => listener()
      if (listeners.size === 0) env.events?.addEventListener('storage', onStorage)
      listeners.add(call)
      return () => {
        listeners.delete(call)
        if (listeners.size === 0) env.events?.removeEventListener('storage', onStorage)
      }
    },
    notify,
  }
}
