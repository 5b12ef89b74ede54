import type { Page } from 'playwright/test'
import { visit } from './support/forms'
import { openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

const half = 0.5

type Traced = { readonly name: string; readonly args: { readonly elementCount?: number } }

/**
 * The most elements that one work restyles at once, as a share of the page's elements. A selector
 * such as `.list:has(.details) > *` restyles all of them wherever the focus goes.
 */
async function restyled(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await work()
  // Drawn, and what that has brought about, too.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(String(await browser.stopTracing()))
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  )
  return Math.max(0, ...counts) / (await page.locator('*').count())
}

test('a key in the admin’s list restyles what it changes, not the whole page', async ({ page }) => {
  await openList(page, sampleRequests(150, { pendingOnly: true }))
  await page.keyboard.press('j')
  expect(await restyled(page, () => page.keyboard.press('j'))).toBeLessThan(half)
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.press('1')
  expect(await restyled(page, () => page.keyboard.press('2'))).toBeLessThan(half)
  await search.fill('')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).check()
  expect(await restyled(page, () => boxes.nth(1).check())).toBeLessThan(half)
})

test('a key in a form restyles what it changes, not the whole page', async ({ page }) => {
  await visit(page, '/contact')
  const message = page.getByRole('main').getByLabel('Message', { exact: true })
  await message.fill('Hello')
  expect(await restyled(page, () => page.keyboard.type(' you'))).toBeLessThan(half)
  expect(await restyled(page, () => page.keyboard.press('Tab'))).toBeLessThan(half)
})
