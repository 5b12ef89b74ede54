import { attempt } from './attempt'
import type { Fields } from './form-fields'
import { siteStorage, tabStorage } from './json-storage'

const keyOf = (form: string) => `draft:${form}`
/** A tab that is duplicated takes its drafts along; the mark tells that they are the same ones. */
const markKeyOf = (form: string) => `draft:${form}:mark`
const sentKeyOf = (mark: string) => `sent:${mark}`

/** Milliseconds that a sent draft is remembered: 14 days, as long as an unsent message. */
const rememberedMs = 14 * 24 * 60 * 60_000

/** What was typed into a form in this tab and not sent, if it can be read and has a place. */
export function readDraft(form: string, hasRoom = (..._: [string, string]) => true): Fields | undefined {
  const fields: unknown = attempt(() => JSON.parse(tabStorage.get(keyOf(form)) ?? 'null'))
  const texts = Object.entries(Object(fields)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && hasRoom(entry[0], entry[1]),
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** Stores what is typed into a form for this tab alone. No fields is no draft. */
export function writeDraft(form: string, fields: Fields): void {
  const text = JSON.stringify(fields)
  if (text === '{}') clearDraft(form)
  else if (text !== tabStorage.get(keyOf(form))) {
    tabStorage.set(keyOf(form), text)
    tabStorage.set(markKeyOf(form), crypto.getRandomValues(new Uint32Array(2)).join('-'))
  }
}

export function clearDraft(form: string): void {
  tabStorage.remove(keyOf(form))
  tabStorage.remove(markKeyOf(form))
}

/** What a draft is known by in all tabs. A copy that goes on with another text is another draft. */
export const draftMark = (form: string): string | undefined => tabStorage.get(markKeyOf(form))

/** Ends a draft that was sent, wherever it is shown; nothing without a mark. */
export function endDraft(form: string, mark: string | undefined): void {
  const now = Date.now()
  for (const key of siteStorage.keys())
    if (/^sent:\d+-\d+$/.test(key) && !(now - Number(siteStorage.get(key)) < rememberedMs))
      siteStorage.remove(key)
  if (mark) siteStorage.set(sentKeyOf(mark), String(now))
  if (mark === draftMark(form)) clearDraft(form)
}

/** When the draft with this mark was sent, if it was. */
export function draftSentAt(mark: string | undefined): Date | undefined {
  const sent = new Date(Number((mark && siteStorage.get(sentKeyOf(mark))) || Number.NaN))
  return Number.isNaN(sent.getTime()) ? undefined : sent
}
