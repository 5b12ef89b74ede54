const letters = [
  'Alfa',
  'Bravo',
  'Charlie',
  'Delta',
  'Echo',
  'Foxtrot',
  'Golf',
  'Hotel',
  'India',
  'Juliett',
  'Kilo',
  'Lima',
  'Mike',
  'November',
  'Oscar',
  'Papa',
  'Quebec',
  'Romeo',
  'Sierra',
  'Tango',
  'Uniform',
  'Victor',
  'Whiskey',
  'X-ray',
  'Yankee',
  'Zulu',
]
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/**
 * The code as one says it on the telephone: letters by the ICAO spelling alphabet, digits by their names, the two halves apart:
 * `7KQ0M2IB` is `seven, Kilo, Quebec, zero; Mike, two, India, Bravo`. Any other character stays as it is.
 */
export function readAloud(code: string): string {
  const words = Array.from(code, (character) => {
    if (/\d/.test(character)) return digits[Number(character)]
    return letters[character.charCodeAt(0) - 65] ?? character
  })
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half), words.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(', '))
    .join('; ')
}
