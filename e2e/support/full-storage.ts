import type { Page } from 'playwright/test'

/** Fills the site's storage up to the last characters; returns the function that frees it. */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let count = 0; ; count += 1) {
        try {
          localStorage.setItem(`junk:${size}:${count}`, 'x'.repeat(size))
        } catch {
          break
        }
      }
    }
  })
  return () =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('junk:')) localStorage.removeItem(key)
    })
}
