import { expect, type Page } from 'playwright/test'

export const pageTime = (page: Page): Promise<number> => page.evaluate(() => Date.now())

/**
 * Stops the page's clock, which `page.clock.install()` has put in: from then on only the test moves
 * it, however slow the machine is. A clock can stop only at a future time, so a minute passes at
 * once.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await pageTime(page)) + 60_000)
}

/** Moves the stopped clock on by 50 ms at a time until the expectation, given `soon`, is met. */
export async function stepUntil(
  page: Page,
  expectation: (soon: { readonly timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await expectation({ timeout: 500 })
  }).toPass({ intervals: [0], timeout: 20_000 })
}

/** Holds timers of `least` ms or more until the returned function is called: axe takes long. */
export async function holdTimers(page: Page, least = 2000): Promise<() => Promise<void>> {
  await page.evaluate((limit) => {
    const start = window.setTimeout
    const held: (() => void)[] = []
    // No id of the browser's own timers: what clears one of these would clear another.
    Reflect.set(window, 'setTimeout', (work: () => void, ms = 0) =>
      ms >= limit ? -held.push(work) : start(work, ms),
    )
    document.addEventListener('release-timers', () => {
      for (const work of held.splice(0)) work()
    })
  }, least)
  return () => page.evaluate(() => void document.dispatchEvent(new Event('release-timers')))
}
