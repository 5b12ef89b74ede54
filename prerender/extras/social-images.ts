import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
// @ts-expect-error the package has no types
import subsetFont from 'subset-font'
import { characterWidths } from './font-metrics.ts'
import { type CardWords, cardSvg, type Face, type Measure } from './social-card.ts'

/**
 * The site's faces as the renderer reads them, cut to the characters that are set. Several files
 * may be one family.
 */
async function loadFonts(words: string) {
  const [gabarito, atkinson] = ['gabarito', 'atkinson-hyperlegible-next'].map(
    (name) => `node_modules/@fontsource-variable/${name}/files/${name}`,
  )
  // The whole faces, not the cuts of src/fonts: a letter that a family's first file lacks would be
  // set in another family.
  const files = [
    ['Gabarito', `${gabarito}-latin-wght-normal`, { wght: 700 }],
    ['Gabarito', `${gabarito}-latin-ext-wght-normal`, { wght: 700 }],
    ['Atkinson Hyperlegible Next', `${atkinson}-latin-wght-normal`, { wght: 400 }],
    ['Atkinson Hyperlegible Next', `${atkinson}-latin-ext-wght-normal`, { wght: 400 }],
    ['STIX Two Text', 'src/fonts/stix', undefined],
    ['STIX Two Text', 'src/fonts/stix-italic', undefined],
  ] as const satisfies readonly (readonly [Face, string, object | undefined])[]
  return Promise.all(
    files.map(async ([face, file, variationAxes]) => {
      const source = await readFile(`${file}.woff2`)
      const options = { targetFormat: 'truetype', ...(variationAxes && { variationAxes }) }
      const data = (await subsetFont(source, words, options)) as Uint8Array
      return { face, data, widthOf: characterWidths(data) }
    }),
  )
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
  // WebAssembly: no binary of a system, no script at installation, no browser.
  await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  const all = [...cards.values()].map(({ name, title, description }) => name + title + description)
  const fonts = await loadFonts(`${all.join('')}x = 23 or`)
  const font = {
    fontBuffers: fonts.map(({ data }) => data),
    loadSystemFonts: false,
    defaultFontFamily: 'Gabarito',
  }
  const measure: Measure = (text, face, size) => {
    const family = fonts.filter((one) => one.face === face)
    const widthOf = (character: string) =>
      family.map((one) => one.widthOf(character)).find((width) => width !== undefined) ?? 1
    // The display face is set two hundredths of an em tighter.
    const tracking = face === 'Gabarito' ? -0.02 : 0
    return [...text].reduce((width, character) => width + widthOf(character) + tracking, 0) * size
  }
  await mkdir(path.join(outDir, 'assets'), { recursive: true })
  const written = new Map<string, string>()
  for (const [address, words] of cards) {
    const drawing = new Resvg(cardSvg(words, measure), { font })
    const png = drawing.render().asPng()
    drawing.free()
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8)
    const file = `/assets/card${address === '/' ? '' : address.replaceAll('/', '-')}-${hash}.png`
    await writeFile(path.join(outDir, file), png)
    written.set(address, file)
  }
  return written
}
