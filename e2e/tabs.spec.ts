import { appReady, visit } from './support/forms'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })

test('Back to a chosen tab, and a reload of it, stay where the page was left', async ({ page }) => {
  await visit(page, '/api/docs')
  const tab = page.getByRole('tab', { name: 'Authentication' })
  await tab.click()
  const heading = page.getByRole('tabpanel').getByRole('heading').last()
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
  let before = Number.NaN
  const isStill = async () => {
    const last = before
    before = await place()
    return last === before
  }
  await expect.poll(isStill, { intervals: [200] }).toBe(true)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeFocused()
  await page.goBack()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4)
  await page.reload()
  await appReady(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('body')).toBeFocused()
})
