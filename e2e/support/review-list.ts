import type { Locator, Page } from 'playwright/test'
import { idle } from './idle'
import { expect } from './test'

export const reviewAddress = '/admin/invitation-requests'

/** What the list says about itself and about what was done last. */
export const announcement = (page: Page): Locator =>
  page.getByRole('region', { name: 'Requests' }).getByRole('status').first().locator('..')

/** Stores these entries and nothing else before the page opens, from a file without the app. */
export async function storeFirst(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((all) => {
    localStorage.clear()
    Object.assign(localStorage, all)
  }, entries)
}

export const signedIn = () => ({ adminLoginTime: new Date().toISOString(), adminAuthenticated: 'true' })

export async function signIn(page: Page, password = 'admin123') {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in and opens the list with these requests stored. It is ready for keys. */
export async function openList(page: Page, requests: readonly unknown[], search = ''): Promise<void> {
  await storeFirst(page, { ...signedIn(), invitationRequests: JSON.stringify(requests) })
  await page.goto(`${reviewAddress}${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation requests' })).toBeVisible()
  await idle(page)
}

export async function openImport(page: Page, requests: readonly unknown[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: /import/i })
  await dialog.getByLabel(/Choose files/).setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(requests)),
  })
  return dialog
}
