/**
 * Cuts the self-hosted fonts (OFL, from @fontsource-variable) down to the characters and weights the site sets.
 * Run by hand after a font update: `node scripts/subset-fonts.mjs`; the results in src/fonts are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
// @ts-expect-error the package has no types
import subsetFont from 'subset-font'

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

const ascii = range(0x20, 0x7e)
const latin = `${ascii}${range(0xa0, 0xff)}ıŒœŸ–—‘’‚“”„†•…‰‹›⁄€™←↑→↓−×÷≈≠≤≥½¼¾`
const tight = `${ascii} ©®°·×éèêëàâçîïôöûüÉ–—‘’“”•…€™→−½`
const maths = `0123456789()[]=+-−×÷<>≤≥,./% abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ√πθΔ²³°≈≠·–`

/** @type {readonly { from: string, to: string, text: string, wght?: number | { min: number, max: number } }[]} */
const fonts = [
  { from: 'gabarito/files/gabarito-latin-wght-normal', to: 'gabarito', text: tight, wght: 700 },
  {
    from: 'gabarito/files/gabarito-latin-ext-wght-normal',
    to: 'gabarito-ext',
    text: range(0x100, 0x17f),
    wght: 700,
  },
  {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
    to: 'atkinson',
    text: latin,
    wght: { min: 400, max: 700 },
  },
  {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal',
    to: 'atkinson-ext',
    text: range(0x100, 0x17f),
    wght: { min: 400, max: 700 },
  },
  {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic',
    to: 'atkinson-italic',
    text: tight,
    wght: 500,
  },
  {
    from: 'atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal',
    to: 'atkinson-mono',
    text: `${ascii}–—‘’“”…→−×`,
    wght: 450,
  },
  { from: 'stix-two-text/files/stix-two-text-latin-wght-normal', to: 'stix', text: maths, wght: 400 },
  { from: 'stix-two-text/files/stix-two-text-latin-wght-italic', to: 'stix-italic', text: maths, wght: 400 },
]

await mkdir('src/fonts', { recursive: true })
for (const { from, to, text, wght } of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${from}.woff2`)
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    ...(wght === undefined ? {} : { variationAxes: { wght } }),
  })
  await writeFile(`src/fonts/${to}.woff2`, cut)
  console.log(`${to}.woff2: ${(source.length / 1024).toFixed(1)} to ${(cut.length / 1024).toFixed(1)} KiB`)
}
