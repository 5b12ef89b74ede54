import { type TabLocks, takeTabLock } from '@/lib/tab-locks'
import { settledAfterMs } from './guard'
import { listKey } from './list'

/** A taken lock. `end(true)` keeps it for a while, so that a tab that comes next reads that the decision was made. */
export type DecisionLock = { readonly end: (decided: boolean) => void }

/**
 * One lock a request, so that of several tabs one decides, once.
 */
export function createDecisionLocks(locks: () => TabLocks) {
  const kept = new Map<
    string,
    { readonly release: () => void; readonly timer: ReturnType<typeof setTimeout> }
  >()
  return {
    /** Resolves to the lock, or to undefined when somebody is deciding, or has just decided, about the request. */
    async take(id: string): Promise<DecisionLock | undefined> {
      const release = await takeTabLock(locks(), `${listKey}:decision:${id}`)
      if (!release) return undefined
      return {
        end(decided) {
          if (!decided) return release()
          const timer = setTimeout(() => {
            kept.delete(id)
            release()
          }, settledAfterMs)
          kept.set(id, { release, timer })
        },
      }
    },
    /** Gives up the lock that is kept after a decision of this tab: it was taken back. */
    reopen(id: string): void {
      const mine = kept.get(id)
      if (!mine) return
      clearTimeout(mine.timer)
      kept.delete(id)
      mine.release()
    },
  }
}
