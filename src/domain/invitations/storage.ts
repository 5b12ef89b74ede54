import { type BrowserEnv, browserEnv, createNews, createTextStorage, StorageError } from '@/lib/json-storage'
import { createTurns } from '@/lib/tab-locks'
import {
  changeMembers,
  type Decision,
  decisions,
  freeIds,
  type InvitationChange,
  listOf,
  parseList,
  type StoredInvitations,
  type StoredList,
  type StoredMember,
  stringifyList,
} from './list'
import {
  auditPrefix,
  createRequest,
  type InvitationRequest,
  listKey,
  type NewInvitationRequest,
  notePrefix,
  toInvitationRequest,
} from './record'

/** What came of a decision: another tab may have been first, or have cleared the request. */
export type DecisionOutcome =
  | { readonly kind: 'decided'; readonly request: InvitationRequest; readonly change: InvitationChange }
  | { readonly kind: 'already-decided'; readonly request: InvitationRequest }
  | { readonly kind: 'missing' }

/** Texts by key, exactly as they are in storage. */
export type StoredTexts = ReadonlyMap<string, string>
/** A text to store under a key; null removes it. */
type Step = readonly [key: string, text: string | null]

export type InvitationStorage = ReturnType<typeof createInvitationStorage>

const quarantinePrefix = `${listKey}:quarantine:`
/** True for the keys of the list, of what is kept aside of it, and of the notes. */
const isRequestKey = (key: string): boolean =>
  key === listKey || key.startsWith(`${listKey}:`) || key.startsWith(notePrefix)
const noRoomForCopy =
  'The requests stored in this browser cannot be read, and there is no room to keep a copy of them, ' +
  'so nothing was saved.'
const isFull = (error: unknown) => error instanceof StorageError && error.kind === 'quota'

/**
 * The stored requests (specification, sections 3, 4 and 7). Every change is in
 * `localStorage.invitationRequests` when its promise resolves, and nothing that another tab stores
 * is lost. A change that cannot be stored changes nothing and rejects with StorageError. Nothing of
 * `env` is touched before the first call.
 */
export function createInvitationStorage(env: BrowserEnv = browserEnv) {
  const storage = createTextStorage(env.storage)
  const { notify, subscribe } = createNews(env, (key) => key === listKey)
  const inTurn = createTurns(env, listKey, () => storage.get(listKey))
  let list = parseList(null)

  /** The list as it is now. A text is parsed once (27 ms for 10,000 requests). */
  function current() {
    const raw = storage.get(listKey)
    if (raw !== list.raw) list = parseList(raw)
    return list
  }

  /** Does the work in this tab's turn, and then tells the listeners. */
  async function changing<T>(work: (stamp: number) => T): Promise<T> {
    const outcome = await inTurn(work)
    notify()
    return outcome
  }

  /** The texts whose keys are accepted. */
  function textsOf(isOwn: (key: string, text: string) => boolean): StoredTexts {
    const texts = storage.keys().map((key) => [key, storage.get(key) ?? ''] as const)
    return new Map(texts.filter(([key, text]) => isOwn(key, text)))
  }

  /** Stores the texts in turn. When one fails, those before are taken back, the last first. */
  function makeSteps(steps: readonly Step[]): void {
    const put = ([key, text]: Step) => (text === null ? storage.remove(key) : storage.set(key, text))
    const back: Step[] = []
    try {
      for (const [key, text] of steps) {
        const old = storage.get(key)
        if (old === text) continue
        put([key, text])
        back.unshift([key, old])
      }
    } catch (error) {
      for (const step of back) {
        try {
          put(step)
        } catch {
          // The browser takes nothing any more: the other steps are still taken back.
        }
      }
      throw error
    }
  }

  /** The steps that keep an unreadable text aside; none where there is a copy already. */
  function copyAside({ raw, stored }: StoredList): readonly Step[] {
    if (!stored.problem) return []
    const copies = textsOf((key) => key.startsWith(quarantinePrefix))
    if ([...copies.values()].includes(raw ?? '')) return []
    let time = env.now().getTime()
    while (copies.has(quarantinePrefix + time)) time += 1
    return [[quarantinePrefix + time, raw]]
  }

  /** Writes the list. When it throws, all is as it was. */
  function write(members: readonly StoredMember[]): void {
    const text = stringifyList(members)
    const copy = copyAside(list)
    try {
      makeSteps([...copy, [listKey, text]])
    } catch (error) {
      throw copy.length > 0 && isFull(error) ? new StorageError('quota', error, noRoomForCopy) : error
    }
    list = listOf(text, members)
  }

  /** Makes the changes in one write, if there is one to make. */
  function make(changes: readonly InvitationChange[]) {
    const { members, ...outcome } = changeMembers(current().members, changes)
    if (outcome.made.length > 0) write(members)
    return outcome
  }

  /**
   * Puts the texts in place of those before, or leaves everything as it was. New keys come first,
   * since taking them back cannot fail, and the list last; what is to go is removed before them
   * only when there is no room otherwise.
   */
  function replace(before: StoredTexts, texts: StoredTexts): void {
    const order = (key: string) => (key === listKey ? 2 : Number(before.has(key)))
    const fresh = [...texts].sort(([a], [b]) => order(a) - order(b))
    const stale = [...before.keys()].filter((key) => !texts.has(key)).map((key): Step => [key, null])
    try {
      makeSteps([...fresh, ...stale])
    } catch (error) {
      if (!isFull(error) || stale.length === 0) throw error
      // A full disk refuses every text. Then nothing may be removed that could not be put back.
      for (const [key] of stale) storage.set(key, before.get(key) ?? '')
      makeSteps([...stale, ...fresh])
    }
  }

  /** Decides the pending ones in one write. Others had decided `elsewhere` or cleared `missing`. */
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
    read(): StoredInvitations {
      try {
        return current().stored
      } catch {
        return blocked
      }
    },

    /** The stored text as it is; null when there is none or storage is blocked. */
    raw(): string | null {
      try {
        return storage.get(listKey)
      } catch {
        return null
      }
    },

    /** The stored values by id, with all their fields. Throws StorageError when blocked. */
    values: (): ReadonlyMap<string, unknown> =>
      new Map(current().members.flatMap(({ request, value }) => (request ? [[request.id, value]] : []))),

    /** The texts of list, copies kept aside and notes. Throws StorageError when blocked. */
    texts: () => textsOf(isRequestKey),

    /** Stores a pending request at the end of the array. */
    add: (input: NewInvitationRequest): Promise<InvitationRequest> =>
      changing((stamp) => {
        const ids = current().members.flatMap(({ request }) => request?.id ?? [])
        const request = createRequest(freeIds(ids)(String(stamp)), input, env.now())
        make([{ id: request.id, from: undefined, to: request }])
        return request
      }),

    /** Approves, with a new code, or rejects. Of several decisions one is made. */
    async decide(id: string, decision: Decision): Promise<DecisionOutcome> {
      const { changes, elsewhere } = await decideAll([id], decision)
      const [change] = changes
      const request = change ? toInvitationRequest(change.to) : elsewhere[0]
      if (!request) return { kind: 'missing' }
      return change ? { kind: 'decided', request, change } : { kind: 'already-decided', request }
    },

    /** Makes the changes whose `from` is in the list, in one write; the others are `refused`. */
    change: (changes: readonly InvitationChange[]) => changing(() => make(changes)),

    /**
     * Removes all that is stored about requests, for good: the list, what is kept aside of it,
     * notes, and the entries of the audit log that are about one. Resolves to what was in the list.
     */
    clear: (): Promise<StoredInvitations> =>
      changing(() => {
        const cleared = current().stored
        const isLogged = (key: string, text: string) =>
          key.startsWith(auditPrefix) && /"(?:id|name)":/.test(text)
        replace(
          textsOf((key, text) => isRequestKey(key) || isLogged(key, text)),
          new Map(),
        )
        return cleared
      }),

    /**
     * Puts the texts in place of all requests and notes; other keys are left out. Resolves to the
     * texts before. With `expected` it is done only where these are the texts now; if not, it
     * resolves to undefined.
     */
    restore: (texts: StoredTexts, expected?: StoredTexts): Promise<StoredTexts | undefined> =>
      changing(() => {
        const before = textsOf(isRequestKey)
        if (expected && !isSame(before, expected)) return undefined
        replace(before, new Map([...texts].filter(([key]) => isRequestKey(key))))
        return before
      }),

    /** Calls the listener after each change, also of another tab. Returns the end of it. */
    subscribe,
  }
}

const blocked: StoredInvitations = { requests: [], rejectedMembers: 0, problem: 'blocked' }

const isSame = (a: StoredTexts, b: StoredTexts): boolean =>
  a.size === b.size && [...a].every(([key, text]) => b.get(key) === text)

/** The requests in this browser. Safe to import anywhere; without storage they are `blocked`. */
export const invitationStorage = createInvitationStorage()
