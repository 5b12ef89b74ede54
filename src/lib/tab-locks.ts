import type { BrowserEnv } from './json-storage'

/** Undefined where the browser has none (insecure origins, old browsers). */
export type TabLocks = Pick<LockManager, 'request'> | undefined

/**
 * Runs `work` while no other tab of the site holds the lock `name`. Where locks do not exist or are
 * refused, or when another tab keeps the lock longer than `patienceMs` (a tab stopped in a
 * debugger), `work` runs without it: a lock lowers the odds of a conflict, and the caller must stay
 * correct without it.
 */
export async function withTabLock<T>(
  locks: TabLocks,
  name: string,
  work: () => T | Promise<T>,
  patienceMs = 3000,
): Promise<T> {
  if (!locks) return work()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  let granted = false
  try {
    return await locks.request(name, { signal: patience.signal }, async () => {
      granted = true
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (granted) throw error
    return work()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Takes the lock `name` if it is free at this moment. Resolves to the function that gives it back,
 * or to undefined when another holder has it. Where locks do not exist it is always free. The lock
 * also ends with the tab.
 */
export async function takeTabLock(locks: TabLocks, name: string): Promise<(() => void) | undefined> {
  if (!locks) return () => {}
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release))
      return resolve(undefined)
    }
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(() => {}))
  })
}

/** Milliseconds for which a tab names what it wrote; others can read it within 380 ms. */
const namedMs = 3000
/** Milliseconds that a tab waits, at most, until it can read what another one wrote. */
const newsMs = 2000
/** Milliseconds after which a tab that is stopped in a debugger is passed over. */
const patienceMs = 8000

/**
 * Lets one tab at a time change the stored text under `key`, and gives it the newest one before.
 *
 * A lock alone loses changes: each tab reads a copy of its own, which can be behind what the tab
 * before it wrote. Locks are never behind. So a tab that has written holds, for a while, a lock
 * whose name has the number of the change and a hash of the text, and the next tab waits until its
 * copy has that hash. `text` reads it, or throws. Without locks nothing is waited for: one tab is
 * safe, two in the same instant are not.
 */
export function createTurns(env: BrowserEnv, key: string, text: () => string | null) {
  const versionPrefix = `${key}:version:`
  const jobs: (() => void)[] = []
  let last = 0
  let release = () => {}

  async function catchUp(): Promise<void> {
    const { held = [] } = (await env.locks?.query()) ?? {}
    const versions = held.flatMap(({ name = '' }) =>
      name.startsWith(versionPrefix) ? [name.slice(versionPrefix.length).split(':')] : [],
    )
    const [newest] = versions
      .map(([number, hash]) => ({ number: Number(number), hash }))
      .sort((a, b) => b.number - a.number)
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
    return new Promise((resolve) => {
      // In an async function, so that what the work throws becomes a rejection.
      jobs.push(() => resolve((async () => stamped())()))
      // Further jobs of this tab go with the first.
      if (jobs.length === 1) void withTabLock(env.locks, key, takeTurn, patienceMs)
    })
  }
}

/** The length and FNV-1a: 5 ms for a full storage. */
function hashOf(text: string | null): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < (text?.length ?? 0); index += 1)
    hash = Math.imul(hash ^ (text?.charCodeAt(index) ?? 0), 0x01000193)
  return `${text?.length}-${hash}`
}
