import { readdirSync } from 'node:fs'
import { expect, test } from './support/test'

// React reports what hydration finds different only in development builds.
test.use({ build: { name: 'development', mode: 'development', env: { VITE_FEATURES: 'all' } } })

const pages = () => {
  const files = readdirSync('.e2e/development', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
}

test('every page hydrates without a warning, flags on', async ({ page, allow }) => {
  test.slow()
  allow(/404/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const addresses = pages()
  expect(addresses.length).toBeGreaterThan(30)
  for (const path of addresses) {
    await page.goto(path)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page.waitForLoadState('networkidle')
  }
  expect(warnings).toEqual([])
})
