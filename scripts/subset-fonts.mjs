/**
 * Cuts the self-hosted fonts (OFL, from @fontsource-variable) down to the characters and weights
 * that the site uses. Run it by hand after a font update: `node scripts/subset-fonts.mjs`; the
 * results in src/fonts are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
// @ts-expect-error the package has no types
import subsetFont from 'subset-font'
import {
  accents,
  basic,
  extended,
  headings,
  maths,
  notes,
  text as plain,
  rareInHeadings,
  rareInText,
  unknowns,
} from './font-characters.mjs'

const atkinson = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const gabarito = 'gabarito/files/gabarito'
const mono = 'atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono'
const stix = 'stix-two-text/files/stix-two-text'
const weights = { min: 400, max: 700 }

/**
 * Font features to keep: kerning; for text, tabular figures; for accents, composition. No small
 * capitals, no swashes. Italic notes are small and do without kerning: 2.3 KiB on every page.
 */
const pairs = ['kern']
const tabular = ['kern', 'tnum']
const composed = ['kern', 'tnum', 'ccmp', 'locl', 'mark']

/**
 * @type {readonly (readonly [from: string, to: string, text: string, wght: number | { min: number,
 *   max: number }, keepFeatures: readonly string[]])[]}
 */
const fonts = [
  [`${gabarito}-latin-wght-normal`, 'gabarito', headings, 700, pairs],
  [`${gabarito}-latin-wght-normal`, 'gabarito-accents', accents + rareInHeadings, 700, composed],
  [`${gabarito}-latin-ext-wght-normal`, 'gabarito-ext', extended, 700, composed],
  [`${atkinson}-latin-wght-normal`, 'atkinson', plain, weights, tabular],
  [`${atkinson}-latin-wght-normal`, 'atkinson-accents', accents + rareInText, weights, composed],
  [`${atkinson}-latin-ext-wght-normal`, 'atkinson-ext', extended, weights, composed],
  [`${atkinson}-latin-wght-italic`, 'atkinson-italic', notes, 500, []],
  [`${mono}-latin-wght-normal`, 'atkinson-mono', basic, 450, []],
  [`${stix}-latin-wght-normal`, 'stix', maths, 400, pairs],
  [`${stix}-latin-wght-italic`, 'stix-italic', unknowns, 400, pairs],
]

await mkdir('src/fonts', { recursive: true })
for (const [from, to, text, wght, keepFeatures] of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${from}.woff2`)
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    // The license and its address, of which the sources have the latter: the OFL wants them kept.
    preserveNameIds: [13, 14],
    // The names of a family's styles, for a font menu.
    dropTables: ['STAT'],
  })
  await writeFile(`src/fonts/${to}.woff2`, cut)
  console.log(`${to}.woff2: ${(source.length / 1024).toFixed(1)} to ${(cut.length / 1024).toFixed(1)} KiB`)
}
