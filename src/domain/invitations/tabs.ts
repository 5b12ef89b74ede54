import { withTabLock } from '@/lib/tab-locks'
import { listKey } from './key'

/**
 * What the storage needs of the browser; `events` dispatches the `storage` events of other tabs.
 */
export type InvitationEnv = {
  readonly storage: () => Storage
  readonly now: () => Date
  readonly locks?: Pick<LockManager, 'request' | 'query'> | undefined
  readonly events?: EventTarget | undefined
}

/** The browser's own. Each part is looked up when it is used, and may be missing. */
export const browserEnv: InvitationEnv = {
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

/**
 * Listeners to changes of the keys that `isOwn` accepts: by this tab, with `notify`, and by other
 * tabs.
 */
export function createNews(env: InvitationEnv, isOwn: (key: string) => boolean) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const hear = (event: Event) => {
    const { key, storageArea } = event as StorageEvent
    if (key !== null && !isOwn(key)) return
    try {
      // Session storage sends the same events.
      if (!storageArea || storageArea === env.storage()) notify()
    } catch {
      // Storage is blocked now.
    }
  }
  /** Returns the function that ends it. */
  const subscribe = (listener: () => void) => {
    // A function of its own, so that a listener subscribed twice is called twice and ends once.
    const call = () => listener()
    if (listeners.size === 0) env.events?.addEventListener('storage', hear)
    listeners.add(call)
    return () => {
      listeners.delete(call)
      if (listeners.size === 0) env.events?.removeEventListener('storage', hear)
    }
  }
  return { notify, subscribe }
}

const versionPrefix = `${listKey}:version:`
/**
 * Milliseconds for which a tab names what it wrote. Other tabs can read it sooner: within 380 ms on
 * a busy machine.
 */
const namedMs = 3000
/** Milliseconds that a tab waits, at most, until it can read what another one wrote. */
const newsMs = 2000
/**
 * Milliseconds after which a tab that holds the lock and does nothing, stopped in a debugger, is
 * passed over.
 */
const patienceMs = 8000

/**
 * Lets one tab at a time change the list, and gives it the newest text before.
 *
 * A lock alone loses changes: each tab reads a copy of its own, which can be behind what the tab
 * before it wrote. Locks are never behind. So a tab that has written holds, for a while, a lock
 * whose name has the number of the change and a hash of the text, and the next tab waits until its
 * copy has that hash. `text` reads the list, or throws. Without locks nothing is waited for: one
 * tab is safe, two in the same instant are not.
 */
export function createTurns(env: InvitationEnv, text: () => string | null) {
  const jobs: (() => void)[] = []
  let last = 0
  let release = () => {}

  async function catchUp(): Promise<void> {
    const { held = [] } = (await env.locks?.query()) ?? {}
    const versions = held.flatMap(({ name = '' }) =>
      name.startsWith(versionPrefix) ? [name.split(':')] : [],
    )
    const [newest] = versions.map(([, , number, hash]) => ({ number: Number(number), hash })).sort(byNumber)
    if (!newest || newest.number <= last) return
    last = newest.number
    const end = Date.now() + newsMs
    while (hashOf(text()) !== newest.hash && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }

  /** Resolves when the other tabs can know which text is the newest. */
  const nameVersion = () =>
    new Promise<void>((known) => {
      const hold = () => {
        known()
        release()
        return new Promise<void>((end) => {
          release = end
          setTimeout(end, namedMs)
        })
      }
      env.locks?.request(`${versionPrefix}${last}:${hashOf(text())}`, hold).catch(() => known())
    })

  async function takeTurn(): Promise<void> {
    // Where storage or locks fail here, the jobs find out themselves.
    await catchUp().catch(() => {})
    for (const job of jobs.splice(0)) job()
    await nameVersion().catch(() => {})
  }

  /**
   * Does the work in this tab's turn. `stamp` is the time in epoch milliseconds, or as much later
   * as it takes to be another than that of any change before.
   */
  return async function inTurn<T>(work: (stamp: number) => T): Promise<T> {
    const stamped = () => {
      last = Math.max(last + 1, env.now().getTime())
      return work(last)
    }
    if (!env.locks) return stamped()
    return new Promise((resolve, reject) => {
      jobs.push(() => {
        try {
          resolve(stamped())
        } catch (error) {
          reject(error)
        }
      })
      // Further jobs of this tab go with the first.
      if (jobs.length === 1) void withTabLock(env.locks, listKey, takeTurn, patienceMs)
    })
  }
}

const byNumber = (a: { readonly number: number }, b: { readonly number: number }): number =>
  b.number - a.number

/** The length and FNV-1a: 5 ms for a full storage. */
function hashOf(text: string | null): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < (text?.length ?? 0); index += 1)
    hash = Math.imul(hash ^ (text?.charCodeAt(index) ?? 0), 0x01000193)
  return `${text?.length}-${hash}`
}
