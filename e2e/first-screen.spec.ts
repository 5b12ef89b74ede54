import type { Browser, Page } from 'playwright/test'
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

/** Measures pages while their late stylesheets are held back, and again once they are there. */
async function firstScreens(browser: Browser) {
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  let letCome = () => {}
  let seen = Promise.resolve()
  let asked: string[] = []
  await page.route(/\.css$/, async (route) => {
    asked.push(route.request().url())
    await seen
    await route.continue()
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

  /** The first screen at each size: with the inlined styles alone, and with those that follow. */
  return async (url: string): Promise<{ first: Screen[]; then: Screen[] }> => {
    asked = []
    seen = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.goto(url, { waitUntil: 'load' })
    const first = await lookAround()
    expect(await late.evaluateAll((links: HTMLLinkElement[]) => links.filter((link) => link.sheet))).toEqual(
      [],
    )
    letCome()
    await page.waitForFunction(() => {
      const links = document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')
      return links.length > 0 && [...links].every((link) => link.sheet)
    })
    const then = await lookAround()
    // The stylesheet that all pages share must come last: before the page's own, it would win over
    // the inline styles.
    expect(asked.at(-1)).toMatch(/\/assets\/index-[^/]+\.css$/)
    return { first, then }
  }
}

for (let index = 0; index < SHARES; index++) {
  test(`the inlined styles draw the first screen: what comes later moves nothing (${index + 1} of ${SHARES})`, async ({
    browser,
    siteUrl,
  }) => {
    const pages = builtPages(folderOf('all-features')).filter(
      (path) => !/^\/(admin|coming-soon)\//.test(path) || path.endsWith('/blog'),
    )
    const look = await firstScreens(browser)
    for (const path of share(pages, index, SHARES)) {
      const { first, then } = await look(`${siteUrl}${path}`)
      expect(Math.min(...first.map((elements) => elements.length)), path).toBeGreaterThan(20)
      expect(then, path).toEqual(first)
    }
  })
}
