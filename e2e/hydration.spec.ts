import { builtPages, share } from './support/pages'
import { expect, test } from './support/test'

// React reports what hydration finds different only in development builds.
test.use({ build: { name: 'development', mode: 'development', env: { VITE_FEATURES: 'all' } } })

const SHARES = 6

for (let index = 0; index < SHARES; index++) {
  test(`every page hydrates without a warning, flags on (${index + 1} of ${SHARES})`, async ({
    page,
    allow,
  }) => {
    test.slow()
    allow(/404/)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    const part = share(builtPages('.e2e/development'), index, SHARES)
    expect(part.length).toBeGreaterThan(5)
    for (const path of part) {
      await page.goto(path)
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
      await page.waitForLoadState('networkidle')
    }
    expect(warnings).toEqual([])
  })
}
