import type { Page } from 'playwright/test'
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

test('a link to a part of its own page gives that part the focus', async ({ page }) => {
  await visit(page, '/api/docs')
  await page.getByRole('link', { name: 'Full Documentation' }).first().press('Enter')
  await expect(page).toHaveURL('/api/docs#documentation')
  await expect(page.locator('#documentation')).toBeFocused()
})

test('a jump over several entries restores the place in a page that the app has left', async ({ page }) => {
  await visit(page, '/pricing')
  const heading = page.getByRole('main').getByRole('heading').last()
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = async () => (await heading.boundingBox())?.y ?? Number.NaN
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeFocused()
  await visit(page, '/about')
  // In a task of its own: it takes the document away.
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await page.waitForURL('/pricing')
  await appReady(page)
  await expect.poll(async () => Math.abs((await place()) - 400)).toBeLessThan(40)
})

test('a page that a host serves as a file keeps that address while it is used', async ({ page, siteUrl }) => {
  await page.route('**/platform/students.html*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${siteUrl}/platform/students` }) }),
  )
  await page.goto('/platform/students.html')
  await appReady(page)
  const choice = page.getByRole('group', { name: 'Colour theme' }).getByRole('radio').nth(1)
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/platform\/students\.html\?theme=/)
  await expect(choice).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

for (const [path, first] of [
  ['/api/docs', (page: Page) => page.getByRole('tab', { name: 'Endpoints' })],
  ['/platform/students', (page: Page) => page.getByRole('radio', { name: 'Blue' })],
] as const) {
  test(`a held arrow key on ${path} changes the address once, to the last choice`, async ({ page }) => {
    await visit(page, path)
    const choice = first(page)
    await choice.focus()
    const replaced = await page.evaluateHandle(() => {
      const count = { times: 0 }
      const replace = history.replaceState
      history.replaceState = (...state) => {
        count.times += 1
        replace.apply(history, state)
      }
      return count
    })
    for (let times = 0; times < 30; times += 1) await page.keyboard.down('ArrowRight')
    await page.keyboard.up('ArrowRight')
    await expect(page).toHaveURL(/[#=]\w+$/)
    const name = await page
      .locator('[role=tab]:focus, :checked:focus')
      .evaluate((element) => element.id || (element as HTMLInputElement).value)
    expect(name).toContain(page.url().split(/[#=]/).at(-1))
    expect((await replaced.jsonValue()).times).toBeLessThan(5)
  })
}
