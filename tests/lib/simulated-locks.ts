type Options = { readonly ifAvailable?: boolean; readonly signal?: AbortSignal }
type Work<T> = (lock: Lock | null) => T | Promise<T>
type Waiting = { readonly start: () => void }

/** One origin's exclusive Web Locks, shared by simulated tabs. Grants are asynchronous. */
export class SimulatedLocks {
  readonly #held = new Set<string>()
  readonly #queues = new Map<string, Waiting[]>()

  readonly manager = {
    request: this.#request.bind(this),
    query: async () => ({ held: this.held.map((name) => ({ name })) }),
  } as unknown as Pick<LockManager, 'request' | 'query'>

  get held(): readonly string[] {
    return [...this.#held]
  }

  async #request<T>(name: string, optionsOrWork: Options | Work<T>, workAfterOptions?: Work<T>): Promise<T> {
    const [options, work] =
      typeof optionsOrWork === 'function' ? [{}, optionsOrWork] : [optionsOrWork, workAfterOptions as Work<T>]
    await Promise.resolve()
    options.signal?.throwIfAborted()
    if (this.#held.has(name)) {
      if (options.ifAvailable) return work(null)
      await this.#wait(name, options.signal)
    }
    this.#held.add(name)
    try {
      return await work({ name, mode: 'exclusive' })
    } finally {
      this.#held.delete(name)
      this.#queues.get(name)?.shift()?.start()
    }
  }

  #wait(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(name) ?? []
      this.#queues.set(name, queue)
      const waiting: Waiting = {
        // Held again at once, so that no other tab slips in between.
        start: () => {
          this.#held.add(name)
          resolve()
        },
      }
      queue.push(waiting)
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(waiting)
        if (index >= 0) queue.splice(index, 1)
        reject(signal.reason)
      })
    })
  }
}
