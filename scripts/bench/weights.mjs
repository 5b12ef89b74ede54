/**
 * Bytes that a page costs, as they go over the wire in brotli (bodies only, no headers).
 *
 * @typedef {object} PageWeight
 * @property {string} path
 * @property {number} html the document, its inline CSS and scripts included
 * @property {number} blocking external scripts and blocking stylesheets named in the document,
 *   which hold up the first paint
 * @property {number} loader the inline boot script, compressed by itself
 * @property {number} css late stylesheets
 * @property {number} script JavaScript until the page is idle and nobody has touched it
 * @property {number} font
 * @property {number} total everything until idle
 *
 * @typedef {import('playwright').Browser} Browser
 */

import { brotliCompressSync } from 'node:zlib'

const KIB = 1024

/** Most bytes that a page may cost. The landing page's HTML fits a connection's first flight. */
export const budgets = {
  landingHtml: 14_300,
  html: 18 * KIB,
  loader: KIB,
  blocking: 0,
  script: 105 * KIB,
  landingTotal: 165 * KIB,
  // A page of code or figures: react-router and lucide as published, one stylesheet for all pages.
  total: 172 * KIB,
  form: 25 * KIB,
}

/**
 * Opens a page in a fresh context, waits until it has nothing more to fetch, and weighs what came.
 *
 * @param {Browser} browser @param {string} origin @param {string} path
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(browser, origin, path) {
  const { page, parts, untilIdle } = await openWeighed(browser)
  await page.goto(`${origin}${path}`)
  await untilIdle()
  const sent = await (await page.request.get(`${origin}${path}`)).text()
  await page.close()
  const [head = ''] = sent.replace(/<noscript>.*?<\/noscript>/gs, '').split('<body')
  const loader = /<script>(.*?)<\/script>/s.exec(head)?.[1] ?? ''
  return {
    path,
    html: parts.document ?? 0,
    blocking: head.match(/<script[^>]* src=|<link rel="stylesheet"(?![^>]* disabled)/g)?.length ?? 0,
    loader: brotliCompressSync(loader).length,
    css: parts.stylesheet ?? 0,
    script: parts.script ?? 0,
    font: parts.font ?? 0,
    total: Object.values(parts).reduce((sum, part) => sum + part, 0),
  }
}

/**
 * Bytes of JavaScript that a first press on a dialog's button fetches, after the page was idle.
 *
 * @param {Browser} browser @param {string} origin @param {string} path @param {string} button name
 */
export async function weighIntent(browser, origin, path, button) {
  const { page, parts, untilIdle } = await openWeighed(browser)
  // The pages that links lead to, which a pointer would warm, are no part of the form.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  // Nor is the offline notice, which comes two seconds after the app.
  await page.route(/\/update-notice-/, (route) => route.abort())
  await page.goto(`${origin}${path}`)
  await untilIdle()
  const before = parts.script ?? 0
  const asked = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.getByRole('button', { name: button }).first().click()
  await asked
  await untilIdle()
  await page.close()
  return (parts.script ?? 0) - before
}

/** What a page breaks of the budgets, in words. @param {PageWeight} weight @returns {string[]} */
export function breaches(weight) {
  const limits = {
    ...budgets,
    html: weight.path === '/' ? budgets.landingHtml : budgets.html,
    total: weight.path === '/' ? budgets.landingTotal : budgets.total,
  }
  const names = /** @type {const} */ (['html', 'loader', 'blocking', 'script', 'total'])
  return names
    .filter((name) => weight[name] > limits[name])
    .map((name) => `${weight.path}: ${name} is ${weight[name]}, at most ${limits[name]}`)
}

/** A fresh page, and the bytes of what it fetches, by kind. @param {Browser} browser */
async function openWeighed(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  /** @type {Record<string, number>} */
  const parts = {}
  let asked = 0
  let ended = 0
  const end = () => {
    ended += 1
  }
  page.on('request', () => {
    asked += 1
  })
  page.on('requestfinished', end).on('requestfailed', end)
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    parts[kind] = (parts[kind] ?? 0) + Number(response.headers()['content-length'] ?? 0)
  })
  /** The app runs, has nothing to do, nothing on its way, and asks for nothing more. */
  async function untilIdle() {
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    for (let quiet = 0, before = -1; quiet < 3; ) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))))
      quiet = asked === before && asked === ended ? quiet + 1 : 0
      before = asked
    }
  }
  return { page, parts, untilIdle }
}
