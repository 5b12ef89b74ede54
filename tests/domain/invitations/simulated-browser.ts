import { createInvitationStorage, type InvitationStorage } from '@/domain/invitations/storage'
import { SimulatedLocks } from '../../lib/simulated-locks'

type Mutation = { readonly author: SimulatedTab; readonly key: string | null; readonly text: string | null }

/** News takes less than so many ms; its order is random, and the same for one seed. */
export function unevenly(limit = 120, seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

/** One tab: its own copy of the storage, which can be behind the others', and what uses it. */
export class SimulatedTab implements Storage {
  readonly events = new EventTarget()
  readonly invitations: InvitationStorage
  readonly #browser: SimulatedBrowser
  #copy: Map<string, string>
  /** Keys whose write the browser has not confirmed: news about them is older than the write. */
  readonly #unconfirmed = new Map<string, number>()

  constructor(browser: SimulatedBrowser, entries: ReadonlyMap<string, string>) {
    this.#browser = browser
    this.#copy = new Map(entries)
    this.invitations = createInvitationStorage({
      storage: () => this,
      now: () => new Date(),
      locks: browser.locks?.manager,
      events: this.events,
    })
  }

  get length(): number {
    return this.#copy.size
  }

  key(index: number): string | null {
    return [...this.#copy.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.#copy.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    this.#write(key, text)
  }

  removeItem(key: string): void {
    if (this.#copy.has(key)) this.#write(key, null)
  }

  clear(): void {
    this.#copy.clear()
    this.#unconfirmed.clear()
    this.#browser.send({ author: this, key: null, text: null })
  }

  #write(key: string, text: string | null): void {
    this.#apply(key, text)
    this.#unconfirmed.set(key, (this.#unconfirmed.get(key) ?? 0) + 1)
    this.#browser.send({ author: this, key, text })
  }

  #apply(key: string, text: string | null): void {
    if (text === null) this.#copy.delete(key)
    else this.#copy.set(key, text)
  }

  /** Takes in changes in the order in which the browser applied them. */
  receive({ author, key, text }: Mutation): void {
    if (author === this) {
      if (key !== null) this.#unconfirmed.set(key, (this.#unconfirmed.get(key) ?? 1) - 1)
      return
    }
    if (key === null) {
      for (const old of [...this.#copy.keys()]) if (!this.#unconfirmed.get(old)) this.#copy.delete(old)
    } else if (!this.#unconfirmed.get(key)) this.#apply(key, text)
    this.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text, storageArea: this }))
  }

  get entries(): ReadonlyMap<string, string> {
    return this.#copy
  }
}

/**
 * Tabs of one origin in processes of their own, as Chromium runs them. A tab sees its own write at
 * once. The write goes to the browser, and from there to all tabs in one order. `delay` gives the
 * milliseconds of each way; no news overtakes other news on the same way.
 */
export class SimulatedBrowser {
  readonly locks: SimulatedLocks | undefined
  readonly #delay: () => number
  readonly #entries = new Map<string, string>()
  readonly #tabs: SimulatedTab[] = []
  readonly #ways = new Map<string, number>()
  readonly #news: { readonly due: number; readonly work: () => void }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: { readonly delay?: () => number; readonly locks?: boolean } = {}) {
    this.#delay = options.delay ?? (() => 1)
    this.locks = options.locks === false ? undefined : new SimulatedLocks()
  }

  open(): SimulatedTab {
    const tab = new SimulatedTab(this, this.#entries)
    this.#tabs.push(tab)
    return tab
  }

  send(mutation: Mutation): void {
    const from = this.#tabs.indexOf(mutation.author)
    this.#after(`to ${from}`, () => {
      if (mutation.key === null) this.#entries.clear()
      else if (mutation.text === null) this.#entries.delete(mutation.key)
      else this.#entries.set(mutation.key, mutation.text)
      this.#tabs.forEach((tab, index) => {
        this.#after(`from ${index}`, () => tab.receive(mutation))
      })
    })
  }

  #after(way: string, work: () => void): void {
    const due = Math.max(performance.now() + this.#delay(), this.#ways.get(way) ?? 0)
    this.#ways.set(way, due)
    const later = this.#news.findLastIndex((news) => news.due <= due) + 1
    this.#news.splice(later, 0, { due, work })
    if (later === 0) this.#wake()
  }

  /** One timer for all news: thousands of fake timers are slow. */
  #wake(): void {
    clearTimeout(this.#timer)
    const [next] = this.#news
    if (!next) return
    this.#timer = setTimeout(() => {
      while (this.#news[0] && this.#news[0].due <= performance.now()) this.#news.shift()?.work()
      this.#wake()
    }, next.due - performance.now())
  }

  /** What the browser has when all news has arrived everywhere. */
  get entries(): ReadonlyMap<string, string> {
    return this.#entries
  }
}
