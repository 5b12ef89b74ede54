import { roles, useCases } from '@/domain/invitations/answers'
import { plainCell } from '@/lib/csv'
import { cleanAddress, isEmailAddress } from '@/lib/email-address'
import words from './import-words.json'

/** Lower-case words without marks: `First_Name*`, `What's your <b>name</b>?`. */
export const wordsOf = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** What spreadsheets, forms and scripts write for nothing. */
const nothing =
  /^(?:[-–—]|n\/?a|null|nil|none|nan|undefined|anonymous|#n\/a|#ref!|#value!|#name\?|#error!|#null!)$/i

/** The cell's words, without a formula's guard and characters that nobody sees. */
export function textOf(cell = ''): string {
  const text = plainCell(cell.trim())
    .replace(/[\u200B\u2060\uFEFF\u00AD\0]/g, '')
    .trim()
  return nothing.test(text) ? '' : text
}

/** A cell longer than this is no address; a pattern would take minutes for one of 20 MB. */
const longestAddress = 400

/** The one address in a cell such as `Jane <mailto:jane@a.ca>,`; empty for none, or for two. */
export function addressIn(cell: string): string {
  if (cell.length > longestAddress || !/[@＠﹫]/.test(cell)) return ''
  const address = cleanAddress(textOf(cell))
  return isEmailAddress(address) ? address : ''
}

type Labels = readonly { readonly value: string; readonly label: string }[]

/** Reads the cells of a column as one of a few values; undefined for what nobody can tell. */
function readerOf(
  synonyms: Readonly<Record<string, string>>,
  labels: Labels = [],
): (cell: string) => string | undefined {
  const all = Object.entries(synonyms).map(([value, others]) => {
    const label = labels.find((each) => each.value === value)?.label ?? value
    return { value, words: [value, label, ...others.split(', ')].map(wordsOf) }
  })
  const exact = new Map(all.flatMap(({ value, words }) => words.map((word) => [word, value] as const)))
  const known = new Map<string, string | undefined>()
  const read = (cell: string) => {
    const text = wordsOf(cell)
    const whole = exact.get(text)
    if (whole) return whole
    // "I'm a teacher" has the words of one value, "Student teacher" of two: that is asked.
    const isShort = text.split(' ').length <= 8
    const within = isShort
      ? all.filter(
          (each) => each.value !== 'other' && each.words.some((word) => ` ${text} `.includes(` ${word} `)),
        )
      : []
    if (within.length === 1) return within[0]?.value
    // Of several answers in one cell the first known one counts.
    return cell
      .split(/[;|,]/)
      .map((part) => exact.get(wordsOf(part)))
      .find((value) => value !== undefined)
  }
  return (cell) => {
    if (cell === '' || cell.length > 200) return undefined
    if (!known.has(cell)) {
      if (known.size > 5000) known.clear()
      known.set(cell, read(cell))
    }
    return known.get(cell)
  }
}

/** The fields whose cells hold one of a few values. */
export const readValue = {
  role: readerOf(words.role, roles),
  useCase: readerOf(words.useCase, useCases),
  status: readerOf(words.status),
}
