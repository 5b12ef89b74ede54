import { attempt } from './attempt'
import type { Fields } from './form-fields'
import { createSafeStorage, tabStorage } from './json-storage'

const keyOf = (form: string) => `draft:${form}`
/** A tab that is duplicated takes its drafts along; the name tells that they are the same ones. */
const nameKeyOf = (form: string) => `draft:${form}:name`
const sentKeyOf = (draft: string) => `sent:${draft}`

/** For all tabs: which drafts were sent, and when. */
const sentDrafts = createSafeStorage(() => globalThis.localStorage)
/** Milliseconds that a sent draft is remembered: 14 days, as long as an unsent message. */
const rememberedMs = 14 * 24 * 60 * 60_000

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
  if (Object.keys(fields).length === 0) {
    clearDraft(form)
    return
  }
  tabStorage.set(keyOf(form), JSON.stringify(fields))
  if (!tabStorage.get(nameKeyOf(form)))
    tabStorage.set(nameKeyOf(form), crypto.getRandomValues(new Uint32Array(2)).join('-'))
}

export function clearDraft(form: string): void {
  tabStorage.remove(keyOf(form))
  tabStorage.remove(nameKeyOf(form))
}

/** Ends a draft that was sent, also in the tabs that are copies of this one. */
export function endDraft(form: string, now = Date.now()): void {
  for (const key of sentDrafts.keys())
    if (key.startsWith(sentKeyOf('')) && !(now - Number(sentDrafts.get(key)) < rememberedMs))
      sentDrafts.remove(key)
  const draft = tabStorage.get(nameKeyOf(form))
  if (draft) sentDrafts.set(sentKeyOf(draft), String(now))
  clearDraft(form)
}

/** When the draft of this tab was sent from another one, if it was. */
export function draftSentAt(form: string): Date | undefined {
  const draft = tabStorage.get(nameKeyOf(form))
  const sent = draft && sentDrafts.get(sentKeyOf(draft))
  return sent ? new Date(Number(sent)) : undefined
}
