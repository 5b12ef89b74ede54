import type { Browser, Page } from 'playwright/test'
import { translator } from './support/foreign-software'
import { storedRequests } from './support/request-dialog'
import { announcement, openImport, openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const statusOf = async (page: Page, number: number) =>
  (await storedRequests(page)).find(({ name = '' }) => name.endsWith(` ${number}`))?.status

/** The same codes and numbers on each page that begins with this. */
function sameNumbers(): void {
  let number = 0
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T) => {
    if (array instanceof Uint8Array || array instanceof Uint32Array)
      for (const place of array.keys()) array[place] = number++ % 200
    return array
  }
}

/**
 * The words of the page. Toasts come and go; how many rows are drawn depends on the height of a
 * row, and longer texts make rows higher.
 */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left = 'script, style, [data-sonner-toaster], .rv-page [role=row]:nth-child(n + 5)'
    let words = ''
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest(left)) words += ` ${textContent?.replace(/[«»]/g, '')}`
    }
    return words.replace(/Rows \d+ to \d+/, '').split(/\s+/)
  })

/**
 * Opens the list as it is and translated. What is returned does an act on both pages, which have to
 * say the same then. An uncaught error fails the test, too: support/test.ts watches the page.
 */
async function openBoth(browser: Browser, page: Page, requests: readonly unknown[]) {
  const plain = await (await browser.newContext()).newPage()
  for (const each of [plain, page]) {
    await each.clock.setFixedTime(now)
    await each.addInitScript(sameNumbers)
    await openList(each, requests)
  }
  await page.evaluate(translator)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Invitation requests»')
  return async (act: (page: Page) => Promise<unknown>) => {
    for (const each of [plain, page]) await act(each)
    await expect(async () => expect(await wordsOf(page)).toEqual(await wordsOf(plain))).toPass({ timeout })
  }
}

/** Milliseconds until both pages have drawn what an act has changed. */
const timeout = 5_000

/** After the sign-in. */
const now = Date.now() + 60_000

test('a translated list: every width, the details, the charts, every dialog and every list', async ({
  browser,
  page,
}) => {
  const onBoth = await openBoth(browser, page, sampleRequests(60, { now }))
  const widths = [1440, 1280, 1100, 1000, 900, 768, 640, 390, 320, 700, 1024, 1440]
  for (const details of [false, true]) {
    if (details) await onBoth((page) => button(page, /^«?Amara Nwosu 0»?/).click())
    for (const width of widths)
      await onBoth(async (page) => {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('table', { name: 'Invitation requests' })).toBeVisible()
      })
  }
  const detailsOf = (page: Page) => page.getByRole('dialog')
  await onBoth((page) => expect(detailsOf(page)).toContainText('Amara Nwosu 0'))
  await onBoth(async (page) => {
    await detailsOf(page).getByRole('textbox').fill('A note')
    await expect(detailsOf(page)).toContainText('Saved')
  })
  await onBoth(async (page) => {
    await detailsOf(page).getByRole('button', { name: /^Next/ }).click()
    await expect(detailsOf(page)).toContainText('Étienne Gagné 1')
  })
  await onBoth(async (page) => {
    await page.keyboard.press('Escape')
    await expect(detailsOf(page)).toHaveCount(0)
  })

  for (const kind of ['use case', 'status', 'role'])
    await onBoth((page) => page.getByLabel('Count by').selectOption(kind))
  const figures = await page.getByRole('button', { name: /^Table: / }).count()
  expect(figures).toBeGreaterThan(0)
  for (let figure = 0; figure < 2 * figures; figure += 1)
    await onBoth((page) =>
      page
        .getByRole('button', { name: /^Table: / })
        .nth(figure >> 1)
        .click(),
    )
  for (const text of ['nobody', 'Gagné', '']) await onBoth((page) => page.getByRole('searchbox').fill(text))
  for (const list of ['Approved', 'Rejected', 'Pending', 'Total'])
    await onBoth(async (page) => {
      await page
        .getByRole('group', { name: /status/ })
        .getByRole('button', { name: list })
        .click()
      await expect(announcement(page)).toContainText(/newest first|60 requests/)
    })
  await onBoth((page) => button(page, /^Sort by|^«?Name/).click())
  for (const name of ['View storage', 'Audit log', 'All shortcuts', 'Import', 'Clear All']) {
    await onBoth(async (page) => {
      await button(page, name).click()
      await expect(page.locator('dialog[open]')).toBeVisible()
    })
    if (name === 'All shortcuts') await onBoth((page) => page.getByLabel(/^«?Use keyboard/).uncheck())
    await onBoth(async (page) => {
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    })
  }
})

test('a translated list: people are approved, rejected, selected, undone and imported', async ({
  browser,
  page,
}) => {
  const onBoth = await openBoth(browser, page, sampleRequests(12, { now, pendingOnly: true }))
  await onBoth(async (page) => {
    await button(page, 'Approve Amara Nwosu 0').click()
    await expect(page.getByRole('dialog')).toContainText('Amara Nwosu 0')
  })
  await onBoth((page) => page.keyboard.press('Escape'))
  await onBoth(async (page) => {
    await button(page, 'Reject Étienne Gagné 1').click()
    await expect.poll(() => statusOf(page, 1)).toBe('rejected')
  })
  await onBoth(async (page) => {
    await button(page, /^«?Undo/).click()
    await expect.poll(() => statusOf(page, 1)).toBe('pending')
  })

  const searchbox = (page: Page) => page.getByRole('searchbox')
  const check = (name: string) => (page: Page) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await onBoth((page) => searchbox(page).fill('Person.1'))
  await onBoth(check('Étienne Gagné 1'))
  await onBoth((page) => expect(button(page, /^«?Select all 3 pending/)).toBeVisible())
  await onBoth((page) => searchbox(page).fill(''))
  for (const name of ['Ji-woo Han 2', 'Tom Baxter 3']) await onBoth(check(name))
  await onBoth(async (page) => {
    await button(page, 'Approve 3').click()
    await expect(page.getByRole('dialog')).toContainText('3 requests approved')
  })
  await onBoth((page) => page.keyboard.press('Escape'))
  for (const number of [0, 1, 2, 3]) expect(await statusOf(page, number)).toBe('approved')
  await onBoth(async (page) => {
    await button(page, /^«?Undo/).click()
    await expect.poll(() => statusOf(page, 2)).toBe('pending')
  })

  const more = sampleRequests(3, { now: now - 1e9 }).map((each, at) => ({
    ...each,
    email: `new.${at}@a.ca`,
  }))
  await onBoth((page) => openImport(page, more))
  await expect(page.getByRole('dialog').getByRole('tab')).not.toHaveCount(0)
  const tabs = await page.getByRole('dialog').getByRole('tab').count()
  for (let tab = 0; tab < tabs; tab += 1)
    await onBoth((page) => page.getByRole('dialog').getByRole('tab').nth(tab).click())
  await onBoth(async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: /Add 3/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await storedRequests(page)).toHaveLength(15)
  })
  await onBoth(async (page) => {
    await button(page, /^«?Undo/).click()
    await expect.poll(async () => (await storedRequests(page)).length).toBe(12)
  })
})
