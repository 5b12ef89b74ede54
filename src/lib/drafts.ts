import { attempt } from './attempt'
import type { Fields } from './form-fields'
import { tabStorage } from './json-storage'

const keyOf = (form: string) => `draft:${form}`

/** What was typed into a form in this tab and not sent, if it can be read. */
export function readDraft(form: string): Fields | undefined {
  const fields: unknown = attempt(() => JSON.parse(tabStorage.get(keyOf(form)) ?? 'null'))
  const texts = Object.entries(Object(fields)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** Stores what is typed into a form for this tab alone. No fields is no draft. */
export function writeDraft(form: string, fields: Fields): void {
  if (Object.keys(fields).length === 0) clearDraft(form)
  else tabStorage.set(keyOf(form), JSON.stringify(fields))
}

export const clearDraft = (form: string): void => tabStorage.remove(keyOf(form))

/** Removes drafts that this site once stored for every tab, and so for the next person, too. */
export function removeSharedDrafts(): void {
  for (const form of ['request', 'contact', 'demo', 'register'])
    attempt(() => localStorage.removeItem(`draft:${form}`))
}
