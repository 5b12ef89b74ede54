import type { Page } from 'playwright/test'
import { translator } from './support/foreign-software'
import { storedRequests } from './support/request-dialog'
import { announcement, openImport, openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const statusOf = async (page: Page, number: number) =>
  (await storedRequests(page)).find(({ name = '' }) => name.endsWith(` ${number}`))?.status

/** Opens a dialog by its button, waits for it and closes it. */
async function lookInto(page: Page, name: string) {
  await button(page, name).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

// An uncaught error fails each test: support/test.ts watches the page.
test('a translated list: every width, the details, the charts, every dialog and every list', async ({
  page,
}) => {
  await openList(page, sampleRequests(60))
  await page.evaluate(translator)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Invitation requests»')
  const widths = [1440, 1280, 1100, 1000, 900, 768, 640, 390, 320, 700, 1024, 1440]
  for (const details of [false, true]) {
    if (details) await page.getByRole('button', { name: /^«Amara Nwosu 0»/ }).click()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('table', { name: 'Invitation requests' })).toBeVisible()
    }
  }
  const details = page.getByRole('dialog')
  await expect(details).toContainText('«Amara Nwosu 0»')
  await details.getByRole('textbox').fill('A note')
  await expect(details).toContainText('Saved')
  await details.getByRole('button', { name: /^Next/ }).click()
  await expect(details).toContainText('«Étienne Gagné 1»')
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)

  for (const kind of ['use case', 'status', 'role']) await page.getByLabel('Count by').selectOption(kind)
  for (const table of await page.getByRole('button', { name: /^Table: / }).all()) {
    await table.click()
    await table.click()
  }
  const search = page.getByRole('searchbox')
  for (const text of ['nobody', 'Gagné', '']) await search.fill(text)
  for (const list of ['Approved', 'Rejected', 'Pending', 'Total']) {
    await page
      .getByRole('group', { name: /status/ })
      .getByRole('button', { name: list })
      .click()
    await expect(announcement(page)).toContainText(/newest first|60 requests/)
  }
  await page
    .getByRole('button', { name: /^Sort by|^«Name/ })
    .first()
    .click()
  for (const name of ['View storage', 'Audit log', 'All shortcuts', 'Import', 'Clear All'])
    await lookInto(page, name)
})

test('a translated list: people are approved, rejected, selected, undone and imported', async ({ page }) => {
  await openList(page, sampleRequests(12, { pendingOnly: true }))
  await page.evaluate(translator)
  await button(page, 'Approve Amara Nwosu 0').click()
  const code = page.getByRole('dialog')
  await expect(code).toContainText('Amara Nwosu 0')
  await page.keyboard.press('Escape')
  await button(page, 'Reject Étienne Gagné 1').click()
  await expect.poll(() => statusOf(page, 1)).toBe('rejected')
  await button(page, /^«?Undo/).click()
  await expect.poll(() => statusOf(page, 1)).toBe('pending')

  for (const name of ['Étienne Gagné 1', 'Ji-woo Han 2', 'Tom Baxter 3'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await button(page, 'Approve 3').click()
  await expect(page.getByRole('dialog')).toContainText('3 requests approved')
  await page.keyboard.press('Escape')
  for (const number of [0, 1, 2, 3]) expect(await statusOf(page, number)).toBe('approved')
  await button(page, /^«?Undo/).click()
  await expect.poll(() => statusOf(page, 2)).toBe('pending')

  const more = sampleRequests(3, { now: Date.now() - 1e9 }).map((each, at) => ({
    ...each,
    email: `new.${at}@a.ca`,
  }))
  const dialog = await openImport(page, more)
  for (const tab of await dialog.getByRole('tab').all()) await tab.click()
  await dialog.getByRole('button', { name: /Add 3/ }).click()
  await expect(dialog).toHaveCount(0)
  expect(await storedRequests(page)).toHaveLength(15)
  await button(page, /^«?Undo/).click()
  await expect.poll(async () => (await storedRequests(page)).length).toBe(12)
})
