import { wordsOf } from './table'

type Labels = readonly { readonly value: string; readonly label: string }[]

/** Words of texts that deny what they name: "I am not a teacher". */
const denial =
  /(?<!\p{L})(?:not|no|non|never|ex|former|pas|keine?|nicht|nao|niet|geen|inte|ikke|nie|не|degil)(?!\p{L})/u

/** A web address is no answer, whatever words are in it. */
const link = /^(?:https?:\/\/|www\.|\/)\S*$/i

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
  const known = new Map<string, string | undefined>()
  const read = (cell: string): string | undefined => {
    const text = wordsOf(cell)
    // `Students`, but not the "Dean of students".
    const whole = exact.get(text) ?? (labels && exact.get(text.replace(/s$/, '')))
    if (whole || !labels || denial.test(text)) return whole
    // "I'm a teacher" has the words of one value, "Student teacher" of two: that is a question.
    const within = new Set<string>()
    const words = text.split(' ', mostWords + 1)
    for (let from = 0; words.length <= mostWords && from < words.length; from += 1)
      for (let end = words.length; end > from; end -= 1) {
        const value = exact.get(words.slice(from, end).join(' '))
        if (value !== undefined && value !== 'other') within.add(value)
      }
    if (within.size === 1) return [...within][0]
    // Of several answers in one cell the first known one counts, or the one of `I am a [Student]`.
    const parts = cell.split(/[;|,[\]\r\n]/, mostParts)
    return parts.length > 1 ? parts.map(read).find((value) => value !== undefined) : undefined
  }
  return (cell) => {
    if (cell === '' || cell.length > 200 || link.test(cell)) return undefined
    if (!known.has(cell)) {
      if (known.size > 5000) known.clear()
      known.set(cell, read(cell))
    }
    return known.get(cell)
  }
}

/** What marks an answer in a column of its own, and what leaves it open. */
export const marks = {
  yes: /^(?:true|yes|y|x|1|checked|selected|wahr|vrai|verdadero|ja|oui|s[ií]|[✓✔☑✅])$/i,
  no: /^(?:false|no|n|0|unchecked|falsch|faux|falso|nein|non|[☐✗✘❌])$/i,
}
