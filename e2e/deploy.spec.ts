import type { Page } from 'playwright/test'
import { buildOf, countDocuments, expect, type HostFault, test, toTerms } from './support/deploys'
import { visit } from './support/forms'
import { fillRequest, openDialog, openRequest } from './support/request-dialog'

const termsFile = /^\/assets\/terms-page-/
const unloadable = 'This page could not be loaded. It may have changed since you opened the site.'

const pricing = 'Plans in ink, prices in pencil'
const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function openTab(page: Page): Promise<void> {
  await visit(page, '/pricing')
}

/** Resolves when the app has failed to load and the press, handled a moment later, is answered. */
async function tryHasEnded(page: Page): Promise<void> {
  const failed = await page.evaluate(async () => {
    for (const file of (document.documentElement.dataset.app ?? '').split(' ')) {
      try {
        await import(file)
      } catch {
        return true
      }
      await new Promise((next) => setTimeout(next))
    }
    return false
  })
  expect(failed).toBe(true)
}

test.beforeEach(({ allow }) => {
  allow(/Failed to load resource|Failed to fetch dynamically|Unable to preload|MIME type|could not be loaded/)
  allow(/error loading dynamically imported module|is not on your device/i)
  // A page whose code is missing cannot be hydrated; React says so when it gives up.
  allow(/Minified React error #418/)
})

test('after a deploy a tab whose chunk is gone loads the new page once', async ({ page, host }) => {
  const documents = countDocuments(page)
  await openTab(page)
  const before = await buildOf(page)
  host.deploy()
  // The link is at the end of a long page.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await toTerms(page)
  await expect(heading(page, 'Terms of service')).toBeVisible()
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before)
  await expect(page).toHaveURL('/terms')
  await expect.poll(documents).toBe(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const [fault, words] of [
  [404, 'is missing'],
  [500, 'answers with an error'],
  ['page', 'is answered with a page'],
] as const satisfies readonly (readonly [HostFault, string])[]) {
  test(`a chunk that ${words} costs one reload; the next time the error page is shown, with a way on`, async ({
    page,
    host,
  }) => {
    const documents = countDocuments(page)
    host.break(fault, termsFile)
    await openTab(page)
    await toTerms(page)
    // The static page is readable without its code.
    await expect(heading(page, 'Terms of service')).toBeVisible()
    await expect(page).toHaveURL('/terms')
    await expect.poll(documents).toBe(2)

    await openTab(page)
    await toTerms(page)
    await expect(errorHeading(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(unloadable)
    expect(documents()).toBe(3)
    await page.goBack()
    await expect(heading(page, 'Unexpected Application Error!')).toHaveCount(0)
    // As after any Back: the place where it was left, and the focus on the heading.
    await expect(heading(page, pricing)).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await toTerms(page)
    await expect(errorHeading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(heading(page, 'Terms of service')).toBeVisible()
    host.recover()
    await page.goBack()
    await expect(heading(page, pricing)).toBeVisible()
    await toTerms(page)
    await expect(heading(page, 'Terms of service')).toBeVisible()
  })
}

for (const app of ['late', 'gone']) {
  test(`Back from a page that was loaded again shows the page before it while the app is ${app}`, async ({
    page,
  }) => {
    await openTab(page)
    await toTerms(page)
    await expect(heading(page, 'Terms of service')).toBeVisible()
    let goOn = () => {}
    const back = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/terms-page.*\.js$/, async (route) => {
      await back
      await (app === 'late' ? route.continue() : route.abort())
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(heading(page, 'Terms of service')).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    goOn()
    await expect(heading(page, pricing)).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  })
}

test('while something is typed nothing is reloaded, and the error page comes', async ({ page, host }) => {
  const documents = countDocuments(page)
  await openTab(page)
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await page.keyboard.press('Escape')
  host.deploy()
  await toTerms(page)
  await expect(page.getByRole('alert')).toHaveText(unloadable)
  await expect(
    page.locator('#request-dialog, dialog').getByLabel('Name', { exact: true }).first(),
  ).toHaveValue('Amara Okafor')
  expect(documents()).toBe(1)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(heading(page, 'Terms of service')).toBeVisible()
  await openRequest(page)
  await expect(openDialog(page).getByLabel('Name', { exact: true })).toHaveValue('Amara Okafor')
  await expect(openDialog(page).getByText('Restored.')).toBeVisible()
})

test('typed text is not lost to a reload, and one click requests the page once', async ({ page, host }) => {
  const documents = countDocuments(page)
  await visit(page, '/contact')
  const message = page.getByRole('main').getByLabel('Message', { exact: true })
  await message.fill('Where did the sign go?')
  await page.getByRole('main').locator('form[data-live]').first().waitFor()
  host.deploy()
  // The hover fetches ahead, a preload and then an import. They are over when no more come.
  const asked = () => host.requests.filter((request) => /terms-page.*\.js$/.test(request)).length
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).hover()
  let before = 0
  const isOver = () => {
    const seen = before
    before = asked()
    return seen > 0 && seen === before
  }
  await expect.poll(isOver, { intervals: [500] }).toBe(true)
  await toTerms(page)
  await expect(page.getByRole('alert')).toHaveText(unloadable)
  expect(asked() - before).toBeLessThanOrEqual(1)
  expect(documents()).toBe(1)
  await page.goBack()
  await expect(errorHeading(page)).toHaveCount(0)
  await expect(message).toHaveValue('Where did the sign go?')
  expect(documents()).toBe(1)
})

test('a form whose code a deploy has taken away comes with the new page, after one press', async ({
  page,
  host,
}) => {
  const documents = countDocuments(page)
  await openTab(page)
  const before = await buildOf(page)
  host.deploy()
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  const words = openDialog(page).getByRole('alert')
  await expect(words).toContainText('copy what you typed and reload the page')
  expect(documents()).toBe(1)
  await words.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before)
  await expect.poll(documents).toBe(2)
  await fillRequest(await openRequest(page))
})

test('without a connection Back returns, and later the same link works', async ({ page, host, context }) => {
  const documents = countDocuments(page)
  await openTab(page)
  host.break('down')
  await context.setOffline(true)
  await toTerms(page)
  await expect(page.getByRole('alert')).toHaveText(
    'You are offline, and this page is not on your device yet.',
  )
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect(errorHeading(page)).toHaveCount(0)
  host.recover()
  await context.setOffline(false)
  await toTerms(page)
  await expect(heading(page, 'Terms of service')).toBeVisible()
  expect(documents()).toBe(1)
})

test('a button whose app is gone reloads once, then says what is wrong', async ({ page, host }) => {
  const documents = countDocuments(page)
  host.break(404, /^\/assets\/index-.*\.js/)
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  expect(documents()).toBe(1)
  await page.getByRole('radio', { name: 'Dark' }).check()
  const platform = page.getByRole('button', { name: 'Platform' })
  await platform.click()
  await expect.poll(documents).toBe(2)
  await page.waitForLoadState('networkidle')
  await platform.click()
  const note = page.getByRole('alert').filter({ hasText: 'Part of this page is missing.' })
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: 'Reload the page' })).toBeVisible()
  await expect(note).not.toContainText('Copy what you typed first.')
  await tryHasEnded(page)
  await platform.click()
  await tryHasEnded(page)
  await expect(note).toHaveCount(1)
  await expect.poll(documents).toBe(2)
  host.recover()
  await platform.click()
  await expect(platform).toHaveAttribute('aria-expanded', 'true')
  await expect(note).toHaveCount(0)
  await expect.poll(documents).toBe(2)
})

test('a submitted form whose app is gone says to copy its text', async ({ page, host }) => {
  const documents = countDocuments(page)
  host.break(404, /^\/assets\/index-.*\.js/)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const message = page.getByRole('main').getByLabel('Message', { exact: true })
  await message.fill('Where did the sign go?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Copy what you typed first.' })).toBeVisible()
  await expect(message).toHaveValue('Where did the sign go?')
  expect(documents()).toBe(1)
})

test('the empty page of the admin area says what is wrong when the app is gone', async ({ page, host }) => {
  const documents = countDocuments(page)
  host.break(500, /^\/assets\/index-.*\.js/)
  await page.goto('/admin/invitation-requests')
  await expect(page.getByRole('alert')).toContainText('Part of this page is missing.')
  await expect.poll(documents).toBe(2)
  host.recover()
  // The touch starts the app, which may be ready before the finger is lifted.
  const again = await page.getByRole('link', { name: 'Reload the page' }).boundingBox()
  await page.mouse.click((again?.x ?? 0) + 8, (again?.y ?? 0) + 8)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
