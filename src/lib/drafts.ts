import type { Fields } from './form-fields'
import { createTextStorage } from './json-storage'
import { tabStorage } from './tab-storage'

/** Where drafts outlive their tab. Each tab has its own copy as well: a reload brings back what was typed here and not in another tab. */
const storage = createTextStorage(() => globalThis.localStorage)

/** Milliseconds that a draft is kept: a week. A shared computer should not remember a name for ever. */
const lifetimeMs = 7 * 24 * 60 * 60_000

/** Texts that this page has read from what all tabs share and not written itself. */
const taken = new Map<string, string>()

/** Stands in a tab that had a draft and has it no more: another tab's would be no draft of what is typed here. */
const forgotten = ''

/** The result of a storage call, or undefined where storage is full or blocked: a draft is a courtesy and never an error. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const keyOf = (form: string) => `draft:${form}`

/** The fields of a stored draft, or undefined when it cannot be read or is older than a week. */
function parse(text: string | null | undefined): Fields | undefined {
  const draft: unknown = quietly(() => JSON.parse(text ?? 'null'))
  if (typeof draft !== 'object' || draft === null) return undefined
  const { savedAt, fields } = draft as { readonly savedAt?: unknown; readonly fields?: unknown }
  if (typeof savedAt !== 'number' || typeof fields !== 'object' || fields === null) return undefined
  if (Math.abs(Date.now() - savedAt) > lifetimeMs) return undefined
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** What was typed into a form and not sent: in this tab or else in any, or undefined when there is none that can be read. */
export function readDraft(form: string): Fields | undefined {
  const key = keyOf(form)
  const own = tabStorage.get(key)
  if (own === forgotten) return undefined
  const here = parse(own)
  if (here) return here
  const text = quietly(() => storage.get(key))
  const fields = parse(text)
  if (text && fields) taken.set(key, text)
  return fields
}

/** Keeps what is typed into a form, in this browser. No fields is no draft. */
export function writeDraft(form: string, fields: Fields): void {
  if (Object.keys(fields).length === 0) {
    clearDraft(form)
    return
  }
  const key = keyOf(form)
  const text = JSON.stringify({ savedAt: Date.now(), fields })
  const old = tabStorage.get(key) ?? taken.get(key)
  tabStorage.set(key, text)
  try {
    storage.set(key, text)
  } catch {
    removeOwn(key, old) // What is older than this tab's copy would outlive it.
  }
}

/** Removes the text that all tabs see, if it is this tab's. */
function removeOwn(key: string, own: string | undefined): void {
  quietly(() => {
    if (own && storage.get(key) === own) storage.remove(key)
  })
}

/** Forgets the draft of a form as this tab knows it. What another tab has written since stays, for new tabs. */
export function clearDraft(form: string): void {
  const key = keyOf(form)
  removeOwn(key, tabStorage.get(key) ?? taken.get(key))
  taken.delete(key)
  tabStorage.set(key, forgotten)
}
