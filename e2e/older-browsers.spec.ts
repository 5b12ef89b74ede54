import type { Page } from 'playwright/test'
import { appReady } from './support/forms'
import { fillIn, openDialog, openRequest, storedText, submitButton } from './support/request-dialog'
import { expect, test } from './support/test'

// The policy names the page's own styles by their hash, and these are changed.
test.use({ bypassCSP: true })

/**
 * What the styles ask for and some browsers do not know. Each rule or line with it is then left
 * out.
 */
const unknown: readonly (readonly [string, string])[] = [
  [':has(', ':-unknown-has('],
  ['content-visibility', '-unknown-content-visibility'],
  ['text-wrap', '-unknown-text-wrap'],
]

/** Takes from the browser what is younger than the oldest one that the build is made for. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    addEventListener('command', (event) => event.preventDefault(), true)
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  await page.route('**/*', async (route) => {
    if (!/^(document|stylesheet)$/.test(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    let body = await response.text()
    for (const [known, other] of unknown) body = body.replaceAll(known, other)
    await route.fulfill({ response, body })
  })
}

test('without the newest features a request is stored and approved', async ({ page }) => {
  await makeOlder(page)
  await page.goto('/')
  expect(
    await page.evaluate(() => [
      'command' in HTMLButtonElement.prototype,
      'showPopover' in HTMLElement.prototype,
      'requestIdleCallback' in window,
      getComputedStyle(document.querySelector('main > :last-child') ?? document.body).contentVisibility,
      getComputedStyle(document.querySelector('h1') ?? document.body).textWrap,
    ]),
  ).toEqual([false, false, false, 'visible', 'wrap'])
  const dialog = await openRequest(page)
  await fillIn(dialog)
  await submitButton(dialog).click()
  await expect(page.getByRole('dialog', { name: 'Request Submitted!' })).toBeVisible()
  expect(await storedText(page, 'invitationRequests')).toContain('Amara Okafor')
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()

  await page.goto('/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Approve Amara Okafor' }).click()
  const handover = page.getByRole('dialog', { name: 'Amara Okafor is approved' })
  await handover.getByRole('button', { name: 'Close' }).click()
  await expect(handover).toBeHidden()
  expect(await storedText(page, 'invitationRequests')).toContain('"approved"')
})

test('without them a page is whole, themes, the phone’s menu and Back work', async ({ page }) => {
  await makeOlder(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await appReady(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.scrollIntoViewIfNeeded()
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await place()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(3)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans in ink, prices in pencil')
  await expect(openDialog(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
