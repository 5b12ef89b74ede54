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

/** The first screen at each size, with the inlined styles alone or with those that follow. */
async function look(browser: Browser, url: string, late: boolean): Promise<readonly (readonly string[])[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  if (!late) await page.route(/\.css$/, (route) => route.abort())
  await page.goto(url, { waitUntil: 'load' })
  if (late) {
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')].every(
        (link) => link.sheet,
      ),
    )
  }
  await page.evaluate(() => document.fonts.ready)
  const found: string[][] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    found.push(await places(page))
  }
  await page.close()
  return found
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
      const first = await look(browser, `${siteUrl}${path}`, false)
      expect(Math.min(...first.map((elements) => elements.length)), path).toBeGreaterThan(20)
      expect(first, path).toEqual(await look(browser, `${siteUrl}${path}`, true))
    }
  })
}
