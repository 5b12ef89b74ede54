import { builtPages } from './support/pages'
import { expect, test } from './support/test'

// React reports what hydration finds different only in development builds.
test.use({ build: { name: 'development', mode: 'development', env: { VITE_FEATURES: 'all' } } })

test('every page hydrates without a warning, flags on', async ({ page, allow }) => {
  test.slow()
  allow(/404/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const addresses = builtPages('.e2e/development')
  expect(addresses.length).toBeGreaterThan(30)
  for (const path of addresses) {
    await page.goto(path)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page.waitForLoadState('networkidle')
  }
  expect(warnings).toEqual([])
})
