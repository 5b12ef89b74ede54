/** A text cut in the middle, between two characters, the first half the longer one. */
export function halves(text: string): readonly [string, string] {
  const characters = [...text]
  const middle = Math.ceil(characters.length / 2)
  return [characters.slice(0, middle).join(''), characters.slice(middle).join('')]
}

/** A `tel:` address (RFC 3966), without the trunk zero of `+44 (0)20 …`, which is not dialled. */
export const telHref = (phone: string): string =>
  `tel:${phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`
