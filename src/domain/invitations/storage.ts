import { createTextStorage } from '@/lib/json-storage'
import { takeTabLock, withTabLock } from '@/lib/tab-locks'
import { createBulkChanges } from './bulk'
import { createRequest, decideMembers, type InvitationChange } from './changes'
import type { InvitationCore } from './core'
import { createDecisionLocks } from './decision-locks'
import { createInvitationGuard, settledAfterMs } from './guard'
import { addedEntry, decidedEntry } from './journal'
import { listKey, nextFreeId, writeList } from './list'
import { memberName, requestName } from './merge'
import { type InvitationRequest, type NewInvitationRequest, toInvitationRequest } from './record'
import { createSnapshots } from './snapshot'
import { browserEnv, type InvitationStorageEnv } from './storage-env'
import { createInvitationTabs } from './tabs'
import { createInvitationView, type InvitationView } from './view'

/** What is stored, as the screens need it. The same object as long as nothing has changed. */
export type StoredInvitations = {
  /** Newest first. */
  readonly requests: readonly InvitationRequest[]
  /** Members of the stored array that are no requests. They stay in the array and are not shown. */
  readonly rejectedMembers: number
  /**
   * `unreadable`: the stored text is no JSON array, and the requests are those that stand complete before the damage. It is kept
   * aside before anything is written. `blocked`: the browser keeps the site away from its storage.
   */
  readonly problem?: 'unreadable' | 'blocked'
}

/** The outcome of a decision: the request as it now stands and what changed, or that another was first, or that it has gone. */
export type DecisionOutcome =
  | { readonly kind: 'decided'; readonly request: InvitationRequest; readonly change: InvitationChange }
  | { readonly kind: 'already-decided'; readonly request: InvitationRequest }
  | { readonly kind: 'missing' }

/**
 * The stored requests (specification, sections 3, 4 and 7). Every change stands in `localStorage.invitationRequests` when its promise
 * resolves, also while other tabs make theirs. Methods that change something reject with StorageError when it cannot be stored,
 * and then the list is as it was.
 */
export type InvitationStorage = {
  /** Never throws. */
  readonly read: () => StoredInvitations
  /** Stores a pending request at the end of the array. */
  readonly add: (input: NewInvitationRequest) => Promise<InvitationRequest>
  /** Approves, with a new code, or rejects. Of several decisions about one request, also in different tabs, one is made. */
  readonly decide: (id: string, decision: 'approved' | 'rejected') => Promise<DecisionOutcome>
  /** The stored text as it is; null when there is none or storage is blocked. */
  readonly raw: () => string | null
  /** Calls the listener after changes by this tab and by others. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
} & ReturnType<typeof createBulkChanges> &
  ReturnType<typeof createSnapshots>

/** Milliseconds that a change waits for news from other tabs before it resolves. Without locks it does not wait. */
const confirmAfterMs = 100
/** Milliseconds between looks while another tab decides about the same request. */
const decisionPollMs = 25

const blocked: StoredInvitations = { requests: [], rejectedMembers: 0, problem: 'blocked' }

/** Creates the storage. Nothing of `env` is touched before the first call. */
export function createInvitationStorage(env: InvitationStorageEnv = browserEnv): InvitationStorage {
  const storage = createTextStorage(env.storage)
  const guard = createInvitationGuard(storage, repair)
  const tabs = createInvitationTabs(env, guard.hear)
  const list = createInvitationView(storage, guard.overlay)
  const decisionLocks = createDecisionLocks(() => env.locks)
  const shown = new WeakMap<InvitationView, StoredInvitations>()

  function view(): InvitationView {
    if (tabs.start()) guard.start()
    return list.read()
  }

  function locked<T>(work: () => T | Promise<T>): Promise<T> {
    return withTabLock(env.locks, listKey, work)
  }

  const write: InvitationCore['write'] = (old, members, now) => {
    list.adopt(writeList(storage, old, members, now), members)
  }

  async function repair(): Promise<void> {
    try {
      await locked(() => {
        const current = view()
        if (current.changed) write(current, current.members, env.now())
      })
    } catch {
      // Full or blocked: the change stays remembered, and the next news tries again.
    }
  }

  /** The change is in the list, but another tab with an old copy may be about to overwrite it. */
  async function confirm(): Promise<void> {
    tabs.notify()
    if (!env.locks) return
    await pause(confirmAfterMs)
    if (guard.overlay().length > 0) await repair()
  }

  function takenNames(): ReadonlySet<string> {
    return new Set([...view().members.map(memberName), ...guard.names()])
  }

  /** Calls `use` with an id that no tab has, at the very moment it is known to be free. */
  async function withNewId<T>(now: Date, use: (id: string) => T): Promise<T> {
    const refused = new Set<string>()
    for (;;) {
      const taken = takenNames()
      const id = nextFreeId(
        String(now.getTime()),
        (text) => refused.has(text) || taken.has(requestName(text)),
      )
      const release = await takeTabLock(env.locks, `${listKey}:id:${id}`)
      if (!release) {
        refused.add(id)
      } else if (takenNames().has(requestName(id))) {
        release()
      } else {
        // Kept beyond the write, so that no tab takes the id before it can read that it is taken.
        setTimeout(release, settledAfterMs)
        return use(id)
      }
    }
  }

  function find(id: string): DecisionOutcome | undefined {
    const request = view().requests.find((candidate) => candidate.id === id)
    if (!request) return { kind: 'missing' }
    return request.status === 'pending' ? undefined : { kind: 'already-decided', request }
  }

  function decideNow(id: string, decision: 'approved' | 'rejected'): DecisionOutcome {
    const current = view()
    const now = env.now()
    const { members, changes } = decideMembers(current.members, new Set([id]), decision, now)
    const [change] = changes
    const request = toInvitationRequest(change?.to)
    if (!change || !request) return find(id) ?? { kind: 'missing' }
    write(current, members, now)
    guard.note(decidedEntry(request))
    return { kind: 'decided', request, change }
  }

  const core: InvitationCore = { env, storage, guard, decisionLocks, view, write, locked, confirm }
  return {
    ...createBulkChanges(core),
    ...createSnapshots(core),

    read() {
      try {
        const current = view()
        const stored = shown.get(current) ?? toStored(current)
        shown.set(current, stored)
        return stored
      } catch {
        return blocked
      }
    },

    async add(input) {
      const added = await locked(() => {
        const now = env.now()
        return withNewId(now, (id) => {
          const request = createRequest(id, input, now)
          const current = view()
          write(current, [...current.members, { value: request, request }], now)
          guard.note(addedEntry(request))
          return request
        })
      })
      await confirm()
      return added
    },

    async decide(id, decision) {
      for (;;) {
        const lock = await decisionLocks.take(id)
        if (lock) {
          let outcome: DecisionOutcome | undefined
          try {
            outcome = await locked(() => decideNow(id, decision))
          } finally {
            lock.end(outcome?.kind === 'decided')
          }
          if (outcome.kind === 'decided') await confirm()
          return outcome
        }
        const known = find(id)
        if (known) return known
        await pause(decisionPollMs)
      }
    },

    raw() {
      try {
        return storage.get(listKey)
      } catch {
        return null
      }
    },

    subscribe(listener) {
      if (tabs.start()) guard.start()
      return tabs.subscribe(listener)
    },
  }
}

function toStored({ requests, members, unreadable }: InvitationView): StoredInvitations {
  const rejectedMembers = members.length - requests.length
  return { requests, rejectedMembers, ...(unreadable && { problem: 'unreadable' as const }) }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** The requests in this browser. Safe to import anywhere; where there is no storage, reading gives the problem `blocked`. */
export const invitationStorage: InvitationStorage = createInvitationStorage()
