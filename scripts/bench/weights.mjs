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
 * @property {number} script JavaScript until the untouched page is idle
 * @property {number} font
 * @property {number} total everything until idle
 */

import { brotliCompressSync } from 'node:zlib'

const KIB = 1024

/** Most bytes that a page may cost. The landing page's HTML fits a connection's first flight. */
export const budgets = {
  landingHtml: 14_300,
  html: 18 * KIB,
  loader: KIB,
  blocking: 0,
  css: 16 * KIB,
  script: 105 * KIB,
  landingTotal: 165 * KIB,
  // A page of code or figures: react-router and lucide as published, one stylesheet for all pages.
  total: 172 * KIB,
  form: 25 * KIB,
}

/**
 * Weighs pages, one after the other in one page of a browser, with the cache off: from the cache, a
 * document also gets fonts that it does not use.
 *
 * @param {import('playwright').Page} page
 */
export async function createWeigher(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  let asked = 0
  const pending = new Set()
  page.on('request', (request) => {
    asked += 1
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  /** Opens an address and resolves when it is idle. @param {string} address */
  async function open(address) {
    // Requests of the previous document may never end.
    await page.goto('about:blank')
    pending.clear()
    await page.goto(address)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await untilIdle()
  }

  /** Resolves when the page has no work and no pending request, and starts no new one. */
  async function untilIdle() {
    for (let quiet = 0, before = -1; quiet < 3; ) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))))
      quiet = asked === before && pending.size === 0 ? quiet + 1 : 0
      before = asked
    }
  }

  /** Addresses of the files that the document has used. */
  const usedFiles = () =>
    page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))])

  return {
    /** @param {string} address @returns {Promise<PageWeight>} */
    async weighPage(address) {
      await open(address)
      const document = await (await fetch(address)).text()
      const [head = ''] = document.replace(/<noscript>.*?<\/noscript>/gs, '').split('<body')
      const loader = /<script>(.*?)<\/script>/s.exec(head)?.[1] ?? ''
      const files = await usedFiles()
      const html = await bytesOf([address])
      return {
        path: new URL(address).pathname,
        html,
        blocking: head.match(/<script[^>]* src=|<link rel="stylesheet"(?![^>]* disabled)/g)?.length ?? 0,
        loader: brotliCompressSync(loader).length,
        css: await bytesOf(files.filter((file) => file.endsWith('.css'))),
        script: await bytesOf(files.filter((file) => file.endsWith('.js'))),
        font: await bytesOf(files.filter((file) => file.endsWith('.woff2'))),
        total: html + (await bytesOf(files)),
      }
    },

    /**
     * Bytes of JavaScript that a first press on a dialog's button fetches, after the page was idle.
     *
     * @param {string} address @param {string} button name
     */
    async weighIntent(address, button) {
      // Pages that a pointer would prefetch are not part of the form.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
      })
      await open(address)
      const before = await usedFiles()
      const request = page.waitForRequest((request) => request.resourceType() === 'script')
      await page.getByRole('button', { name: button }).first().click()
      await request
      await untilIdle()
      const added = (await usedFiles()).filter((file) => file.endsWith('.js') && !before.includes(file))
      // Nor is the offline notice, which comes two seconds after the app.
      return bytesOf(added.filter((file) => !file.includes('/update-notice-')))
    },
  }
}

/** What files take over the wire. @param {readonly string[]} addresses */
async function bytesOf(addresses) {
  const headers = { Accept: 'text/html, */*', 'Accept-Encoding': 'br' }
  const answers = await Promise.all(addresses.map((address) => fetch(address, { method: 'HEAD', headers })))
  return answers.reduce((sum, answer) => sum + Number(answer.headers.get('content-length')), 0)
}

/** The budgets that a page exceeds, in words. @param {PageWeight} weight @returns {string[]} */
export function breaches(weight) {
  const limits = {
    ...budgets,
    html: weight.path === '/' ? budgets.landingHtml : budgets.html,
    total: weight.path === '/' ? budgets.landingTotal : budgets.total,
  }
  const names = /** @type {const} */ (['html', 'loader', 'blocking', 'css', 'script', 'total'])
  return names
    .filter((name) => weight[name] > limits[name])
    .map((name) => `${weight.path}: ${name} is ${weight[name]}, at most ${limits[name]}`)
}
