/** A Storage in memory with `room` characters, and errors that the next writes throw. */
export class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>()
  room = Number.POSITIVE_INFINITY
  readonly nextErrors: unknown[] = []
  reads = 0

  get length(): number {
    return this.#entries.size
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    this.reads += 1
    return this.#entries.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    if (this.nextErrors.length > 0) {
      const error = this.nextErrors.shift()
      if (error !== undefined) throw error
    }
    const used = [...this.#entries].reduce((sum, [k, v]) => sum + (k === key ? 0 : k.length + v.length), 0)
    if (used + key.length + text.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.#entries.set(key, text)
  }

  removeItem(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  snapshot(): Record<string, string> {
    return Object.fromEntries(this.#entries)
  }
}
