// `node scripts/draw-icons.mjs` draws the committed icons of public/ from public/favicon.svg, after
// it has changed.
import { readFile, writeFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const svg = await readFile('public/favicon.svg', 'utf8')
// The system cuts the last two to its own shape: they fill their square, and the drawing keeps to
// the middle 80 per cent (W3C, "Web Application Manifest").
const full = svg
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="4"', '<rect x="-4" y="-4" width="40" height="40"')
if (full === svg) throw new Error('public/favicon.svg has another shape than its icons expect')
await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
for (const [file, drawing, size] of /** @type {const} */ ([
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable.png', full, 512],
  ['apple-touch-icon.png', full, 180],
])) {
  const picture = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render()
  await writeFile(`public/${file}`, picture.asPng())
}
