import type { Fields } from './form-fields'
import { createTextStorage } from './json-storage'

const storage = createTextStorage(() => globalThis.localStorage)

/** Milliseconds that a draft is kept: a week. A shared computer should not remember a name for ever. */
const lifetimeMs = 7 * 24 * 60 * 60_000

/** The result of a storage call, or undefined where storage is full or blocked: a draft is a courtesy and never an error. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const keyOf = (form: string) => `draft:${form}`

/** What was typed into a form and not sent, or undefined when there is none, it is older than a week, or it cannot be read. */
export function readDraft(form: string): Fields | undefined {
  const draft: unknown = quietly(() => JSON.parse(storage.get(keyOf(form)) ?? 'null'))
  if (typeof draft !== 'object' || draft === null) return undefined
  const { savedAt, fields } = draft as { readonly savedAt?: unknown; readonly fields?: unknown }
  if (typeof savedAt !== 'number' || typeof fields !== 'object' || fields === null) return undefined
  if (Math.abs(Date.now() - savedAt) > lifetimeMs) return undefined
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** Keeps what is typed into a form, in this browser. No fields is no draft. */
export function writeDraft(form: string, fields: Fields): void {
  if (Object.keys(fields).length === 0) clearDraft(form)
  else quietly(() => storage.set(keyOf(form), JSON.stringify({ savedAt: Date.now(), fields })))
}

/** Forgets the draft of a form. */
export function clearDraft(form: string): void {
  quietly(() => storage.remove(keyOf(form)))
}
