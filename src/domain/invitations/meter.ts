import { createSideStorage } from './side-storage'
import type { InvitationStorageEnv } from './storage-env'

/** Characters, keys and texts together, that browsers give a site (Chromium: 5 × 2²⁰ − 1 UTF-16 units). */
const quota = 5 * 2 ** 20
/** From this part of the quota on the meter warns. */
const warnAt = 0.8
/** Characters of a request where there is none to measure. */
const usualLength = 480
const backupKey = 'invitationLastBackup'

/** How full the storage of this browser is. */
export type StorageMeter = {
  /** UTF-16 units, keys and texts of the whole site. */
  readonly used: number
  readonly quota: number
  readonly nearlyFull: boolean
  /** ISO 8601; undefined before the first backup. */
  readonly lastBackup: string | undefined
}

/** Measures the storage, and remembers the last backup. */
export function createInvitationMeter(env?: InvitationStorageEnv) {
  const side = createSideStorage((key) => key.startsWith('invitation'), env)
  return {
    /** Never throws; blocked storage is empty. */
    read(): StorageMeter {
      let used = 0
      let lastBackup: string | undefined
      try {
        for (const key of side.keys()) used += key.length + (side.get(key)?.length ?? 0)
        lastBackup = side.get(backupKey) ?? undefined
      } catch {
        // Blocked: there is nothing to measure.
      }
      return { used, quota, nearlyFull: used >= quota * warnAt, lastBackup }
    },
    /** Remembers that a backup was saved now. Never throws. */
    backedUp(): void {
      try {
        side.set(backupKey, side.now().toISOString())
      } catch {
        // Full: the backup is saved all the same.
      }
      side.notify()
    },
    subscribe: side.subscribe,
  }
}

/** How many more requests of the average length fit. */
export function roomFor({ used, quota: room }: StorageMeter, requests: number, listLength: number): number {
  const each = requests > 0 ? Math.max(listLength / requests, 100) : usualLength
  return Math.max(Math.floor((room - used) / each), 0)
}

/** The meter of this browser. Safe to import anywhere. */
export const invitationMeter = createInvitationMeter()
