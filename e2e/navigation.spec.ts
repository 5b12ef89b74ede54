import type { Page } from 'playwright/test'
import { appReady } from './support/forms'
import { expect, test } from './support/test'

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a link to the page that is shown leads to its top again, and adds no step to Back', async ({
  page,
}) => {
  const home = page.getByRole('banner').getByRole('link', { name: 'Sidenote, home' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/pricing')
  await appReady(page)
  const pricing = await heading.textContent()
  await home.click()
  await expect(heading).not.toHaveText(pricing ?? '')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => top(page)).toBeGreaterThan(1000)
  await home.click()
  await expect.poll(() => top(page)).toBe(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})

test('a link to the place that the address names leads to it again', async ({ page }) => {
  await page.goto('/security')
  await appReady(page)
  await page.locator('main a[href="/privacy#retention"]').click()
  const place = page.locator('#retention')
  await expect(place).toBeInViewport()
  const away = () => place.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 96))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(place).not.toBeInViewport()
  // Any link of the page to its own address with the fragment.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/privacy#retention',
      textContent: 'Again',
    })
    document.querySelector('main h1')?.after(link)
  })
  await page.getByRole('link', { name: 'Again' }).click()
  await expect(place).toBeInViewport()
  await expect.poll(away).toBeLessThanOrEqual(3)
})
