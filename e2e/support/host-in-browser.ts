import type { Page } from 'playwright/test'
import { visit } from './forms'
import type { Host } from './hosts'
import { expect } from './test'

/**
 * Opens a page of each kind, waits until the app has started, and goes on from there. The page is
 * watched: an error in the console or a breach of the policy fails the test.
 */
export async function openInBrowser(
  page: Page,
  { origin }: Host,
  allow: (problem: string | RegExp) => void,
): Promise<void> {
  allow(`foreign request: ${origin}/`)
  // The browser's line about the answer, and the app's, which the specification asks for.
  allow(/console error: .*404.*\/no-such-page/)
  for (const [path, landsAt, heading] of [
    ['/', '/', /./],
    ['/blog', '/coming-soon/blog', 'Blog'],
    ['/admin/invitation-requests', '/admin/invitation-requests', 'Log in'],
    ['/no-such-page', '/no-such-page', /not found/i],
  ] as const) {
    await visit(page, `${origin}${path}`)
    await expect(page).toHaveURL(`${origin}${landsAt}`)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(`${origin}/pricing`)
}
