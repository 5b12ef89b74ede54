import { expect, test } from './support/test'

test.use({ build: 'all-features' })

test('a row of sessions on the dashboard has as many cells as headings at every width', async ({ page }) => {
  await page.goto('/dashboard')
  const table = page.getByRole('table').filter({ hasText: 'Minutes' })
  const row = table.getByRole('row').nth(1)
  for (const width of [360, 600, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cells = await row.getByRole('cell').or(row.getByRole('rowheader')).count()
    expect(cells, `at ${width} px`).toBe(await table.getByRole('columnheader').count())
  }
})

test('the tables of the legal pages have the same headings on a phone', async ({ page }) => {
  let tables = 0
  for (const path of ['/privacy', '/gdpr', '/terms', '/security']) {
    await page.goto(path)
    const headings = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const roles = await page.locator('main').ariaSnapshot()
      return roles.match(/- (table|columnheader|rowheader)\b/g) ?? []
    }
    const wide = await headings(1280)
    expect(await headings(360), path).toEqual(wide)
    tables += wide.filter((role) => role.endsWith('table')).length
  }
  expect(tables).toBeGreaterThan(1)
})
