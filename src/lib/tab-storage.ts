import { createTextStorage } from './json-storage'

const session = createTextStorage(() => globalThis.sessionStorage)
/** What the browser does not store. */
const page = new Map<string, string>()

/**
 * Texts of this tab alone. They outlive a reload or, where the browser stores nothing, live as long
 * as the page. No call throws.
 */
export const tabStorage = {
  get(key: string): string | undefined {
    try {
      return page.get(key) ?? session.get(key) ?? undefined
    } catch {
      return undefined
    }
  },
  set(key: string, text: string): void {
    try {
      session.set(key, text)
      page.delete(key)
    } catch {
      page.set(key, text)
    }
  },
  remove(key: string): void {
    page.delete(key)
    try {
      session.remove(key)
    } catch {
      // Nothing is stored where storage is blocked.
    }
  },
}
