import type { Browser } from 'playwright/test'
import { breaches, budgets, weighIntent, weighPage } from '../scripts/bench/weights.mjs'
import { builtPages, share } from './support/pages'
import { folderOf, serveBuild } from './support/site'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })
test.describe.configure({ timeout: 120_000 })

const SHARES = 2

/** The pages of a build without any feature flag of its own. */
const livePages = [
  ...['/', '/pricing', '/contact', '/about', '/privacy', '/terms', '/security', '/gdpr'],
  ...['/register', '/login'],
]

const broken = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const path of paths) {
    const weight = await weighPage(browser, origin, path)
    // An empty answer would keep every budget.
    expect(Math.min(weight.html, weight.script, weight.font, weight.loader), path).toBeGreaterThan(500)
    found.push(...breaches(weight))
  }
  return found
}

for (let index = 0; index < SHARES; index++) {
  test(`no page is heavier than its budget (${index + 1} of ${SHARES})`, async ({ browser, siteUrl }) => {
    const pages = builtPages(folderOf('all-features')).filter(
      (path) => !/^\/(admin|coming-soon)\/|^\/404/.test(path),
    )
    expect(await broken(browser, siteUrl, [...share(pages, index, SHARES), '/coming-soon/blog'])).toEqual([])
  })
}

test('nor is any page of the default build', async ({ browser }) => {
  const site = await serveBuild('default')
  expect(await broken(browser, site.url, [...livePages, '/coming-soon/blog'])).toEqual([])
  await site.close()
})

test('a form that somebody asks for fetches little code', async ({ browser, siteUrl }) => {
  const request = await weighIntent(browser, siteUrl, '/', 'Request Access')
  const demo = await weighIntent(browser, siteUrl, '/contact', 'Enterprise demo')
  for (const bytes of [request, demo]) {
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(budgets.form)
  }
})
