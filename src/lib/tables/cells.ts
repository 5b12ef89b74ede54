// What is in one cell: its words, the address and the name in it, or which of a few values it is.

import { cleanAddress, isEmailAddress } from '@/lib/email-address'
import { plainCell } from './csv'

/** Work that is done once for each text: a column has the same ones in many rows. */
export function remembering<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (text) => {
    if (known.size > 60_000) known.clear()
    const found = known.get(text) ?? { value: work(text) }
    known.set(text, found)
    return found.value
  }
}

/** Lower-case words without marks: `First_Name*`, `What's your <b>name</b>?`. */
export const wordsOf = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** What tools write for nothing. "Nan" is a name, NaN is none; Blank is one without brackets. */
const nothing =
  /^(?:[-–—?.…/*]*|n\/?a|[nk]\. ?a\.|null|nil|none|undefined|anonymous|\\n|#[^\s#]+[!?]|#(?:n\/a|nv|n\/d)|[[(<](?:not provided|not set|no value|blank|empty|null|none|n\/?a|unknown|leer|vide|en blanco|vuoto|vazio)[\])>])$/i
const isNothing = (text: string): boolean => nothing.test(text) || text === 'NaN' || text === 'nan'

/** Characters that nobody sees, also as a mark of texts; not those in emoji and Persian words. */
const unseen = /(?![\p{Emoji_Component}\u200c])\p{Default_Ignorable_Code_Point}|\0|^\p{Cc}/gu

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  // What the letter before them is marked with, as in `&eacute;`.
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
}

/** `O&#039;Brien`, `Andr&eacute;`, as the plugins of a website write it. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(x[\da-fA-F]{1,5}|\d{1,5})|([A-Za-z]{2,6}));/g, (whole, code?: string, name = '') => {
    if (code) return String.fromCodePoint(Number(`0${code}`))
    const mark = entities[name.slice(1)] ?? ''
    return entities[name] ?? (/\p{M}/u.test(mark) ? (name[0] + mark).normalize() : whole)
  })

/**
 * What the formula of a text, `="…"`, or of a link shows, and the address that it links; what
 * Markdown shows: `**Amara**`, `[Amara](https://…)`, `amara\_o`; the title of a page of Notion.
 */
const shownBy = (cell: string): string =>
  cell
    .replace(/^(\*\*|__|[*_`])(?=\S)([^*`]*[^*`\s])\1$/, '$2')
    .replace(/^\[([^[\]]+)\]\(https?:[^()\s]*\)$/, '$1')
    .replace(/^\[([^[\]]+)\]\(mailto:([^()\s?]*)[^()\s]*\)$/, '$1 <$2>')
    .replaceAll('\\_', '_')
    .replace(/ \(https:\/\/www\.notion\.(?:so|com)\/[^()\s]*\)(?=, |$)/g, '')
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^=HYPERLINK\("(mailto:[^"]*)"[,;] ?"([^"]*)"\)$/i, '$2 <$1>')
    .replace(/^=HYPERLINK\("[^"]*"[,;] ?"([^"]*)"\)$/i, '$1')

/** Most cells. What is looked for in others took a quarter of the time of a long list. */
const plain = /^[\da-z .,@-]*$/i

/** The cell's words, without a formula, a formula's guard and characters that nobody sees. */
function wordsIn(cell = ''): string {
  const text = cell.trim()
  if (plain.test(text)) return text
  return decoded(plainCell(shownBy(text)))
    .replace(unseen, '')
    .trim()
}

/** {@link wordsIn}, unless they say that there is nothing. */
export function textOf(cell?: string): string {
  const text = wordsIn(cell)
  return isNothing(text) ? '' : text
}

/** The columns of a row as one text. Beside another name, a word for nothing is one: "Nan Null". */
export function joinedText(cells: readonly string[], places: readonly number[]): string {
  const texts = places.map((at) => wordsIn(cells[at]))
  const isGiven = !texts.every(isNothing)
  return texts.filter((text) => !isNothing(text) || (isGiven && /^\p{L}+$/u.test(text))).join(' ')
}

/** A cell longer than this is no address; a pattern would take minutes for one of 20 MB. */
const longestAddress = 400

const mailLink = /<a\s[^<>]*?href=["']?mailto:([^"'?<>\s]+)[^<>]*>([^<>]*)<\/a>/gi
const tag = /<\/?(?:a|b|br|div|em|font|i|li|p|span|strong|td|u)(?:\s[^<>]*)?\/?>/gi

/** A cell of a web page as text: `<p>a@b.ca</p>`, and a link as `Jane <jane@b.ca>`. */
const untagged = (cell: string): string =>
  cell.includes('</') ? cell.replace(mailLink, '$2 <$1>').replace(tag, ' ').trim() : cell

/** The one address in a cell such as `Jane <mailto:jane@a.ca>,`; empty for none, or for two. */
export function addressIn(cell: string): string {
  if (cell.length > longestAddress || !/[@＠﹫]/.test(cell) || cell.split('@', 10).length > 9) return ''
  // Most are, and lists are long.
  if (/^[\w.+-]+@[\w.-]+$/.test(cell) && isEmailAddress(cell)) return cell
  const address = cleanAddress(textOf(untagged(cell)))
  if (isEmailAddress(address)) return address
  // A name may be on the line before.
  const [line = '', other] = cell.split(/[\r\n]+/).filter((each) => each.includes('@'))
  return other === undefined && line.length < cell.length ? addressIn(line) : ''
}

/** A cell of one person's addresses alone. Of another delimiter's row, it would hold more. */
export const isBare = (cell: string): boolean =>
  cell.length <= longestAddress &&
  !/"[,;\t|]"/.test(cell) &&
  cell.split(/[,;\t|]/).every((part) => addressIn(part) !== '')

/** Whether it is an address, with a name or without, or several of one person. */
export const hasAddress = (cell: string): boolean => addressIn(cell) !== '' || isBare(cell)

/** The name in `Jane Doe <jane@b.ca>`, `jane@b.ca (Jane Doe)` and such, also on two lines. */
export const nameIn = (cell: string): string =>
  /^\s*\S+@\S+ \((\p{Lu}\S* [^()@]+)\)$/u.exec(cell.slice(0, longestAddress))?.[1] ??
  /(?:^|:)[\s•·‣◦▪*–—-]*(?:\[[ x]\] )?["']?([^"<>@:\r\n]+?)["']?\s*[<([\r\n](?=[^<>()[\]\r\n]*@)/
    .exec(untagged(cell.slice(0, 2 * longestAddress)))?.[1]
    ?.trim() ??
  ''

type Labels = readonly { readonly value: string; readonly label: string }[]

/** Words of texts that deny what they name: "I am not a teacher". */
const denial =
  /(?<!\p{L})(?:not|no|non|never|ex|former|pas|keine?|nicht|nao|niet|geen|inte|ikke|nie|не|degil)(?!\p{L})|ません|ない|以外|不是/u

/** A letter of a script that sets words apart; in Chinese, Japanese, Korean and Thai, none does. */
export const letter = String.raw`[^\P{L}\p{sc=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Thai}]`

/** An address is no answer, whatever words are in it. */
const webAddress = /^(?:(?:https?:\/\/|www\.|\/)\S*|\S+@\S+)$/i

/** Words of the longest answer in which a known one is looked for. */
const mostWords = 8
/** Answers of one cell that are looked at. */
const mostParts = 6

/**
 * Reads the cells of a column as one of a few values; undefined for what nobody can tell. Without
 * `labels` a cell must be one of the words as a whole: a part of "to be approved" approves nobody.
 */
export function readerOf(
  synonyms: Readonly<Record<string, string>>,
  labels?: Labels,
): (cell: string) => string | undefined {
  const all = Object.entries(synonyms).map(([value, others]) => {
    const label = labels?.find((each) => each.value === value)?.label ?? value
    return { value, words: [value, label, ...others.split(', ')].map(wordsOf) }
  })
  const exact = new Map(all.flatMap(({ value, words }) => words.map((word) => [word, value] as const)))
  // A long word may end another one, as in German: "Grundschullehrer".
  const started = (word: string) => (word.length > 5 ? word : `(?<!${letter}|\\p{N})${word}`)
  const inside = all.map(({ value, words }) => {
    const starts = words.filter((word) => word.length > 1).map(started)
    return { value, has: new RegExp(`(?:${starts.join('|')})(?!${letter}|\\p{N})`, 'u') }
  })
  const read = remembering((cell: string): string | undefined => {
    const text = wordsOf(cell)
    // `Students`, but not the "Dean of students".
    const whole = exact.get(text) ?? (labels && exact.get(text.replace(/s$/, '')))
    if (whole || !labels || denial.test(text)) return whole
    // "I'm a teacher" has the words of one value, "Student teacher" of two: that is a question.
    const isShort = text.split(' ', mostWords + 1).length <= mostWords
    const within = isShort ? inside.filter(({ value, has }) => value !== 'other' && has.test(text)) : []
    if (within.length === 1) return within[0]?.value
    // Of several answers in one cell the first known one counts, or the one of `I am a [Student]`.
    const parts = cell.split(/[;|,[\]\r\n]/, mostParts)
    return parts.length > 1 ? parts.map(read).find((value) => value !== undefined) : undefined
  })
  return (cell) => (cell === '' || cell.length > 200 || webAddress.test(cell) ? undefined : read(cell))
}

/** What marks an answer in a column of its own, and what leaves it open. */
export const marks = {
  yes: /^(?:true|yes|y|x|1|checked|selected|wahr|vrai|verdadero|ja|oui|s[ií]|[✓✔☑✅])$/i,
  no: /^(?:false|no|n|0|unchecked|falsch|faux|falso|nein|non|[☐✗✘❌])$/i,
}
