import type { TextStorage } from '@/lib/json-storage'
import type { createDecisionLocks } from './decision-locks'
import type { createInvitationGuard } from './guard'
import type { StoredMember } from './list'
import type { InvitationStorageEnv } from './storage-env'
import type { InvitationView } from './view'

/** What the parts of the invitation storage share: one list, one guard, one lock. */
export type InvitationCore = {
  readonly env: InvitationStorageEnv
  readonly storage: TextStorage
  readonly guard: ReturnType<typeof createInvitationGuard>
  readonly decisionLocks: ReturnType<typeof createDecisionLocks>
  /** @throws {StorageError} when storage is blocked. */
  readonly view: () => InvitationView
  /** Writes the list. @throws {StorageError} and then the list is as it was. */
  readonly write: (old: InvitationView, members: readonly StoredMember[], now: Date) => void
  /** Runs `work` while no other tab changes the list. */
  readonly locked: <T>(work: () => T | Promise<T>) => Promise<T>
  /** Tells the listeners, and waits until the change is safe from tabs with an old copy. */
  readonly confirm: () => Promise<void>
}
