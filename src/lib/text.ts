/** A text of so many units at most, and no half of a character at its end. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** The beginning of a text, with an ellipsis for the rest: there may be a million characters. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : `${cut(text, most)}…`

/** True when a character of it can be seen. */
export const isSeen = (text: string): boolean => /[^\s\p{M}\p{DI}\p{Cc}\p{Cf}\u2800\ufffc]/u.test(text)

/** A text cut in the middle, between two characters, the first half the longer one. */
export function halves(text: string): readonly [string, string] {
  const characters = [...text]
  const middle = Math.ceil(characters.length / 2)
  return [characters.slice(0, middle).join(''), characters.slice(middle).join('')]
}

/** `a`, `a and b`, `a, b and c` */
export function listWords(words: readonly string[]): string {
  const before = words.slice(0, -1).join(', ')
  return [before, ...words.slice(-1)].filter(Boolean).join(' and ')
}

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** `no`, `one`, `two` …; from 13 on in digits. */
export const countWord = (count: number): string => numberWords[count] ?? String(count)

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A `tel:` address (RFC 3966), without the trunk zero of `+44 (0)20 …`, which is not dialled. */
export const telHref = (phone: string): string =>
  `tel:${phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`
