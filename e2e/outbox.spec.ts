import type { Page } from 'playwright/test'
import { coveredCorners, visit } from './support/forms'
import { expect, test } from './support/test'

const long = 'A subject of five thousand letters '.repeat(143)
const messages = [
  { id: '1', fields: { subject: long, message: 'It marks x = 2 wrong.' } },
  { id: '2', fields: { subject: 'Line 3', message: 'It marks x = 3 wrong.' } },
  { id: '3', fields: { subject: 'Line 4', message: 'It marks x = 4 wrong.' } },
]

/** Opens the contact page of a browser in which three messages wait. */
async function openOutbox(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((waiting) => {
    for (const [place, { id, fields }] of waiting.entries()) {
      const answers = { contactReason: 'general', name: 'Amara', email: 'amara@riverside.ca', ...fields }
      const message = { id, kind: 'contact', triedAt: Date.now() - 60_000 + place, fields: answers }
      localStorage.setItem(`outbox:${id}`, JSON.stringify(message))
    }
  }, messages)
  await visit(page, '/contact')
}

const outbox = (page: Page) => page.getByRole('region', { name: 'Not sent yet' })
const waiting = (page: Page) => outbox(page).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a double click on Delete deletes one message, which Undo brings back', async ({ page }) => {
  await openOutbox(page)
  await expect(waiting(page)).toHaveCount(3)
  await button(page, 'Delete').first().dblclick()
  await expect(page.getByText(/^Deleted: A subject of five thousand letters/)).toBeVisible()
  await expect(waiting(page)).toHaveCount(2)
  await expect(button(page, 'Delete').first()).toBeFocused()
  await button(page, 'Undo').click()
  await expect(waiting(page)).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: 'Restored' })).toBeVisible()
})

test('without a connection and a worker each action says what happened', async ({ page, context, allow }) => {
  allow('ERR_INTERNET_DISCONNECTED')
  await openOutbox(page)
  await expect(waiting(page)).toHaveCount(3)
  await context.setOffline(true)
  await button(page, 'Send again').last().click()
  await expect(waiting(page).last().getByRole('alert')).toContainText('You are offline.')
  await button(page, 'Delete').last().click()
  await expect(page.getByText('Deleted: Line 4')).toBeVisible()
  await expect(waiting(page)).toHaveCount(2)
})

test('a subject of five thousand letters takes two lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openOutbox(page)
  const first = await waiting(page).first().boundingBox()
  expect(first?.height).toBeLessThan(200)
})

test('a clock that was a year ahead for a while deletes nothing', async ({ page }) => {
  await page.clock.install()
  await openOutbox(page)
  await expect(waiting(page)).toHaveCount(3)
  for (const years of [1, -1]) {
    await page.clock.setSystemTime(Date.now() + years * 365 * 24 * 60 * 60_000)
    await visit(page, '/contact')
    await expect(waiting(page)).toHaveCount(3)
  }
})

test('what is said at the end of the list covers no button that has the focus, at 400 % zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openOutbox(page)
  await button(page, 'Delete').first().press('Enter')
  await expect(page.getByText(/^Deleted: A subject/)).toBeVisible()
  await expect(waiting(page)).toHaveCount(2)
  const undo = button(page, 'Undo')
  for (let stops = 0; !(await undo.evaluate((it) => it === document.activeElement)); stops += 1) {
    expect(await coveredCorners(page.locator(':focus')), `stop ${stops}`).toEqual([])
    expect(stops).toBeLessThan(9)
    await page.keyboard.press('Tab')
  }
})

test('a demo request that is edited here and sent leaves the focus at the form’s title', async ({ page }) => {
  await page.route('**/api/send-email/demo', (route) => route.fulfill({ json: { success: true } }))
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const fields = { type: 'Student', firstName: 'Amara', lastName: 'Okafor', email: 'amara@riverside.ca' }
    const more = { company: 'Riverside', role: 'Student', teamSize: '1-10', message: '' }
    const message = { id: '9', kind: 'demo', triedAt: Date.now() - 60_000, fields: { ...fields, ...more } }
    localStorage.setItem('outbox:9', JSON.stringify(message))
  })
  await visit(page, '/contact')
  await button(page, 'Edit').click()
  const dialog = page.getByRole('dialog', { name: 'Request a Demo' })
  await expect(dialog.getByLabel('First name')).toHaveValue('Amara')
  await dialog.getByRole('button', { name: /^Request Demo/ }).click()
  await expect(waiting(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeFocused()
})

test('a menu that closes without its button leaves the window where it is', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await visit(page, '/contact')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await button(page, 'Menu').click()
  await page.setViewportSize({ width: 1280, height: 700 })
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(700)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Send us a message' })).not.toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
