import type { Browser, Page, Route } from 'playwright/test'
import { builtPages, share } from './support/pages'
import { folderOf } from './support/site'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })
test.describe.configure({ timeout: 120_000 })

const SHARES = 2
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Positions of everything that begins on the first screen, to the pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      if (top >= innerHeight || !element.checkVisibility()) return []
      const seen = Math.min(height, innerHeight - top)
      return [
        `${element.tagName} ${element.className}: ${[left, top, width, seen].map(Math.round).join(' ')}`,
      ]
    }),
  )

type Screen = readonly string[]

/** Measures pages while their late stylesheets are held back, and as they come, in either order. */
async function firstScreens(browser: Browser) {
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  const isShared = (address: string) => /\/assets\/index-[^/]+\.css$/.test(address)
  let held: Route[] = []
  await page.route(/\.css$/, (route) => void held.push(route))
  const letCome = async (shared: boolean) => {
    const [come, stay] = [true, false].map((comes) =>
      held.filter((route) => (isShared(route.request().url()) === shared) === comes),
    )
    held = stay ?? []
    await Promise.all((come ?? []).map((route) => route.continue()))
    await page.waitForFunction((waiting) => {
      const links = document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')
      return links.length > 0 && [...links].filter((link) => !link.sheet).length === waiting
    }, held.length)
  }
  const lookAround = async () => {
    await page.evaluate(() => document.fonts.ready)
    const found: Screen[] = []
    for (const screen of screens) {
      await page.setViewportSize(screen)
      // What waits for the next frame (src/styles/components.css).
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      found.push(await places(page))
    }
    return found
  }
  const late = page.locator('head > link[rel=stylesheet]')

  /** The first screen at each size: with the inlined styles alone, and with each that follows. */
  const look = async (url: string, sharedFirst: boolean): Promise<{ first: Screen[]; then: Screen[][] }> => {
    held = []
    await page.goto(url, { waitUntil: 'load' })
    const first = await lookAround()
    expect(await late.evaluateAll((links: HTMLLinkElement[]) => links.filter((link) => link.sheet))).toEqual(
      [],
    )
    // The late styles come at the first key at the latest: a busy machine may never be idle.
    await page.keyboard.press('Shift')
    await expect.poll(() => held.length).toBe(await late.count())
    const then: Screen[][] = []
    for (const shared of [sharedFirst, !sharedFirst]) {
      if (held.every((route) => isShared(route.request().url()) !== shared)) continue
      await letCome(shared)
      then.push(await lookAround())
    }
    return { first, then }
  }
  return { look, close: () => page.close() }
}

for (let index = 0; index < SHARES; index++) {
  test(`the inlined styles draw the first screen: what comes later moves nothing (${index + 1} of ${SHARES})`, async ({
    browser,
    siteUrl,
  }) => {
    const pages = builtPages(folderOf('all-features')).filter(
      (path) => !/^\/(admin|coming-soon)\//.test(path) || path.endsWith('/blog'),
    )
    const { look, close } = await firstScreens(browser)
    for (const path of share(pages, index, SHARES)) {
      const { first, then } = await look(`${siteUrl}${path}`, index % 2 === 0)
      expect(Math.min(...first.map((elements) => elements.length)), path).toBeGreaterThan(20)
      for (const screen of then) expect(screen, path).toEqual(first)
    }
    await close()
  })
}

test('on a phone of 412 px no line of the landing page moves when the font files come late', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  const fonts: Route[] = []
  await page.route(/\.woff2$/, (route) => void fonts.push(route))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(siteUrl, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const isLoaded = () => page.evaluate(() => document.fonts.status === 'loaded')
  await expect.poll(() => fonts.length).toBeGreaterThan(1)
  await expect
    .poll(async () => {
      await Promise.all(fonts.splice(0).map((route) => route.continue()))
      return isLoaded()
    })
    .toBe(true)
  // Two frames later the shift is on record.
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return Reflect.get(window, 'shifts') as number[]
  })
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})
