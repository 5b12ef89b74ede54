import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
// @ts-expect-error the package has no types
import subsetFont from 'subset-font'
import { type CardWords, cardSvg, type Measure, textSvg } from './social-card.ts'

const gabarito = 'node_modules/@fontsource-variable/gabarito/files/gabarito'
const atkinson =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'

/** Whole faces: a letter that a cut of src/fonts lacks would be set in another family. */
const faces = [
  [`${gabarito}-latin-wght-normal`, 700],
  [`${gabarito}-latin-ext-wght-normal`, 700],
  [`${atkinson}-latin-wght-normal`, 400],
  [`${atkinson}-latin-ext-wght-normal`, 400],
  ['src/fonts/stix'],
  ['src/fonts/stix-italic'],
] as const

/** A drawer of SVG with the site's faces, cut to some characters. */
async function loadRenderer(characters: string) {
  // WebAssembly: no binary of a system, no script at installation, no browser.
  await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  const fontBuffers = await Promise.all(
    faces.map(async ([file, wght]) => {
      const options = { targetFormat: 'truetype', ...(wght && { variationAxes: { wght } }) }
      return (await subsetFont(await readFile(`${file}.woff2`), characters, options)) as Uint8Array
    }),
  )
  return (svg: string) => new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } })
}

/**
 * Draws the social cards and writes them to the assets folder, under names that change with their
 * content.
 *
 * @param cards the words of each card, by the address of its page.
 * @returns the path of each picture, with a leading slash, by the address of its page.
 */
export async function writeSocialImages(
  outDir: string,
  cards: ReadonlyMap<string, CardWords>,
): Promise<ReadonlyMap<string, string>> {
  const all = [...cards.values()].map(({ name, title, description }) => name + title + description)
  const draw = await loadRenderer(`${all.join('')}x = 23 or`)
  const inked = new Map<string, number>()
  const inkOf: Measure = (words, face, size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${textSvg(words, { face, size: 100 })}</svg>`
    const width = inked.get(svg) ?? draw(svg).getBBox()?.width ?? 0
    inked.set(svg, width)
    return (width * size) / 100
  }
  // Word by word, for few of them are new. Between two letters a word has its space on either side.
  const measure: Measure = (line, ...font) => {
    const words = line.split(/(?<= )|(?= )/)
    return words.reduce((sum, word) => sum + inkOf(`n${word}n`, ...font) - inkOf('nn', ...font), 0)
  }
  const written = new Map<string, string>()
  for (const [address, words] of cards) {
    const png = draw(cardSvg(words, measure)).render().asPng()
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8)
    const file = `/assets/card${address === '/' ? '' : address.replaceAll('/', '-')}-${hash}.png`
    await writeFile(path.join(outDir, file), png)
    written.set(address, file)
  }
  return written
}
