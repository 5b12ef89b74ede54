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
