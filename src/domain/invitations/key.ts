import { createTextStorage } from '@/lib/json-storage'

/**
 * The key of the list: a JSON array of requests (specification, section 3). Every other key of the
 * storage begins with it.
 */
export const listKey = 'invitationRequests'

const storage = createTextStorage(() => globalThis.localStorage)

/**
 * True when this browser holds a list, whatever is in it: whether it is worth while to load what
 * reads it. Never throws.
 */
export function hasStoredRequests(): boolean {
  try {
    return storage.get(listKey) !== null
  } catch {
    return false
  }
}
