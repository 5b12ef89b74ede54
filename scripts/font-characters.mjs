/** The characters that the fonts in src/fonts are cut down to. */

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** @param {string} characters @param {string} rare */
const without = (characters, rare) => [...characters].filter((c) => !rare.includes(c)).join('')

/** The plain characters and signs. */
export const basic = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…→−`

/** Rare characters of text, in the file of its accents. */
export const rareInText = '*\\^`{|}~'

/** The characters of nearly every page's text. */
export const text = without(basic, rareInText)

/** Rare characters of headings, in the file of their accents. */
export const rareInHeadings = '"$\'*<=>@[\\]^_`{|}~©·×—‘…→−'

/** The characters of headings. */
export const headings = without(basic, rareInHeadings)

/**
 * The characters of italic notes, which are all ours. A note with another character falls back to
 * the next family until it is added here and the fonts are cut again; e2e/every-page.spec.ts fails
 * then, as it does for the formulas below.
 */
export const notes = without(basic, '"#$<>_©→*[\\]^`{|}~')

/** What few pages need: the rest of Latin-1 and the signs beside it. */
export const accents = [...`${range(0xa1, 0xff)}ıŒœŸ‚„†•‰‹›⁄€™←↑↓≈≠≤≥`]
  .filter((c) => !basic.includes(c))
  .join('')

/** Latin Extended-A. */
export const extended = range(0x100, 0x17f)

/** Formulas: figures, signs, and the letters of the few words, units and elements in them. */
export const maths = '0123456789 ()=+-−×÷<>,./%:?√²³°–→abcdeghilmnorstuvCHOSW\u00a0'

/** Unknowns, in italic. */
export const unknowns = 'abcnxyz'
