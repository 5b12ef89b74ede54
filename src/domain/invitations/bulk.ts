import { changeMembers, decideMembers, type InvitationChange } from './changes'
import type { InvitationCore } from './core'
import type { DecisionLock } from './decision-locks'
import { addedEntry, clearedEntry, decidedEntry } from './journal'
import { requestName } from './merge'
import { type InvitationRequest, toInvitationRequest } from './record'

/** Changes beyond this number are not told to other tabs one by one: the journal would need as much room as the list. */
const toldChanges = 200
/** Decisions beyond this number go without a lock for each request; the lock of the list and the confirmation remain. */
const lockedDecisions = 500

/** What came of deciding several requests: what changed, and what others had decided or cleared before. */
export type BulkOutcome = {
  readonly changes: readonly InvitationChange[]
  readonly elsewhere: readonly InvitationRequest[]
  readonly missing: number
}

/** What came of changing several records: refused are those that were no longer as expected. */
export type ChangeOutcome = {
  readonly made: readonly InvitationChange[]
  readonly refused: readonly InvitationChange[]
}

/** Changes to many requests in one write each: all of it is stored, or nothing. */
export function createBulkChanges({
  env,
  guard,
  decisionLocks,
  view,
  write,
  locked,
  confirm,
}: InvitationCore) {
  /** Guards what was just written against tabs that hold an old copy. */
  function guardChanges(changes: readonly InvitationChange[]): void {
    const tell = changes.length > toldChanges ? guard.remember : guard.note
    const gone = changes.filter(({ to }) => to === undefined).map(({ id }) => requestName(id))
    guard.release(new Set(changes.filter(isNewOrGone).map(({ id }) => requestName(id))))
    if (gone.length > 0) tell(clearedEntry(gone))
    for (const { from, to } of changes) {
      const request = toInvitationRequest(to)
      if (!request) continue
      if (from === undefined) guard.remember(addedEntry(request))
      else if (isKnownStatus(request.status)) tell(decidedEntry(request))
    }
  }

  return {
    /** The stored values of the requests by id, with whatever fields they have. Throws StorageError when storage is blocked. */
    values(): ReadonlyMap<string, unknown> {
      return new Map(view().members.flatMap(({ request, value }) => (request ? [[request.id, value]] : [])))
    },

    /** Decides the pending requests among `ids`. Rejects with StorageError, and then nothing is decided. */
    async decideAll(ids: readonly string[], decision: 'approved' | 'rejected'): Promise<BulkOutcome> {
      const mine = new Set(ids)
      const locks = new Map<string, DecisionLock>()
      if (ids.length <= lockedDecisions) {
        // A request that another tab is deciding at this moment is left to that tab.
        await Promise.all(
          ids.map(async (id) => {
            const lock = await decisionLocks.take(id)
            if (lock) locks.set(id, lock)
            else mine.delete(id)
          }),
        )
      }
      let decided: ReadonlySet<string> = new Set()
      try {
        const outcome = await locked(() => {
          const current = view()
          const now = env.now()
          const { members, changes } = decideMembers(current.members, mine, decision, now)
          if (changes.length > 0) {
            write(current, members, now)
            guardChanges(changes)
          }
          const made = new Set(changes.map(({ id }) => id))
          decided = made
          const others = new Set(ids.filter((id) => !made.has(id)))
          const elsewhere = current.requests.filter(({ id }) => others.has(id))
          return { changes, elsewhere, missing: others.size - elsewhere.length }
        })
        if (outcome.changes.length > 0) await confirm()
        return outcome
      } finally {
        for (const [id, lock] of locks) lock.end(decided.has(id))
      }
    },

    /** Makes the changes whose `from` still stands. Rejects with StorageError, and then none is made. */
    async change(changes: readonly InvitationChange[]): Promise<ChangeOutcome> {
      const outcome = await locked(() => {
        const current = view()
        const now = env.now()
        const { members, made, refused } = changeMembers(current.members, changes)
        if (made.length > 0) {
          write(current, members, now)
          guardChanges(made)
          for (const { id } of made) decisionLocks.reopen(id)
        }
        return { made, refused }
      })
      if (outcome.made.length > 0) await confirm()
      return outcome
    },
  }
}

const isNewOrGone = ({ from, to }: InvitationChange): boolean => from === undefined || to === undefined

const isKnownStatus = (status: string): boolean =>
  status === 'pending' || status === 'approved' || status === 'rejected'
