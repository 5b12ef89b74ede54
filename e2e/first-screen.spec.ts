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

async function look(browser: Browser, url: string, screen: { width: number; height: number }, late: boolean) {
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' })
  await page.route(/\.js$/, (route) => route.abort())
  if (!late) await page.route(/\.css$/, (route) => route.abort())
  await page.goto(url, { waitUntil: 'load' })
  if (late) await page.waitForFunction(() => !document.querySelector('link[media="print"][data-late]'))
  await page.evaluate(() => document.fonts.ready)
  const found = await places(page)
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
      for (const screen of screens) {
        const url = `${siteUrl}${path}`
        const first = await look(browser, url, screen, false)
        expect(first.length, path).toBeGreaterThan(20)
        expect(first, `${path} at ${screen.width} px`).toEqual(await look(browser, url, screen, true))
      }
    }
  })
}
