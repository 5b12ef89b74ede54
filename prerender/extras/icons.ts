import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import startOxipng, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'
import { squarePng } from './social-images.ts'

/** Effort of the second writing, 0 to 6: twice as much saves two more per cent. */
const effort = 2

/**
 * Draws the icons of the web manifest and of Apple's home screen from the favicon. The last two
 * fill their square, because the system cuts them to its own shape: the drawing keeps to the safe
 * zone, the middle 80 per cent (W3C, "Web Application Manifest"). Written again with a palette they
 * have less than half of their bytes: a browser loads one to see whether the site can be installed.
 */
export async function writeIcons(outDir: string): Promise<void> {
  const svg = await readFile('public/favicon.svg', 'utf8')
  const full = svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('<rect width="32" height="32" rx="4"', '<rect x="-4" y="-4" width="40" height="40"')
  if (full === svg) throw new Error('public/favicon.svg has another shape than its icons expect')
  const icons = [
    ['icon-192.png', svg, 192],
    ['icon-512.png', svg, 512],
    ['icon-maskable.png', full, 512],
    ['apple-touch-icon.png', full, 180],
  ] as const
  await startOxipng(await readFile('node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))
  for (const [file, drawing, size] of icons) {
    await writeFile(path.join(outDir, file), optimise(await squarePng(drawing, size), effort, false, false))
  }
}
