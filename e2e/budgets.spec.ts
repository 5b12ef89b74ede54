import { breaches, budgets, weighIntent, weighPage } from '../scripts/bench/weights.mjs'
import { builtPages, share } from './support/pages'
import { expect, test } from './support/test'

test.use({ build: { name: 'all-features', env: { VITE_FEATURES: 'all' } } })
test.describe.configure({ timeout: 120_000 })

const SHARES = 2

for (let index = 0; index < SHARES; index++) {
  test(`no page is heavier than its budget (${index + 1} of ${SHARES})`, async ({ browser, siteUrl }) => {
    const pages = builtPages('.e2e/all-features').filter(
      (path) => !/^\/(admin|coming-soon)\/|^\/404/.test(path),
    )
    const broken: string[] = []
    for (const path of [...share(pages, index, SHARES), '/coming-soon/blog']) {
      const weight = await weighPage(browser, siteUrl, path)
      // An empty answer would keep every budget.
      expect(Math.min(weight.html, weight.script, weight.font, weight.loader), path).toBeGreaterThan(500)
      broken.push(...breaches(weight))
    }
    expect(broken).toEqual([])
  })
}

test('a form that somebody asks for fetches little code', async ({ browser, siteUrl }) => {
  const request = await weighIntent(browser, siteUrl, '/', 'Request Access')
  const demo = await weighIntent(browser, siteUrl, '/contact', 'Enterprise demo')
  for (const bytes of [request, demo]) {
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(budgets.form)
  }
})
