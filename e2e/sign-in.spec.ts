import type { Page } from 'playwright/test'
import { expectNoAxeViolations } from './support/axe'
import { storedText } from './support/request-dialog'
import { expect, test } from './support/test'

const dashboard = (page: Page) => page.getByRole('button', { name: 'Logout' })

async function signIn(page: Page, password = 'admin123') {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('the sign-in has no axe violation, blank, incomplete or wrong', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expectNoAxeViolations(page)
  await signIn(page, 'ADMIN123')
  await expect(page.getByRole('alert')).toContainText('Invalid username or password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page).toHaveURL('/login')
  await expectNoAxeViolations(page)
  expect(await storedText(page, 'adminAuthenticated')).toBeNull()
})

test('the sign-in is asked for in place, and a logout closes the other tab', async ({ context, page }) => {
  await page.goto('/admin/invitation-requests')
  await signIn(page)
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL('/admin/invitation-requests')

  const other = await context.newPage()
  await other.goto('/login')
  await expect(other).toHaveURL('/admin/invitation-requests')
  await dashboard(other).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You are logged out.')).toBeVisible()
  expect(await storedText(other, 'adminAuthenticated')).toBeNull()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You logged out in another tab')).toBeVisible()
})
