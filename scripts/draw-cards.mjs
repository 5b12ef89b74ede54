/**
 * `node scripts/draw-cards.mjs` draws the committed social cards, one for each shared page, into
 * public/assets/. Run it after a title or a description has changed, or, with VITE_SITE_NAME set,
 * for a site of another name. A card is named after its words, so a page never shows an old one.
 * Existing cards stay as they are: delete them to have them drawn again.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { findBrowser } from './browser.mjs'

const faces = {
  gabarito: 'gabarito/files/gabarito-latin-wght-normal',
  'gabarito-ext': 'gabarito/files/gabarito-latin-ext-wght-normal',
  atkinson: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
  'atkinson-ext': 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal',
  stix: 'stix-two-text/files/stix-two-text-latin-wght-normal',
  'stix-italic': 'stix-two-text/files/stix-two-text-latin-wght-italic',
}
const fontFaces = await Promise.all(
  Object.entries(faces).map(async ([family, file]) => {
    const font = await readFile(`node_modules/@fontsource-variable/${file}.woff2`, 'base64')
    return `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${font}) }`
  }),
)

const style = `${fontFaces.join('\n')}
  * { margin: 0 }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; color: #16213a; background: #fff }
  svg { position: absolute; z-index: -2; fill: none; stroke-linecap: round; stroke-linejoin: round }
  main { position: absolute; inset: 54px 66px auto 204px; height: 400px; align-content: center }
  h1, b { font-family: gabarito, gabarito-ext; font-weight: 700; letter-spacing: -.02em; line-height: 1.06 }
  h1 { margin-top: -.1em; padding-bottom: .1em; max-width: 930px }
  p { margin-top: 20px; font: 32px/44px atkinson, atkinson-ext; max-width: 880px; color: #4a5775 }
  mark { position: relative; color: inherit; background: none }
  mark::before {
    content: ''; position: absolute; z-index: -1; inset: .17em -.1em .03em -.08em; background: #ffd83d;
    clip-path: polygon(4px 5px, 100% 0, calc(100% - 5px) calc(100% - 3px), 0 100%);
  }
  b { position: absolute; left: 204px; bottom: 45px; font-size: 50px; white-space: nowrap; transform-origin: 0 100% }`

const tick = 'M4 23C9 26 13 31 16.5 36.5 21.5 24 31 11.5 45 3'
const sheet = `<style>${style}</style>
  <svg width="1200" height="630">
    <pattern id="squares" x="-9" y="-13" width="30" height="30" patternUnits="userSpaceOnUse">
      <path d="M15 0V30M0 15H30" stroke="#e8eef6" stroke-width="1.5"/>
    </pattern>
    <rect width="1200" height="630" fill="url(#squares)"/>
    <path d="M156 0V630" stroke="#d7402f" stroke-width="4"/>
    <path d="M158 512H1200" stroke="#16213a" stroke-width="3"/>
    <path d="M848 588C915 584 1010 585 1094 587M854 598C920 594 1010 595 1086 597" stroke="#1747c9" stroke-width="3"/>
    <path d="${tick}" transform="translate(1114 540)" stroke="#0b7150" stroke-width="5"/>
    <path d="${tick}" stroke="#0b7150" stroke-width="5" id="tick"/>
    <g fill="#1747c9" font-family="stix" font-size="42">
      <text x="850" y="568" font-family="stix-italic">x</text><text x="881" y="568">= 2</text>
      <text x="952" y="568" font-family="atkinson" font-size="30">or</text>
      <text x="1000" y="568" font-family="stix-italic">x</text><text x="1031" y="568">= 3</text>
    </g>
  </svg>
  <main><h1></h1><p></p></main>
  <b></b>`

/** Runs in the page. @param {Record<'name' | 'title' | 'description' | 'marked', string>} words */
function fill({ name, title, description, marked }) {
  const find = (/** @type {string} */ name) => /** @type {HTMLElement} */ (document.querySelector(name))
  const [heading, lead, brand, early] = [find('h1'), find('p'), find('b'), find('#tick')]
  /** @param {Element} element @param {string} text @param {string} part */
  const write = (element, text, part) => {
    const at = text.lastIndexOf(part)
    const mark = Object.assign(document.createElement('mark'), { textContent: part })
    element.replaceChildren(text.slice(0, at), mark, text.slice(at + part.length))
  }
  write(heading, title, marked)
  const characters = [...name]
  write(brand, name, characters.slice(Math.ceil(characters.length / 2)).join(''))
  lead.textContent = description
  // The largest title that leaves room for the description.
  for (const size of [148, 132, 116, 100, 92, 84, 76, 64]) {
    heading.style.fontSize = `${size}px`
    early.setAttribute('transform', `translate(44 ${heading.offsetTop + 54 + size * 0.5 - 27}) scale(1.6)`)
    if (heading.scrollWidth <= 930 && heading.offsetHeight + 20 + lead.offsetHeight <= 400) break
  }
  brand.style.scale = `${Math.min(1, 616 / brand.offsetWidth)}`
}

const vite = await createServer({
  mode: 'production',
  server: { middlewareMode: true, watch: null },
  appType: 'custom',
})
const { socialCards } = /** @type {typeof import('../prerender/pages/social-tags.ts')} */ (
  await vite.ssrLoadModule('/prerender/pages/social-tags.ts')
)
const browser = await chromium.launch({
  executablePath: findBrowser({ own: chromium.executablePath() }) ?? '',
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(sheet)
const cards = socialCards()
for (const name of await readdir('public/assets').catch(() => []))
  if (name.startsWith('card-') && !cards.some(({ file }) => file.endsWith(`/${name}`)))
    await rm(`public/assets/${name}`)
for (const { file, words } of cards) {
  if (existsSync(`public${file}`)) continue
  await page.evaluate(fill, words)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(fill, words) // Again, with the fonts that the first time requested.
  await page.screenshot({ path: `public${file}` })
}
await browser.close()
await vite.close()
