// `node scripts/draw-icons.mjs` draws the committed icons of public/ from public/favicon.svg, after
// it has changed.
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'

const svg = await readFile('public/favicon.svg', 'utf8')
// The system cuts the last two to its own shape, so they fill their square, and the drawing keeps
// to the middle 80 per cent (W3C, "Web Application Manifest").
const full = svg
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="4"', '<rect x="-4" y="-4" width="40" height="40"')
if (full === svg) throw new Error('public/favicon.svg has another shape than its icons expect')
const executablePath = findBrowser({ own: chromium.executablePath() }) ?? ''
const browser = await chromium.launch({ executablePath })
for (const [file, drawing, size] of /** @type {const} */ ([
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable.png', full, 512],
  ['apple-touch-icon.png', full, 180],
  ['favicon.ico', svg, 32],
])) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100% }</style>${drawing}`)
  const png = await page.screenshot({ omitBackground: true })
  await writeFile(`public/${file}`, file.endsWith('.ico') ? Buffer.concat([icoHeader(png, size), png]) : png)
}
await browser.close()

/**
 * What makes an icon file of one PNG, for programs that ask for /favicon.ico by themselves.
 *
 * @param {Buffer} png @param {number} size
 */
function icoHeader(png, size) {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return header
}
