import type { BrowserEnv } from './json-storage'

/** A tab that holds a lock for so long is paused, in a debugger or by the browser. */
const giveUpOnLockMs = 8000

/** Undefined where the browser has none (insecure origins, old browsers). */
export type TabLocks = Pick<LockManager, 'request'> | undefined

/**
 * Runs `work` while no other tab holds the lock `name`. If the browser has no Web Locks, or another
 * tab has held the lock for eight seconds, `work` runs anyway.
 */
export async function withTabLock<T>(locks: TabLocks, name: string, work: () => T | Promise<T>): Promise<T> {
  if (!locks) return work()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), giveUpOnLockMs)
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
 * Takes a free lock and resolves to its release. The lock ends with the tab. Resolves to undefined
 * if another tab has it, and if the browser fails to say so: then two tabs could both go on.
 */
export async function takeTabLock(locks: TabLocks, name: string): Promise<(() => void) | undefined> {
  if (!locks) return () => {}
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release))
      return resolve(undefined)
    }
    locks.request(name, { ifAvailable: true }, hold).catch(({ name }) => {
      // Where the browser gives this site no locks, it shares no storage among tabs either.
      resolve(name === 'SecurityError' ? () => {} : undefined)
    })
  })
}

/** Other tabs can read what this one wrote within 380 ms; busy ones need longer. */
const arrivesWithinMs = 400
const announceWriteForMs = 3000
const waitForOtherTabMs = 2000

/**
 * Lets one tab at a time change the text stored under `key`. Each tab reads a copy of the storage
 * that can be behind another tab's write; what it then stores would undo that write. Locks are
 * never behind, so a lock announces each write: docs/architecture.md, "How two tabs write one
 * list". Its number counts writes, since a clock can be set back.
 */
export function createExclusiveWriter(env: BrowserEnv, key: string, text: () => string | null) {
  const prefix = `${key}:version:`
  /** New tabs count from one again, and a text comes back: without it two locks had one name. */
  const tab = Math.random().toString(36).slice(2)
  const jobs: (() => void)[] = []
  let ownVersion = { number: 0, name: '' }
  /** A tab that the browser has stopped announces its write for as long as it is stopped. */
  let awaited = ''
  let endAnnouncement = () => {}

  /** Waits for the newest write of another tab. Resolves to the highest number in use. */
  async function catchUp(): Promise<number> {
    const { held = [] } = (await env.locks?.query()) ?? {}
    const versions = held
      .filter(({ name }) => name?.startsWith(prefix))
      .map(({ name = '' }) => {
        const [number, hash] = name.slice(prefix.length).split(':')
        return { name, number: Number(number), hash }
      })
    const newest = versions.sort((a, b) => b.number - a.number)[0]
    if (!newest || newest.name === ownVersion.name || newest.name === awaited)
      return Math.max(newest?.number ?? 0, ownVersion.number)
    // The clock can be set to another time meanwhile; `performance` only goes forward.
    const start = performance.now()
    const isNewest = () => hashOf(text()) === newest.hash
    // A text comes back, as that of an emptied list does: this copy may be the one of before, and
    // what was written in between is still on its way.
    const sureAt = start + arrivesWithinMs
    while ((!isNewest() || performance.now() < sureAt) && performance.now() < start + waitForOtherTabMs)
      await new Promise((resolve) => setTimeout(resolve, 10))
    awaited = newest.name ?? ''
    return Math.max(newest.number, ownVersion.number)
  }

  /** Resolves when the other tabs can see which text is the newest. */
  const announce = (number: number) =>
    new Promise<void>((announced) => {
      const name = `${prefix}${number}:${hashOf(text())}:${tab}`
      const hold = () => {
        announced()
        endAnnouncement()
        ownVersion = { number, name }
        return new Promise<void>((end) => {
          endAnnouncement = end
          setTimeout(end, announceWriteForMs)
        })
      }
      env.locks?.request(name, hold).catch(() => announced())
    })

  async function write(): Promise<void> {
    // If storage or locks fail here, the jobs notice it themselves.
    const newest = await catchUp().catch(() => ownVersion.number)
    for (const [place, job] of jobs.splice(0).entries()) {
      // What follows a change, as its line in a log, is there before the next one, as a clearing.
      if (place > 0) await new Promise((resolve) => setTimeout(resolve))
      job()
    }
    await announce(newest + 1).catch(() => {})
  }

  /** Does the work, which writes, while no other tab writes. */
  return async function runExclusive<T>(work: () => T): Promise<T> {
    const { locks } = env
    if (!locks) return work()
    return new Promise((resolve) => {
      // In an async function, so that what the work throws becomes a rejection.
      jobs.push(() => resolve((async () => work())()))
      // Further jobs of this tab run under the same lock. WebKit takes it back from a page that is
      // left: the jobs have been done, or notice it themselves.
      if (jobs.length === 1) withTabLock(locks, key, write).catch(() => {})
    })
  }
}

/** The length and the FNV-1a hash: 8 ms for a full storage. */
function hashOf(stored: string | null): string {
  const text = stored ?? ''
  let hash = 0x811c9dc5
  // No `?.` in here: it would take twice as long.
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${stored?.length}-${hash}`
}
