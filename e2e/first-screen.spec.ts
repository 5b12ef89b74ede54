import type { Browser, Page } from 'playwright/test'
import { builtPages, share } from './support/pages'
import { expect, test } from './support/test'

test.use({ build: { name: 'all-features', env: { VITE_FEATURES: 'all' } } })
test.describe.configure({ timeout: 120_000 })

const SHARES = 2
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Places of all that begins on the first screen, to the pixel. */
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

/** The first screen at each size: with the inlined styles alone, and with those that follow. */
async function look(browser: Browser, url: string): Promise<{ first: Screen[]; then: Screen[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  let letCome = () => {}
  const seen = new Promise<void>((resolve) => {
    letCome = resolve
  })
  const asked: string[] = []
  await page.route(/\.css$/, (route) => {
    asked.push(route.request().url())
    return seen.then(() => route.continue())
  })
  const lookAround = async () => {
    await page.evaluate(() => document.fonts.ready)
    const found: Screen[] = []
    for (const screen of screens) {
      await page.setViewportSize(screen)
      found.push(await places(page))
    }
    return found
  }
  const late = page.locator('head > link[rel=stylesheet]')
  await page.goto(url, { waitUntil: 'load' })
  const first = await lookAround()
  expect(await late.evaluateAll((links: HTMLLinkElement[]) => links.filter((link) => link.sheet))).toEqual([])
  letCome()
  await expect
    .poll(() =>
      late.evaluateAll((links: HTMLLinkElement[]) => links.length > 0 && links.every((link) => link.sheet)),
    )
    .toBe(true)
  const then = await lookAround()
  // Were it there before the page's own, the stylesheet that all pages share would win over what is inline.
  expect(asked.at(-1)).toMatch(/\/assets\/index-[^/]+\.css$/)
  await page.close()
  return { first, then }
}

for (let index = 0; index < SHARES; index++) {
  test(`the inlined styles draw the whole first screen: what comes later moves nothing (${index + 1} of ${SHARES})`, async ({
    browser,
    siteUrl,
  }) => {
    const pages = builtPages('.e2e/all-features').filter(
      (path) => !/^\/(admin|coming-soon)\//.test(path) || path.endsWith('/blog'),
    )
    for (const path of share(pages, index, SHARES)) {
      const { first, then } = await look(browser, `${siteUrl}${path}`)
      expect(Math.min(...first.map((elements) => elements.length)), path).toBeGreaterThan(20)
      expect(then, path).toEqual(first)
    }
  })
}
