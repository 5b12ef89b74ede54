import type { Page } from 'playwright/test'
import { idle } from './idle'
import { expect } from './test'

export const reviewAddress = '/admin/invitation-requests'

/** Signs in and opens the list with these requests stored. It listens for keys. */
export async function openList(page: Page, requests: readonly unknown[], search = ''): Promise<void> {
  await page.goto('/login')
  await page.evaluate((text) => {
    localStorage.setItem('invitationRequests', text)
    localStorage.setItem('adminLoginTime', new Date().toISOString())
    localStorage.setItem('adminAuthenticated', 'true')
  }, JSON.stringify(requests))
  await page.goto(`${reviewAddress}${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation requests' })).toBeVisible()
  await idle(page)
}
