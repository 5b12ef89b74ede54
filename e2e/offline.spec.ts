import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { expectNoAxeViolations } from './support/axe'
import { buildOf, countDocuments, type Deploys, expect, test, toTerms } from './support/deploys'
import {
  appReady,
  contactForm,
  coveredCorners,
  demoForm,
  expectKept,
  fillIn,
  openDemo,
  visit,
} from './support/forms'
import { dist } from './support/hosts'
import { idle } from './support/idle'
import { fillRequest, openRequest, storedText, submitButton } from './support/request-dialog'
import { openList, reviewAddress, signedIn, storeFirst } from './support/review-list'
import { sampleRequests } from './support/sample-requests'

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Paths of everything that is kept on the device. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens a page in a fresh browser; the worker has kept what it loaded, and these files. */
async function firstVisit(page: Page, path: string, ...chunks: readonly string[]): Promise<void> {
  await visit(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const missing = async () => {
    const files = await kept(page)
    return chunks.filter((chunk) => !files.some((file) => file.includes(chunk)))
  }
  await expect.poll(missing).toEqual([])
}

/** Cuts the page and the worker off from the network. */
async function goOffline(host: Deploys, context: BrowserContext): Promise<void> {
  host.break('down')
  await context.setOffline(true)
}

async function goOnline(host: Deploys, context: BrowserContext): Promise<void> {
  host.recover()
  await context.setOffline(false)
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

/** Looks for an update and resolves when a notice, if one is due, is shown. */
async function updateOver(page: Page): Promise<void> {
  const watching = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/update-notice-[\w-]+\.js$/.test(name)),
    )
  await expect.poll(watching, { timeout: 20_000 }).toBe(true)
  await idle(page)
  await lookForUpdate(page)
  const pending = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return Boolean(registration?.waiting ?? registration?.installing)
    })
  await expect.poll(pending, { timeout: 20_000 }).toBe(false)
  await page.evaluate(
    () =>
      new Promise((answered) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => answered(undefined)
        // A worker answers only a page of another build.
        navigator.serviceWorker.controller?.postMessage({ kind: 'compare', app: 'another' }, [port2])
      }),
  )
  await idle(page)
}

test.beforeEach(({ allow }) => {
  allow(/Failed to load resource|ERR_|Failed to fetch|MIME type|is not on your device|no-response/)
})

test('the worker comes after the first visit and fetches little beside it', async ({ page, host }) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await firstVisit(page, '/', 'home-page')
  const worker = host.requests.map((line) => line.replace(/^GET /, '').replace(/\?.*/, ''))
  for (const path of asked) if (worker.includes(path)) worker.splice(worker.indexOf(path), 1)
  const sizes = [...new Set(worker)].map((path) => {
    const file = join(dist, path.startsWith('/admin') ? `${path}.html` : path)
    const sent = /\.(js|css|html)$/.test(file) ? `${file}.br` : file
    return [path, statSync(sent, { throwIfNoEntry: false })?.size ?? statSync(file).size] as const
  })
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  console.log(`The worker fetched ${total} bytes in ${sizes.length} files: ${JSON.stringify(sizes)}`)
  // Among it the code of the page itself, which the page does without, and that of the forms in
  // dialogs, which a page loads only once someone is there.
  expect(total).toBeLessThan(72 * 1024)
  expect(worker).toEqual([...new Set(worker)])
  expect(readFileSync(join(dist, 'sw.js.br')).length).toBeLessThan(8 * 1024)
})

test('offline: visited pages, the access request, and an unvisited page', async ({ page, host, context }) => {
  await firstVisit(page, '/pricing')
  const code = /\/pricing-page-[\w-]+\.js$/
  await expect.poll(async () => (await kept(page)).some((file) => code.test(file))).toBe(true)
  await toTerms(page)
  await expect(heading(page, 'Terms of service')).toBeVisible()
  await goOffline(host, context)

  await page.reload()
  await expect(heading(page, 'Terms of service')).toBeVisible()
  await page.goto('/pricing?plan=student')
  await expect(heading(page, /./)).toBeVisible()
  await appReady(page)
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await submitButton(dialog).click()
  await expect.poll(() => storedText(page, 'invitationRequests')).toContain('Amara Okafor')
  await page.keyboard.press('Escape')

  await page.goto('/register')
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'You are offline, and this page is not on your device yet.',
  )
  await page.goto('/terms')
  await expect(heading(page, 'Terms of service')).toBeVisible()
  await appReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(heading(page, /pencil/)).toBeVisible()

  await goOnline(host, context)
  await page.goto('/register')
  await expect(heading(page, 'Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByLabel('Email').first()).toBeVisible()
})

test('offline: the admin area has dialogs that were never opened', async ({ page, host, context }) => {
  await storeFirst(page, signedIn())
  await firstVisit(page, reviewAddress, 'invitation-requests-page')
  await goOffline(host, context)
  await page.reload()
  await expect(heading(page, 'Invitation requests')).toBeVisible()
  await idle(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('online a new page is never answered with an old one, and no POST is kept', async ({ page, host }) => {
  await firstVisit(page, '/contact', 'contact-body')
  const before = await buildOf(page)
  await fillIn(contactForm(page))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  expect((await kept(page)).filter((path) => path.startsWith('/api/'))).toEqual([])
  host.deploy()
  await page.goto('/contact')
  expect(await buildOf(page)).not.toBe(before)
  host.break(500, /^\/contact/)
  expect((await page.goto('/contact'))?.status()).toBe(500)
})

test('a new version is offered, and nothing happens by itself', async ({ page, host }) => {
  const documents = countDocuments(page)
  await firstVisit(page, '/contact', 'contact-body')
  const before = await buildOf(page)
  await fillIn(contactForm(page))
  host.deploy()
  await lookForUpdate(page)
  await expect(notice(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(notice(page)).toBeHidden()
  await page.emulateMedia({ media: null })
  await expectNoAxeViolations(page)
  await expectKept(contactForm(page))
  expect(documents()).toBe(1)

  await notice(page).getByRole('button', { name: 'Not now' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expectKept(contactForm(page))
  expect(documents()).toBe(1)
  expect(await buildOf(page)).toBe(before)
})

test('the notice of a new version covers no control that has the focus', async ({ page, host }) => {
  await firstVisit(page, '/contact', 'contact-body')
  host.deploy()
  await lookForUpdate(page)
  await expect(notice(page)).toBeVisible()
  const lookAtFocus = () =>
    notice(page).evaluate((area) => {
      const control = document.activeElement
      const { left, top, width, height } = control?.getBoundingClientRect() ?? new DOMRect()
      const isCovered = area.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      return { isCovered, isInFooter: control?.closest('footer') !== null, name: control?.textContent }
    })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    const covered: unknown[] = []
    let stops = 0
    for (let at = await lookAtFocus(); at.isInFooter; at = await lookAtFocus()) {
      if (at.isCovered) covered.push(at.name)
      await page.keyboard.press('Tab')
      stops += 1
    }
    expect(covered, `at ${width} px`).toEqual([])
    expect(stops).toBeGreaterThan(20)
  }
})

test('the notice of a new version covers no button of the bar at the end of the admin’s list', async ({
  page,
  host,
}) => {
  await openList(page, sampleRequests(30))
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  host.deploy()
  await lookForUpdate(page)
  await expect(notice(page)).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  const buttons = page.getByRole('region', { name: 'Selection' }).getByRole('button')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const button of await buttons.all())
      await expect.poll(() => coveredCorners(button), `at ${width} px`).toEqual([])
  }
  expect(await buttons.count()).toBeGreaterThan(3)
})

test('the new version from the notice has the typed text', async ({ page, host, context }) => {
  await firstVisit(page, '/contact', 'contact-body')
  const before = await buildOf(page)
  await fillIn(contactForm(page))
  host.deploy()
  await lookForUpdate(page)
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before)
  await appReady(page)
  await expectKept(contactForm(page))
  await updateOver(page)
  await expect(notice(page)).toHaveCount(0)
  expect((await kept(page)).filter((path) => path === '/')).toHaveLength(1)

  await goOffline(host, context)
  await page.reload()
  await appReady(page)
  expect(await buildOf(page)).not.toBe(before)
})

test('a visitor who loads the page again by hand is offered no version', async ({ page, host }) => {
  await firstVisit(page, '/pricing')
  const code = /\/pricing-page-[\w-]+\.js$/
  await expect.poll(async () => (await kept(page)).some((file) => code.test(file))).toBe(true)
  const before = await buildOf(page)
  host.deploy()
  await page.reload()
  expect(await buildOf(page)).not.toBe(before)
  await appReady(page)
  await updateOver(page)
  await expect(notice(page)).toHaveCount(0)
})

test('an offline message waits in the outbox for the visitor', async ({ page, host, context }) => {
  const posts = () => host.requests.filter((line) => line.startsWith('POST'))
  const waiting = page.getByRole('region', { name: 'Not sent yet' })
  await firstVisit(page, '/contact', 'contact-body')
  await goOffline(host, context)
  await fillIn(contactForm(page))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(waiting).toContainText('Line 3 of Quadratics 2')
  await expectKept(contactForm(page))

  await page.reload()
  await appReady(page)
  await expect(waiting).toContainText('Line 3 of Quadratics 2')
  await openDemo(page)
  await fillIn(demoForm(page))
  await page.getByRole('button', { name: 'Request Demo' }).click()
  await expect(demoForm(page).form.getByText('“Not sent yet” on the contact page')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expectNoAxeViolations(page)

  const before = posts().length
  await goOnline(host, context)
  await page.reload()
  await appReady(page)
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  expect(posts()).toHaveLength(before)
  await waiting.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await waiting.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Message sent successfully!', { exact: false })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(posts().slice(before)).toEqual(['POST /api/send-email/contact'])
  await expect(contactForm(page).form.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
})
