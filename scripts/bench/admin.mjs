import { pathToFileURL } from 'node:url'
import { readHeaders } from '../headers-file.mjs'
import { serveDist } from '../static-server.mjs'
import { exportAll, observe, rejectFirst, scrollThrough, typeSearch } from './admin-in-page.mjs'
import { launchBrowser } from './launch.mjs'
import { sampleRequests } from './sample-requests.mjs'

/**
 * @typedef {{ size: number, list: number, keystroke: number, keystrokeMedian: number, decision: number, export: number, frames: number, slowFrames: number, elements: number }} Result
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
  const site = await serveDist({ dir, port: 0, headers: readHeaders(dir) })
  const browser = await launchBrowser()
  try {
    console.log(adminTable(await measureAdmin({ browser, url: site.url })))
  } finally {
    await browser.close()
    await site.close()
  }
}
