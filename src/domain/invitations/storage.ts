import { attempt } from '@/lib/attempt'
import {
  type BrowserEnv,
  browserEnv,
  createStorageEvents,
  createTextStorage,
  putOrShorter,
} from '@/lib/json-storage'
import { createExclusiveWriter } from '@/lib/tab-locks'
import type { Answers } from './answers'
import {
  changeMembers,
  type Decision,
  decisions,
  freeIds,
  type InvitationChange,
  listOf,
  parseList,
  type StoredInvitations,
  type StoredMember,
  stringifyList,
} from './list'
import {
  auditPrefix,
  createRequest,
  type InvitationRequest,
  listKey,
  notePrefix,
  toInvitationRequest,
} from './record'
import {
  copiesIn,
  copyAside,
  isCopyKey,
  isSame,
  makeSteps,
  replaceTexts,
  type StoredCopy,
  type StoredTexts,
  textsOf,
} from './stored-texts'

/** The outcome of a decision: another tab may have decided first, or have cleared the request. */
export type DecisionOutcome =
  | { readonly kind: 'decided'; readonly request: InvitationRequest; readonly change: InvitationChange }
  | { readonly kind: 'already-decided'; readonly request: InvitationRequest }
  | { readonly kind: 'missing' }

export type InvitationStorage = ReturnType<typeof createInvitationStorage>

/** An entry of the log that can name a person: an emailed file's name has the requester's. */
const namesAnyone = /"(?:id|name)":|"action":"imported"/
/** True for what is cleared along with the list: all else about requests. */
const isClearedWith = (key: string, text: string): boolean =>
  (isRequestKey(key) && key !== listKey) || (key.startsWith(auditPrefix) && namesAnyone.test(text))
/** True for the keys of the list, its copies set aside, and the notes. */
const isRequestKey = (key: string): boolean =>
  key === listKey || key.startsWith(`${listKey}:`) || key.startsWith(notePrefix)

/**
 * The stored requests (specification, sections 3, 4 and 7). When a change's promise resolves, the
 * change is stored and nothing of another tab's is lost. A change that cannot be stored changes
 * nothing and rejects with StorageError. `env` is not used before the first call.
 */
export function createInvitationStorage(env: BrowserEnv = browserEnv) {
  const storage = createTextStorage(env.storage)
  const { notify, subscribe } = createStorageEvents(env, (key) => key === listKey)
  const runExclusive = createExclusiveWriter(env, listKey, () => current().raw)
  let list = parseList(null)

  /** The current list. A text is parsed once (27 ms for 10,000 requests). */
  function current() {
    const raw = storage.get(listKey)
    if (raw !== list.raw) list = parseList(raw)
    return list
  }

  async function changing<T>(work: () => T): Promise<T> {
    const outcome = await runExclusive(work)
    notify()
    return outcome
  }

  /** Writes the list. When it throws, nothing has changed. */
  function write(members: readonly StoredMember[]): void {
    putOrShorter(stringifyList(members), (text) => {
      copyAside(storage, list, env.now(), (copy) => makeSteps(storage, [...copy, [listKey, text]]))
      list = listOf(text, members)
    })
  }

  function make(changes: readonly InvitationChange[]) {
    const { members, ...outcome } = changeMembers(current().members, changes)
    if (outcome.made.length > 0) write(members)
    return outcome
  }

  /** Decides pending ones in one write; `elsewhere` were decided before, `missing` cleared. */
  const decideAll = (ids: readonly string[], decision: Decision) =>
    changing(() => {
      const { made: changes } = make(decisions(current().members, new Set(ids), decision, env.now()))
      const decided = new Set(changes.map(({ id }) => id))
      const others = new Set(ids.filter((id) => !decided.has(id)))
      const elsewhere = list.stored.requests.filter(({ id }) => others.has(id))
      return { changes, elsewhere, missing: others.size - elsewhere.length }
    })

  return {
    decideAll,

    /** Never throws. */
    read: (): StoredInvitations => attempt(() => current().stored) ?? blocked,

    /** The stored text as it is; null when there is none or storage is blocked. */
    raw: (): string | null => attempt(() => storage.get(listKey)) ?? null,

    /** The stored values by id, with all their fields. Throws StorageError when blocked. */
    values: (): ReadonlyMap<string, unknown> =>
      new Map(current().members.flatMap(({ request, value }) => (request ? [[request.id, value]] : []))),

    /** The texts of the list, its copies and the notes. Throws StorageError when blocked. */
    texts: () => textsOf(storage, isRequestKey),

    /** The damaged texts that were set aside, the newest first. Never throws. */
    copies: (): readonly StoredCopy[] => attempt(() => copiesIn(storage)) ?? [],

    /** Removes a copy. Resolves to false where it was gone. Rejects with StorageError. */
    removeCopy: ({ key }: StoredCopy): Promise<boolean> =>
      changing(() => {
        const isHere = storage.get(key) !== null
        storage.remove(key)
        return isHere
      }),
    /** Brings a copy back. Rejects with StorageError. */
    keepCopy: ({ key, text }: StoredCopy) => changing(() => storage.set(key, text)),

    /** True when there is more to clear than the list: copies, notes, names in the audit log. */
    hasMoreToClear: (): boolean => (attempt(() => textsOf(storage, isClearedWith))?.size ?? 0) > 0,

    /** Stores a pending request at the end of the array. */
    add: (input: Answers): Promise<InvitationRequest> =>
      changing(() => {
        const ids = current().members.flatMap(({ request }) => request?.id ?? [])
        const now = env.now()
        const request = createRequest(freeIds(ids)(String(now.getTime())), input, now)
        make([{ id: request.id, from: undefined, to: request }])
        return request
      }),

    /** Approves, with a new code, or rejects. Of several decisions at once, one is made. */
    async decide(id: string, decision: Decision): Promise<DecisionOutcome> {
      const { changes, elsewhere } = await decideAll([id], decision)
      const [change] = changes
      const request = change ? toInvitationRequest(change.to) : elsewhere[0]
      if (!request) return { kind: 'missing' }
      return change ? { kind: 'decided', request, change } : { kind: 'already-decided', request }
    },

    /**
     * Makes the changes whose `from` is in the list, in one write; the others are `refused`.
     * Another tab may be waited for: `isWanted` is asked when that is over.
     */
    change: (
      changes: readonly InvitationChange[],
      isWanted: (change: InvitationChange) => boolean = () => true,
    ) => changing(() => make(changes.filter(isWanted))),

    /**
     * Removes the list, its copies, notes and log entries about requests. Resolves to the list, or
     * to undefined where nothing was left to remove.
     */
    clear: (): Promise<StoredInvitations | undefined> =>
      changing(() => {
        const cleared = current().stored
        const all = textsOf(storage, (key, text) => key === listKey || isClearedWith(key, text))
        replaceTexts(storage, all, new Map())
        return all.size > 0 ? cleared : undefined
      }),

    /**
     * Replaces requests and notes; copies stay. Resolves to its undo, which resolves to false and
     * changes nothing where anything has changed since.
     */
    restore: (texts: StoredTexts): Promise<() => Promise<boolean>> =>
      changing(() => {
        const before = textsOf(storage, isRequestKey)
        const copies = [...before].filter(([key]) => isCopyKey(key))
        // A backup may hold other keys, of a later version or of another program.
        const restored = [...texts].filter(([key]) => isRequestKey(key))
        const after = copyAside(storage, current(), env.now(), (copy) => {
          const all = new Map([...restored, ...copies, ...copy])
          replaceTexts(storage, before, all)
          return all
        })
        return () =>
          changing(() => {
            const isUnchanged = isSame(textsOf(storage, isRequestKey), after)
            if (isUnchanged) replaceTexts(storage, after, before)
            return isUnchanged
          })
      }),

    /** Calls the listener after each change, in any tab. Returns the unsubscribe function. */
    subscribe,
  }
}

const blocked: StoredInvitations = { requests: [], rejectedMembers: 0, problem: 'blocked' }

/** The requests in this browser. Safe to import anywhere; without storage they are `blocked`. */
export const invitationStorage = createInvitationStorage()
