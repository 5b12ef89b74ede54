/**
 * Times of one load on a slow phone, in milliseconds; layout shift without a unit.
 *
 * @typedef {object} Timing
 * @property {number} fcp first contentful paint
 * @property {number} lcp largest contentful paint
 * @property {number} tbt total blocking time until idle: what long tasks take beyond 50 ms each
 * @property {number} cls cumulative layout shift
 *
 * @typedef {import('playwright').Browser} Browser
 */

/** A slow phone: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const slowdown = 4

/** @param {Browser} browser @param {string} url @returns {Promise<Timing>} */
export async function timeLoad(browser, url) {
  const viewport = { width: 412, height: 823 }
  const page = await browser.newPage({ viewport, isMobile: true, serviceWorkers: 'block' })
  await page.addInitScript(observe)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
  await page.waitForLoadState('networkidle')
  const timing = await page.evaluate(() => Reflect.get(window, 'timing')())
  await page.close()
  return timing
}

/**
 * Milliseconds from a press to the next painted frame that shows its result; `navigation` is not
 * measured before the app.
 *
 * @param {Browser} browser @param {string} url @param {'before the app' | 'when idle'} when
 */
export async function timeTouch(browser, url, when) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  if (when === 'before the app') await page.route(/\.js$/, (route) => route.abort())
  await page.goto(url)
  if (when === 'when idle') {
    await page.waitForFunction(() => document.documentElement.dataset.ready === '')
    await page.waitForLoadState('networkidle')
  }
  const dialog = await page.evaluate(pressAndPaint, {
    press: 'main button[command=show-modal], header button[command=show-modal]',
    shown: 'dialog[open] h2',
  })
  let navigation = Number.NaN
  if (when === 'when idle') {
    await page.keyboard.press('Escape')
    navigation = await page.evaluate(pressAndPaint, {
      press: 'header a[href="/pricing"]',
      shown: 'main h1:focus',
    })
  }
  await page.close()
  return { dialog, navigation }
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Runs in the page before any other script. */
function observe() {
  const seen = { fcp: Number.NaN, lcp: Number.NaN, cls: 0, tbt: 0 }
  /** @param {string} type @param {(entry: any) => void} use */
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50)
  })
  Reflect.set(window, 'timing', () => seen)
}

/** Runs in the page: presses the first visible element and waits for what it shows. */
async function pressAndPaint(/** @type {{ press: string, shown: string }} */ { press, shown }) {
  const target = [...document.querySelectorAll(press)].find((element) => element.checkVisibility())
  if (!(target instanceof HTMLElement)) throw new Error(`nothing to press: ${press}`)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const begin = performance.now()
  target.click()
  while (!document.querySelector(shown)?.checkVisibility()) {
    await frame()
    if (performance.now() - begin > 5000) throw new Error(`not shown: ${shown}`)
  }
  // The frame after the one that has it: by then it is visible on the screen.
  await frame()
  return performance.now() - begin
}
