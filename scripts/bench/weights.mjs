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
 * @typedef {import('playwright').Page} Page
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
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const weighed = await weighRequests(page)
    await page.goto(`${origin}${path}`)
    await weighed.untilIdle()
    const parts = weighed.sum()
    const sent = await (await page.request.get(`${origin}${path}`)).text()
    const [head = ''] = sent.replace(/<noscript>.*?<\/noscript>/gs, '').split('<body')
    const loader = /<script>(.*?)<\/script>/s.exec(head)?.[1] ?? ''
    return {
      path,
      html: parts.Document ?? 0,
      blocking: head.match(/<script[^>]* src=|<link rel="stylesheet"(?![^>]* disabled)/g)?.length ?? 0,
      loader: brotliCompressSync(loader).length,
      css: parts.Stylesheet ?? 0,
      script: parts.Script ?? 0,
      font: parts.Font ?? 0,
      total: Object.values(parts).reduce((sum, part) => sum + part, 0),
    }
  } finally {
    await context.close()
  }
}

/**
 * Bytes of JavaScript that a first press on a dialog's button fetches, after the page was idle.
 *
 * @param {Browser} browser @param {string} origin @param {string} path @param {string} button name
 */
export async function weighIntent(browser, origin, path, button) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    // The pages that links lead to, which a pointer would warm, are no part of the form.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const weighed = await weighRequests(page)
    await page.goto(`${origin}${path}`)
    await weighed.untilIdle()
    const before = weighed.sum().Script ?? 0
    const asked = page.waitForRequest((request) => request.resourceType() === 'script')
    await page.getByRole('button', { name: button }).first().click()
    await asked
    await weighed.untilIdle()
    return (weighed.sum().Script ?? 0) - before
  } finally {
    await context.close()
  }
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

/** @param {Page} page */
async function weighRequests(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  /** @type {Map<string, { kind: string, bytes: number, isDone: boolean }>} */
  const requests = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests.set(requestId, { kind: type ?? 'Other', bytes: 0, isDone: false })
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const bytes = Number(response.headers['Content-Length'] ?? 0)
    requests.set(requestId, { kind: type, bytes, isDone: false })
  })
  const done = (/** @type {{ requestId: string }} */ { requestId }) => {
    const request = requests.get(requestId)
    if (request) request.isDone = true
  }
  session.on('Network.loadingFinished', done)
  session.on('Network.loadingFailed', done)
  return {
    sum() {
      /** @type {Record<string, number>} */
      const parts = {}
      for (const { kind, bytes } of requests.values()) parts[kind] = (parts[kind] ?? 0) + bytes
      return parts
    },
    /** The app runs, has nothing to do, nothing on its way, and asks for nothing more. */
    async untilIdle() {
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
      for (let quiet = 0, count = -1; quiet < 3; ) {
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))),
        )
        const isQuiet = requests.size === count && [...requests.values()].every(({ isDone }) => isDone)
        count = requests.size
        quiet = isQuiet ? quiet + 1 : 0
      }
    },
  }
}
