import type { Page } from 'playwright/test'

/**
 * Resolves when the page has finished the work that was due. What React has drawn can be seen a
 * moment before its effects have run, such as the one that listens for keys.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })))
