import type { TabLocks } from '@/lib/tab-locks'

/** What the module needs from its surroundings; `events` dispatches the `storage` events of other tabs. */
export type InvitationStorageEnv = {
  readonly storage: () => Storage
  readonly now: () => Date
  readonly locks?: TabLocks
  readonly events?: EventTarget | undefined
}

/** The browser's own. Each part is looked up when it is used, and may be missing. */
export const browserEnv: InvitationStorageEnv = {
  storage: () => window.localStorage,
  now: () => new Date(),
  get locks() {
    try {
      return navigator.locks
    } catch {
      return undefined
    }
  },
  get events() {
    return typeof window === 'undefined' ? undefined : window
  },
}
