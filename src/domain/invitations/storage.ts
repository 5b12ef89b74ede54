import { createTextStorage, StorageError } from '@/lib/json-storage'
import { listKey } from './key'
import {
  auditPrefix,
  changeMembers,
  decideMembers,
  freeIds,
  type InvitationChange,
  listOf,
  notePrefix,
  parseList,
  type StoredMember,
  stringifyList,
} from './list'
import { createRequest, type InvitationRequest, type NewInvitationRequest } from './record'
import { browserEnv, createNews, createTurns, type InvitationEnv } from './tabs'

/** What is stored, as the screens need it. The same object as long as nothing has changed. */
export type StoredInvitations = {
  /** Newest first. */
  readonly requests: readonly InvitationRequest[]
  /** Members of the stored array that are no requests. They stay in the array and are not shown. */
  readonly rejectedMembers: number
  /**
   * `unreadable`: the stored text is no JSON array, and the requests are those that are complete
   * before the damage. It is kept aside before anything is written. `blocked`: the browser refuses
   * storage.
   */
  readonly problem?: 'unreadable' | 'blocked'
}

type Decision = 'approved' | 'rejected'

/**
 * The outcome of a decision: the request and what changed, or that another was first, or that it
 * has gone.
 */
export type DecisionOutcome =
  | { readonly kind: 'decided'; readonly request: InvitationRequest; readonly change: InvitationChange }
  | { readonly kind: 'already-decided'; readonly request: InvitationRequest }
  | { readonly kind: 'missing' }

/** Texts by key, exactly as they are in storage. */
export type StoredTexts = ReadonlyMap<string, string>

export type InvitationStorage = ReturnType<typeof createInvitationStorage>

const blocked: StoredInvitations = { requests: [], rejectedMembers: 0, problem: 'blocked' }
const quarantinePrefix = `${listKey}:quarantine:`

/** True for the keys of the list, of what is kept aside of it, and of the notes. */
const isRequestKey = (key: string): boolean =>
  key === listKey || key.startsWith(`${listKey}:`) || key.startsWith(notePrefix)

/**
 * The stored requests (specification, sections 3, 4 and 7). Every change is in
 * `localStorage.invitationRequests` when its promise resolves, and nothing that another tab stores
 * is lost. A change that cannot be stored changes nothing and rejects with StorageError. Nothing of
 * `env` is touched before the first call.
 */
export function createInvitationStorage(env: InvitationEnv = browserEnv) {
  const storage = createTextStorage(env.storage)
  const { notify, subscribe } = createNews(env, (key) => key === listKey)
  const inTurn = createTurns(env, () => storage.get(listKey))
  let list = parseList(null)
  let shown: StoredInvitations | undefined

  /** The list as it is now. A text is parsed once (27 ms for 10,000 requests). */
  function current() {
    const raw = storage.get(listKey)
    if (raw !== list.raw) list = parseList(raw)
    return list
  }

  function show(): StoredInvitations {
    const { requests, members, unreadable } = current()
    if (shown?.requests === requests) return shown
    const rejectedMembers = members.length - requests.length
    shown = { requests, rejectedMembers, ...(unreadable && { problem: 'unreadable' as const }) }
    return shown
  }

  /** Makes a change in this tab's turn, and then tells the listeners. */
  async function changing<T>(work: (stamp: number) => T): Promise<T> {
    const outcome = await inTurn(work)
    notify()
    return outcome
  }

  /**
   * Writes the list. An unreadable text in its place is first kept aside. When it throws, all is as
   * it was.
   */
  function write(members: readonly StoredMember[]): void {
    const text = stringifyList(members)
    const aside = list.unreadable ? asideOf(list.raw ?? '') : []
    try {
      makeSteps([...aside, [listKey, text]])
    } catch (error) {
      if (aside.length === 0 || !(error instanceof StorageError) || error.kind !== 'quota') throw error
      const message =
        'The requests stored in this browser cannot be read, and there is no room to keep a copy of them, so nothing was saved.'
      throw new StorageError('quota', error, message)
    }
    list = listOf(text, members)
  }

  /** The step that keeps a text aside; none when there is a copy already. */
  function asideOf(raw: string): readonly Step[] {
    const copies = textsOf((key) => key.startsWith(quarantinePrefix))
    if ([...copies.values()].includes(raw)) return []
    const freeKey = freeIds((id) => copies.has(quarantinePrefix + id))
    return [[quarantinePrefix + freeKey(String(env.now().getTime())), raw]]
  }

  /** The texts whose keys are accepted. */
  function textsOf(isOwn: (key: string, text: string) => boolean): StoredTexts {
    const texts = storage.keys().map((key) => [key, storage.get(key) ?? ''] as const)
    return new Map(texts.filter(([key, text]) => isOwn(key, text)))
  }

  const put = (key: string, text: string | null) =>
    text === null ? storage.remove(key) : storage.set(key, text)

  /** Takes the steps in turn. When one fails, those taken are taken back, the last first. */
  function makeSteps(steps: readonly Step[]): void {
    const taken: Step[] = []
    try {
      for (const [key, text] of steps) {
        const old = storage.get(key)
        if (old === text) continue
        put(key, text)
        taken.unshift([key, old])
      }
    } catch (error) {
      for (const [key, old] of taken) {
        try {
          put(key, old)
        } catch {
          // The browser takes nothing any more: the other steps are still taken back.
        }
      }
      throw error
    }
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
      if (!(error instanceof StorageError && error.kind === 'quota') || stale.length === 0) throw error
      // A full disk refuses every text. Then nothing may be removed that could not be put back.
      for (const [key] of stale) storage.set(key, before.get(key) ?? '')
      makeSteps([...stale, ...fresh])
    }
  }

  return {
    /** Never throws. */
    read(): StoredInvitations {
      try {
        return show()
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

    /**
     * The stored values of the requests by id, with whatever fields they have. Throws StorageError
     * when storage is blocked.
     */
    values: (): ReadonlyMap<string, unknown> =>
      new Map(current().members.flatMap(({ request, value }) => (request ? [[request.id, value]] : []))),

    /**
     * The texts of the list, of what is kept aside of it, and of the notes. Throws StorageError
     * when storage is blocked.
     */
    texts: () => textsOf(isRequestKey),

    /** Stores a pending request at the end of the array. */
    add: (input: NewInvitationRequest): Promise<InvitationRequest> =>
      changing((stamp) => {
        const { members } = current()
        const ids = new Set(members.map(({ request }) => request?.id))
        const id = freeIds((text) => ids.has(text))(String(stamp))
        const request = createRequest(id, input, env.now())
        write([...members, { value: request, request }])
        return request
      }),

    /**
     * Approves, with a new code, or rejects. Of several decisions about one request, also in
     * different tabs, one is made.
     */
    decide: (id: string, decision: Decision): Promise<DecisionOutcome> =>
      changing(() => {
        const { members, changes } = decideMembers(current().members, new Set([id]), decision, env.now())
        const [change] = changes
        if (change) write(members)
        const request = list.requests.find((candidate) => candidate.id === id)
        if (!request) return { kind: 'missing' }
        return change ? { kind: 'decided', request, change } : { kind: 'already-decided', request }
      }),

    /**
     * Decides the pending requests among `ids` in one write. `elsewhere` and `missing` are those
     * that others had decided or cleared.
     */
    decideAll: (ids: readonly string[], decision: Decision) =>
      changing(() => {
        const { members, changes } = decideMembers(current().members, new Set(ids), decision, env.now())
        const made = new Set(changes.map(({ id }) => id))
        const others = new Set(ids.filter((id) => !made.has(id)))
        const elsewhere = list.requests.filter(({ id }) => others.has(id))
        if (changes.length > 0) write(members)
        return { changes, elsewhere, missing: others.size - elsewhere.length }
      }),

    /**
     * Makes the changes whose `from` is in the list, in one write: an import, or the undo of
     * decisions. The others are `refused`.
     */
    change: (changes: readonly InvitationChange[]) =>
      changing(() => {
        const { members, made, refused } = changeMembers(current().members, changes)
        if (made.length > 0) write(members)
        return { made, refused }
      }),

    /**
     * Removes all that is stored about requests, for good: the list, what is kept aside of it,
     * notes, and the entries of the audit log that are about one. Resolves to what was in the list.
     */
    clear: (): Promise<StoredInvitations> =>
      changing(() => {
        const cleared = show()
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

    /**
     * Calls the listener after changes by this tab and by others. Returns the function that ends
     * it.
     */
    subscribe,
  }
}

/** A text to store under a key; null removes it. */
type Step = readonly [key: string, text: string | null]

const isSame = (a: StoredTexts, b: StoredTexts): boolean =>
  a.size === b.size && [...a].every(([key, text]) => b.get(key) === text)

/**
 * The requests in this browser. Safe to import anywhere; where there is no storage, reading gives
 * the problem `blocked`.
 */
export const invitationStorage = createInvitationStorage()
