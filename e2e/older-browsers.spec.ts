import type { BrowserContext } from 'playwright/test'
import { visit } from './support/forms'
import { fillRequest, openDialog, openRequest, storedRequests, submitButton } from './support/request-dialog'
import { signIn } from './support/review-list'
import { expect, test } from './support/test'

// The policy names the page's styles by their hash, and the test changes them.
test.use({ bypassCSP: true })

/** Features unknown to older browsers. Renamed, they make the browser drop the rule or line. */
const unknown: readonly (readonly [string, string])[] = [
  [':has(', ':-unknown-has('],
  ['content-visibility', '-unknown-content-visibility'],
  ['text-wrap', '-unknown-text-wrap'],
]

/** Removes the features that are younger than the oldest browser that the build supports. */
async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    addEventListener('command', (event) => event.preventDefault(), true)
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  await context.route('**/*', async (route) => {
    if (!/^(document|stylesheet)$/.test(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    let body = await response.text()
    for (const [known, other] of unknown) body = body.replaceAll(known, other)
    await route.fulfill({ response, body })
  })
}

test('without the newest features, clipboard, randomUUID and locks a request is sent, seen, approved and its code copied', async ({
  context,
  page,
}) => {
  await makeOlder(context)
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByText(/^No invitation requests found/)).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto('/')
  expect(
    await visitor.evaluate(() => [
      'command' in HTMLButtonElement.prototype,
      'showPopover' in HTMLElement.prototype,
      'requestIdleCallback' in window,
      'clipboard' in navigator,
      'locks' in navigator,
      'randomUUID' in crypto,
      'BroadcastChannel' in window,
      getComputedStyle(document.querySelector('main > :last-child') ?? document.body).contentVisibility,
      getComputedStyle(document.querySelector('h1') ?? document.body).textWrap,
    ]),
  ).toEqual([...Array(7).fill(false), 'visible', 'wrap'])
  const dialog = await openRequest(visitor)
  await fillRequest(dialog)
  await submitButton(dialog).click()
  await expect(visitor.getByRole('dialog', { name: 'Request Submitted!' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(openDialog(visitor)).toBeHidden()
  await page.bringToFront()
  await expect(page.getByRole('button', { name: 'Amara Okafor', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Approve Amara Okafor' }).click()
  const handover = page.getByRole('dialog', { name: 'Amara Okafor’s request is approved' })
  await handover.getByRole('button', { name: 'Copy' }).click()
  await expect(handover.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const [approved] = await storedRequests(page)
  const code = approved?.invitationCode ?? ''
  expect(code).toMatch(/^[A-Z0-9]{8}$/)
  const search = page.getByRole('searchbox')
  const expectPasted = async (text: string) => {
    await search.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(search).toHaveValue(text)
  }
  await handover.getByRole('button', { name: 'Close' }).click()
  await expect(handover).toBeHidden()
  await expectPasted(code)
  await search.fill('amara')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')

  await page.getByRole('button', { name: 'Copy code of Amara Okafor' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expectPasted(code)
  await search.fill('')
  await visitor.evaluate(() => localStorage.setItem('invitationRequests', '[]'))
  await expect(page.getByText(/^No invitation requests found/)).toBeVisible()
})

test('without them a page is whole, themes, the phone’s menu and Back work', async ({ context, page }) => {
  await makeOlder(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.scrollIntoViewIfNeeded()
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await place()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(3)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans in ink, prices in pencil')
  await expect(openDialog(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
