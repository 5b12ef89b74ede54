import type { Page } from 'playwright/test'

/**
 * Resolves when the page has done what it had before it. What React has drawn can be seen a moment
 * before the effects that belong to it have run, such as the one that listens for keys.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
