import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.mjs'
import { readHeaders } from '../headers-file.mjs'
import { serveDist } from '../static-server.mjs'
import { sampleRequests } from './sample-requests.mjs'

/**
 * @typedef {{ size: number, list: number, keystroke: number, keystrokeMedian: number, decision: number, export: number, frames: number, slowFrames: number, elements: number }} Result
 * @typedef {Window & { firstListPainted?: number, painted: () => Promise<unknown> }} Watched
 */

/** What each figure may be at most, in milliseconds (frames: in percent). */
const limits = { list: 1000, keystroke: 50, decision: 100, export: 500, slowFrames: 1 }

/**
 * Measures the admin area of a served site with stored requests, its processor slowed four times: the first list painted after the
 * navigation, a keystroke in the search to its painted result, a decision to its painted result, the export of all, and frames while
 * scrolling. Medians of a few runs, in milliseconds.
 *
 * @param {{ browser: import('playwright').Browser, url: string, sizes?: readonly number[], slowdown?: number }} options
 */
export async function measureAdmin({ browser, url, sizes = [100, 1000, 10_000], slowdown = 4 }) {
  const results = []
  for (const size of sizes) results.push({ size, ...(await measureSize(browser, url, size, slowdown)) })
  return { limits, results }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} size
 * @param {number} slowdown
 */
async function measureSize(browser, url, size, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    await page.goto(`${url}/login`)
    await page.evaluate(
      (requests) => {
        localStorage.setItem('invitationRequests', requests)
        localStorage.setItem('adminLoginTime', new Date().toISOString())
        localStorage.setItem('adminAuthenticated', 'true')
      },
      JSON.stringify(sampleRequests(size)),
    )
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

    const list = []
    for (let run = 0; run < 3; run += 1) {
      await page.goto(`${url}/admin/invitation-requests`)
      await page.waitForFunction(() => Reflect.has(window, 'firstListPainted'))
      list.push(await page.evaluate(() => Number(Reflect.get(window, 'firstListPainted'))))
    }
    // What is prepared when the page is idle belongs to no keystroke.
    await page.waitForTimeout(1500)
    const rows = await page.evaluate(() => document.querySelectorAll('*').length)
    const keystrokes = await page.evaluate(typeSearch, answersTo('hannah', sampleRequests(size)))
    await page.waitForTimeout(500)
    const decisions = []
    for (let run = 0; run < 5; run += 1) {
      decisions.push(await page.evaluate(rejectFirst))
      await page.waitForTimeout(1200)
    }
    const scrolled = await page.evaluate(scrollThrough)
    const exported = await page.evaluate(exportAll)
    return {
      list: median(list),
      keystroke: Math.max(...keystrokes),
      keystrokeMedian: median(keystrokes),
      decision: median(decisions),
      export: exported,
      frames: scrolled.frames,
      slowFrames: scrolled.slow,
      elements: rows,
    }
  } finally {
    await context.close()
  }
}

/** In the page: when the first row stood painted. */
function observe() {
  const look = new MutationObserver(() => {
    if (!document.querySelector('tr[data-id]')) return
    look.disconnect()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        Reflect.set(window, 'firstListPainted', performance.now())
      }
      channel.port2.postMessage(0)
    })
  })
  look.observe(document, { childList: true, subtree: true })
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = resolve
        channel.port2.postMessage(0)
      }),
    )
  Reflect.set(window, 'painted', painted)
}

/**
 * What the list says after each letter of a word.
 *
 * @param {string} word
 * @param {ReturnType<typeof sampleRequests>} requests
 */
function answersTo(word, requests) {
  const texts = requests.map(({ name, email, organization, message }) =>
    [name, email, organization ?? '', message]
      .join('\n')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase(),
  )
  return [...word].map((_, index) => {
    const typed = word.slice(0, index + 1)
    const count = texts.filter((text) => text.includes(typed)).length
    return { typed, says: `${count.toLocaleString('en-CA')} of ` }
  })
}

/**
 * In the page: milliseconds from each keystroke to the paint of the list that it leads to. NaN where that does not come.
 *
 * @param {readonly { typed: string, says: string }[]} answers
 */
async function typeSearch(answers) {
  const input = document.querySelector('input[type=search]')
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (!(input instanceof HTMLInputElement) || !setter) return []
  const type = (/** @type {string} */ text) => {
    setter.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const times = []
  input.focus()
  for (const { typed, says } of answers) {
    const isThere = () => document.querySelector('.rv-line [role=status]')?.textContent?.startsWith(says)
    const begin = performance.now()
    type(typed)
    do await /** @type {Watched} */ (/** @type {unknown} */ (window)).painted()
    while (!isThere() && performance.now() < begin + 5000)
    times.push(isThere() ? performance.now() - begin : Number.NaN)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  type('')
  await new Promise((resolve) => setTimeout(resolve, 400))
  return times
}

/** In the page: milliseconds from the press of Reject to the paint of the row as rejected. */
async function rejectFirst() {
  const row = document.querySelector('tr[data-pending]')
  const button = row?.querySelector('.rv-act-no')
  if (!(button instanceof HTMLElement)) return Number.NaN
  const begin = performance.now()
  button.click()
  do await /** @type {Watched} */ (/** @type {unknown} */ (window)).painted()
  while (!/Rejected/.test(row?.textContent ?? '') && performance.now() < begin + 5000)
  return performance.now() - begin
}

/** In the page: milliseconds until the file of all requests is handed over. */
async function exportAll() {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Export CSV')
  const begin = performance.now()
  button?.click()
  return performance.now() - begin
}

/** In the page: frames while the list scrolls for three seconds, and the share of those over 32 ms. */
async function scrollThrough() {
  const times = []
  const end = performance.now() + 3000
  let last = performance.now()
  while (last < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    times.push(now - last)
    last = now
    window.scrollBy(0, 60)
  }
  const measured = times.slice(1)
  return {
    frames: measured.length,
    slow: (measured.filter((time) => time > 32).length / measured.length) * 100,
  }
}

const median = (/** @type {number[]} */ numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/**
 * The results as a table for people.
 *
 * @param {{ results: readonly Result[] }} measured
 */
export function adminTable({ results }) {
  /** @type {readonly (keyof Result)[]} */
  const columns = [
    'list',
    'keystroke',
    'keystrokeMedian',
    'decision',
    'export',
    'frames',
    'slowFrames',
    'elements',
  ]
  const head = ['requests', ...columns].map((name) => name.padStart(15)).join('')
  const lines = results.map((result) =>
    [result.size, ...columns.map((name) => Math.round(result[name] * 10) / 10)]
      .map((value) => String(value).padStart(15))
      .join(''),
  )
  return [head, ...lines].join('\n')
}

// node scripts/bench/admin.mjs [folder of a build]
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dir = process.argv[2] ?? 'dist'
  const executablePath = findBrowser({ own: chromium.executablePath() })
  const site = await serveDist({ dir, port: 0, headers: readHeaders(dir) })
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-background-networking',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    console.log(adminTable(await measureAdmin({ browser, url: site.url })))
  } finally {
    await browser.close()
    await site.close()
  }
}
