/**
 * The part of the Web Locks API in use. Undefined where the browser has none (insecure origins, old
 * browsers).
 */
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
