import type { Page } from 'playwright/test'
import { expectNoAxeViolations } from './support/axe'
import { visit } from './support/forms'
import { holdBack } from './support/hold-back'
import { storedText } from './support/request-dialog'
import { reviewAddress, signIn, storeFirst } from './support/review-list'
import { expect, test } from './support/test'

const day = 24 * 60 * 60_000
const dashboard = (page: Page) => page.getByRole('button', { name: 'Logout' })

test('the sign-in is shown at the admin address, and a logout closes the other tab', async ({
  context,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(reviewAddress)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expectNoAxeViolations(page)
  await signIn(page, 'ADMIN123')
  await expect(page.getByRole('alert')).toContainText('Invalid username or password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectNoAxeViolations(page)
  expect(await storedText(page, 'adminAuthenticated')).toBeNull()
  await signIn(page)
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL(reviewAddress)

  const other = await context.newPage()
  await other.goto('/login')
  await expect(other).toHaveURL(reviewAddress)
  await dashboard(other).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You are signed out.')).toBeVisible()
  expect(await storedText(other, 'adminAuthenticated')).toBeNull()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You signed out in another tab')).toBeVisible()
})

test('until the dashboard is there after a sign-in, its form and the focus in it stay', async ({ page }) => {
  await visit(page, '/login')
  await page.locator('form[data-live=""]').waitFor()
  // The script of the dashboard.
  const release = await holdBack(page, '**/assets/*.js')
  await signIn(page)
  await expect.poll(() => storedText(page, 'adminAuthenticated')).toBe('true')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation requests')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what is beside the sign-in stays where it is when the form comes', async ({ page }) => {
  await visit(page, '/about')
  const release = await holdBack(page, '**/assets/sign-in-body*.js')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const beside = page.getByRole('heading', { name: 'Student or instructor?' })
  const before = await beside.boundingBox()
  release()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await beside.boundingBox()).toEqual(before)
})

test('a session ends 24 hours after its beginning, also while the dashboard is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') })
  await page.goto('/login')
  await signIn(page)
  await page.clock.fastForward(1000)
  await expect(dashboard(page)).toBeVisible()
  await page.clock.fastForward(day - 60_000)
  await expect(dashboard(page)).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session expired after 24 hours.')).toBeVisible()
  expect(await storedText(page, 'adminAuthenticated')).toBeNull()
  expect(await storedText(page, 'adminLoginTime')).toBeNull()
})

test('flags that make no sense do not count as a session', async ({ page }) => {
  const now = Date.now()
  const times = [null, '', 'NaN', new Date(now + 60_000).toISOString(), new Date(now - day).toISOString()]
  for (const time of times) {
    await storeFirst(page, { adminAuthenticated: 'true', ...(time !== null && { adminLoginTime: time }) })
    await page.goto(reviewAddress)
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect.poll(() => storedText(page, 'adminAuthenticated')).toBeNull()
  }
})
