import type { Locator, Page } from 'playwright/test'
import { appReady, visit } from './support/forms'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })

/** Reads how many px an element is below the window's top. */
const placeOf = (element: Locator) => async () => Math.round((await element.boundingBox())?.y ?? Number.NaN)

/** Where it is when it has stopped moving. */
async function restingPlace(place: () => Promise<number>): Promise<number> {
  let last = Number.NaN
  const isStill = async () => {
    const before = last
    last = await place()
    return last === before
  }
  await expect.poll(isStill, { intervals: [200] }).toBe(true)
  return last
}

test('Back to a chosen tab, and a reload of it, stay where the page was left', async ({ page }) => {
  await visit(page, '/api/docs')
  const tab = page.getByRole('tab', { name: 'Authentication' })
  await tab.click()
  const heading = page.getByRole('tabpanel').getByRole('heading').last()
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = placeOf(heading)
  const before = await restingPlace(place)
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

test('Back to a part that a link of the page led to, and a reload, stay where the page was left', async ({
  page,
}) => {
  await visit(page, '/api/docs')
  await page.locator('main a[href="#errors"]:visible').first().click()
  const part = page.locator('#errors')
  await expect(part).toBeFocused()
  const place = placeOf(part)
  // The way to the part is a smooth scroll, which another one in the middle does not end.
  await restingPlace(place)
  await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
  await expect.poll(place).toBeLessThan(0)
  const before = await restingPlace(place)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeFocused()
  await page.goBack()
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4)
  await page.reload()
  await appReady(page)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4)
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

test('a copy in an archive, whose address holds ours, shows its page', async ({ page, siteUrl }) => {
  await page.route('**/web/2026/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${siteUrl}/contact` }) }),
  )
  await page.goto('/web/2026/https://sidenote.example/contact')
  // Resolves when the app has decided what to draw.
  await page.evaluate(async () => import(document.documentElement.dataset.app?.split(' ').at(-1) ?? ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to a person')
  await page.getByRole('banner').getByRole('button', { name: 'Request Access' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page whose address has doubled slashes, as nginx serves it, is shown at its own', async ({
  page,
  siteUrl,
}) => {
  await page.route(`${siteUrl}//platform//students*`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${siteUrl}/platform/students` }) }),
  )
  await visit(page, `${siteUrl}//platform//students?theme=blue`)
  await expect(page).toHaveTitle(/^AI tutor for students/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stuck? Start at that line')
  expect(page.url()).toBe(`${siteUrl}/platform/students?theme=blue`)
})

test('on a narrow phone the row of documentation links shows the current one; the page stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/api/examples')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // High enough for the row to be in view.
  await page.setViewportSize({ width: 320, height: 2000 })
  const links = page.getByRole('navigation', { name: 'Documentation' })
  await expect(links.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
})

// As Safari does: a hundred in ten seconds, fewer here.
for (const [path, first] of [
  ['/api/docs', (page: Page) => page.getByRole('tab', { name: 'Endpoints' })],
  ['/platform/students', (page: Page) => page.getByRole('radio', { name: 'Blue' })],
] as const) {
  test(`a held arrow key on ${path} goes on where the address may not change any more`, async ({ page }) => {
    await visit(page, path)
    await page.evaluate(() => {
      const replace = history.replaceState
      let times = 0
      history.replaceState = (...state) => {
        times += 1
        if (times > 10) throw new DOMException('The operation is insecure.', 'SecurityError')
        replace.apply(history, state)
      }
    })
    await first(page).focus()
    const chosen = page.locator('[role=tab][aria-selected=true]:focus, :checked:focus')
    let last = await chosen.evaluateHandle((element) => element)
    for (let times = 0; times < 15; times += 1) {
      await page.keyboard.down('ArrowRight')
      expect(await chosen.evaluate((element, before) => element !== before, last)).toBe(true)
      last = await chosen.evaluateHandle((element) => element)
    }
    await page.keyboard.up('ArrowRight')
    await expect(page).toHaveURL(/[#=]\w+$/)
  })
}
