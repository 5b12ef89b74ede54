import type { BrowserEnv } from './json-storage'

/** Milliseconds after which a tab that is paused in a debugger no longer blocks the others. */
const patienceMs = 8000

/** Undefined where the browser has none (insecure origins, old browsers). */
export type TabLocks = Pick<LockManager, 'request'> | undefined

/**
 * Runs `work` while no other tab holds the lock `name`. Runs it without the lock where there are no
 * locks, or another tab holds it longer than `patienceMs` (paused in a debugger).
 */
export async function withTabLock<T>(locks: TabLocks, name: string, work: () => T | Promise<T>): Promise<T> {
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

/** Takes a free lock and resolves to its release, or to undefined. The lock ends with the tab. */
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

/** Milliseconds that a tab holds its version lock; others can read its text within 380 ms. */
const namedMs = 3000
/** The longest wait, in milliseconds, until this tab can read what another one wrote. */
const newsMs = 2000

/**
 * Lets one tab at a time change the stored text under `key`, after it has the newest text. Each tab
 * reads a copy of its own, which can be behind another tab's write; locks are never behind. So a
 * tab that has written holds, for a while, a lock named after the change and a hash of the text,
 * and the next tab waits for that hash. Without locks, two tabs in the same instant are not safe.
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

  /** Resolves when the other tabs can see which text is the newest. */
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
    // If storage or locks fail here, the jobs notice it themselves.
    await catchUp().catch(() => {})
    for (const job of jobs.splice(0)) job()
    await nameVersion().catch(() => {})
  }

  /** Does the work in this tab's turn. `stamp` is a unique time in epoch milliseconds. */
  return async function inTurn<T>(work: (stamp: number) => T): Promise<T> {
    const stamped = () => {
      last = Math.max(last + 1, env.now().getTime())
      return work(last)
    }
    if (!env.locks) return stamped()
    return new Promise((resolve) => {
      // In an async function, so that what the work throws becomes a rejection.
      jobs.push(() => resolve((async () => stamped())()))
      // Further jobs of this tab run in the same turn.
      if (jobs.length === 1) void withTabLock(env.locks, key, takeTurn)
    })
  }
}

/** The length and the FNV-1a hash: 5 ms for a full storage. */
function hashOf(text: string | null): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < (text?.length ?? 0); index += 1)
    hash = Math.imul(hash ^ (text?.charCodeAt(index) ?? 0), 0x01000193)
  return `${text?.length}-${hash}`
}
