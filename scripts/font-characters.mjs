/** The characters that the fonts in src/fonts are cut down to. */

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** What nearly every page is set in. */
export const basic = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…→−`

/** What comes with the accents in headings. Their unicode-range stands in src/styles/fonts.css. */
export const rareInHeadings = '"$\'*<=>@[\\]^_`{|}~©·×—‘…→−'

/** What headings are set in. */
export const headings = [...basic].filter((c) => !rareInHeadings.includes(c)).join('')

/** What few pages need: the rest of Latin-1 and the signs beside it. Their unicode-range stands in src/styles/fonts.css. */
export const accents = [...`${range(0xa1, 0xff)}ıŒœŸ‚„†•‰‹›⁄€™←↑↓≈≠≤≥`]
  .filter((c) => !basic.includes(c))
  .join('')

/** Latin Extended-A. */
export const extended = range(0x100, 0x17f)

/**
 * Formulas: figures, signs, and the letters of the few words, units and elements in them. A formula with another letter is set in the next
 * family until the letter is added here and the fonts are cut again; e2e/every-page.spec.ts says so.
 */
export const maths = '0123456789 ()=+-−×÷<>,./%:?√²³°–→abcdeghilmnorstuvCHOSW\u00a0'

/** Unknowns, in italic. */
export const unknowns = 'abcnxyz'
