/**
 * A text cut in the middle, the first half the longer one. Characters beyond U+FFFF, such as emoji,
 * stay whole.
 */
export function halves(text: string): readonly [string, string] {
  const characters = [...text]
  const middle = Math.ceil(characters.length / 2)
  return [characters.slice(0, middle).join(''), characters.slice(middle).join('')]
}
