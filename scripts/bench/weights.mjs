/**
 * Bytes that a page costs, as they go over the wire in brotli (bodies only, no headers).
 *
 * @typedef {object} PageWeight
 * @property {string} path
 * @property {number} html the document, its inline CSS and scripts included
 * @property {number} firstScreen how much of the document has to arrive for the head, the inline
 *   styles, the header and the first section
 * @property {number} blocking external scripts and blocking stylesheets named in the document,
 *   which hold up the first paint
 * @property {number} loader the inline boot script, compressed by itself
 * @property {number} css late stylesheets
 * @property {number} script JavaScript until the untouched page is idle
 * @property {number} font
 * @property {number} total everything until idle
 */

import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const KIB = 1024

/**
 * Most bytes that a page may cost. The first screen arrives with a connection's first flight (ten
 * segments of 1460 B less the headers), whatever the page is called and whoever adds a section.
 */
const budgets = {
  firstScreen: 10_500,
  landingHtml: 16 * KIB,
  html: 18 * KIB,
  loader: KIB,
  blocking: 0,
  // `/` has the drawings and the exercise of its conversation.
  css: 20 * KIB,
  // The code of a dialog's form comes with the first sign of life, so it is not in here.
  script: 130 * KIB,
  // Its form, the outbox and the code that sends come without one: a draft has to come back.
  contactScript: 135 * KIB,
  landingTotal: 169 * KIB,
  // A page of code or figures: react-router and lucide as published, one stylesheet for all pages.
  total: 191 * KIB,
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
    // Requests of the document before may never end, and may be reported late.
    if (request.isNavigationRequest()) pending.clear()
    asked += 1
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  /** Opens an address and resolves when it is idle. @param {string} address */
  async function open(address) {
    await page.goto('about:blank')
    await page.goto(address)
    await page.waitForFunction(() => document.documentElement.dataset.ready === '')
    await untilIdle()
  }

  /** Resolves when the page has no work and no pending request, and starts no new one. */
  async function untilIdle() {
    for (let quiet = 0, before = -1; quiet < 3; ) {
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 2000 })),
      )
      quiet = asked === before && pending.size === 0 ? quiet + 1 : 0
      before = asked
    }
  }

  /**
   * Addresses of the files that the document has used, without what the app loads two seconds after
   * its start: on a busy machine that is before the page is idle.
   */
  async function usedFiles() {
    const names = () => performance.getEntriesByType('resource').map(({ name }) => name)
    return [...new Set(await page.evaluate(names))].filter((name) => !name.includes('/update-notice-'))
  }

  return {
    /** @param {string} address @returns {Promise<PageWeight>} */
    async weighPage(address) {
      await open(address)
      const document = await (await fetch(address)).text()
      const [head = ''] = document.replace(/<noscript>.*?<\/noscript>/gs, '').split('<body')
      const loader = /<script>(.*?)<\/script>/s.exec(head)?.[1] ?? ''
      const files = await usedFiles()
      const { html, firstScreen } = weighDocument(document)
      return {
        path: new URL(address).pathname,
        html,
        firstScreen,
        blocking: head.match(/<script[^>]* src=|<link rel="stylesheet"(?![^>]* disabled)/g)?.length ?? 0,
        loader: brotliCompressSync(loader).length,
        css: await bytesOf(files.filter((file) => file.endsWith('.css'))),
        script: await bytesOf(files.filter((file) => file.endsWith('.js'))),
        font: await bytesOf(files.filter((file) => file.endsWith('.woff2'))),
        total: html + (await bytesOf(files)),
      }
    },
  }
}

/** The hash in the name of a built file, as documents and scripts write it. */
export const fileHash = /(?<=(?:\bassets|\.)\/[\w.-]+-)[\w-]{7,8}(?=\.\w+\b)/g

/**
 * The text with hashes that depend only on their place in it. The files that it names get another
 * one with every change of their contents, and brotli packs each differently: up to 40 B for the
 * document of `/`, and 100 B for the scripts of `/contact`.
 *
 * @param {string} text
 */
function withFixedHashes(text) {
  const hashes = [...new Set(text.match(fileHash))]
  return text.replace(fileHash, (hash) =>
    createHash('sha256')
      .update(`file ${hashes.indexOf(hash)}`)
      .digest('base64url')
      .slice(0, hash.length),
  )
}

/**
 * What a document and its first screen take over the wire.
 *
 * @param {string} document
 */
export function weighDocument(document) {
  const text = withFixedHashes(document)
  const sent = brotliCompressSync(text)
  const end = text.indexOf('</section>', text.indexOf('<main'))
  const wanted = Buffer.byteLength(end < 0 ? text : text.slice(0, end))
  // The smallest beginning of what is sent that already holds the first section.
  let [low, high] = [0, sent.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const begun = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
    if (brotliDecompressSync(sent.subarray(0, middle), begun).length < wanted) low = middle + 1
    else high = middle
  }
  return { html: sent.length, firstScreen: low }
}

/** The budgets that count for a page. @param {string} path */
function limitsOf(path) {
  const isLanding = path === '/'
  const { firstScreen, loader, blocking, css } = budgets
  const html = isLanding ? budgets.landingHtml : budgets.html
  const script = path === '/contact' ? budgets.contactScript : budgets.script
  return {
    firstScreen,
    html,
    loader,
    blocking,
    css,
    script,
    total: isLanding ? budgets.landingTotal : budgets.total,
  }
}

/** The budgets that a page exceeds, in words. @param {PageWeight} weight @returns {string[]} */
export const breaches = (weight) =>
  Object.entries(limitsOf(weight.path))
    .filter(([name, limit]) => Reflect.get(weight, name) > limit)
    .map(([name, limit]) => `${weight.path}: ${name} is ${Reflect.get(weight, name)}, at most ${limit}`)

/**
 * What is left of each budget, in words: the tightest page of each, and `/`.
 *
 * @param {readonly PageWeight[]} weights
 */
export function roomLeft(weights) {
  const rows = weights.flatMap(({ path, ...weight }) =>
    Object.entries(limitsOf(path)).map(([name, limit]) => ({
      path,
      name,
      limit,
      left: limit - Reflect.get(weight, name),
    })),
  )
  const tightest = Object.keys(limitsOf('')).map(
    (name) => rows.filter((row) => row.name === name && row.limit > 0).sort((a, b) => a.left - b.left)[0],
  )
  const shown = new Set([...tightest, ...rows.filter((row) => row.path === '/' && row.limit > 0)])
  return [...shown].flatMap((row) =>
    row ? [`${row.path}: ${row.name} has ${row.left} of ${row.limit} B left`] : [],
  )
}

/** What a script takes over the wire. @param {string} script */
export const weighScript = (script) => brotliCompressSync(withFixedHashes(script)).length

/** @type {Map<string, Promise<number>>} */
const weighed = new Map()

/** What a file takes over the wire; its name tells its contents. @param {string} address */
async function weighFile(address) {
  if (address.endsWith('.js')) return weighScript(await (await fetch(address)).text())
  const headers = { Accept: 'text/html, */*', 'Accept-Encoding': 'br' }
  const answer = await fetch(address, { method: 'HEAD', headers })
  return Number(answer.headers.get('content-length'))
}

/** @param {readonly string[]} addresses */
async function bytesOf(addresses) {
  const sizes = addresses.map((address) => {
    const size = weighed.get(address) ?? weighFile(address)
    weighed.set(address, size)
    return size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
