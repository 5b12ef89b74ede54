import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request, Route } from 'playwright/test'
import { contactForm, coveredCorners, expectKept, fieldOf, fillIn, visit } from './support/forms'
import { holdBack } from './support/hold-back'
import { idle } from './support/idle'
import { pagesToSee } from './support/pages'
import { answers, fillRequest, openRequest, submitButton } from './support/request-dialog'
import { openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { folderOf } from './support/site'
import { expect, test } from './support/test'

const build = 'all-features'
test.use({ build })

/** How a file is lost: no connection, not there, an error, a page in its place, empty, or late. */
type Loss = 'aborted' | 404 | 500 | 'page' | 'empty' | 'slow' | 'stalled'

const losses: Readonly<Record<Loss, (route: Route) => Promise<void>>> = {
  aborted: (route) => route.abort(),
  404: (route) => route.fulfill({ status: 404 }),
  500: (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Not now' }),
  page: (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'X-Content-Type-Options': 'nosniff' },
      body: '<p>Hi',
    }),
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  stalled: async () => {}, // No answer, and no error either.
  slow: async (route) => {
    await new Promise((later) => setTimeout(later, 2000))
    await route.continue()
  },
}

/** Loses each matching file at its first request. Returns the names of those that were lost. */
async function loseOnce(page: Page, files: RegExp, loss: Loss = 'aborted'): Promise<Set<string>> {
  const lost = new Set<string>()
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && files.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      if (lost.has(pathname)) return route.continue()
      lost.add(pathname)
      return losses[loss](route)
    },
  )
  return lost
}

/** How each part of the page looks: what its styles and fonts make of it. */
const look = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, header *, main, main *, footer *')]
    const properties = ['color', 'display', 'font', 'borderTopWidth', 'gridTemplateAreas', 'maxWidth']
    return (
      shown
        // A form may still be on its way.
        .filter((element) => !element.closest('dialog:not([open]), [role=status], [data-late]'))
        .map((element) => {
          const style = getComputedStyle(element)
          return [element.tagName, ...properties.map((name) => Reflect.get(style, name))].join(' ')
        })
    )
  })

/** How the page looks once nothing more is drawn: sections come a moment after the heading. */
async function steadyLook(page: Page): Promise<readonly string[]> {
  let seen: readonly string[] = []
  const isSteady = async () => {
    const before = seen
    seen = await look(page)
    return JSON.stringify(before) === JSON.stringify(seen)
  }
  await expect.poll(isSteady, { intervals: [200] }).toBe(true)
  return seen
}

const failed = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })

/** Adds a link to the page, since not every page has one to every other. */
const addLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    document.querySelector('#test-link')?.remove()
    const link = Object.assign(document.createElement('a'), { href, id: 'test-link', textContent: href })
    link.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 99'
    document.body.append(link)
  }, path)

/**
 * Goes to a page by a link: after it was pointed at and what that prefetches has come or failed, or
 * at once.
 */
async function follow(
  page: Page,
  path: string,
  way: 'prefetch' | 'use',
  prefetched: () => Promise<void> = () => page.waitForLoadState('networkidle'),
): Promise<void> {
  await addLink(page, path)
  const link = page.locator('#test-link')
  if (way === 'prefetch') {
    await link.hover({ timeout: 3000 })
    await prefetched()
  }
  await link.evaluate((element: HTMLElement) => element.click())
  await page.evaluate(() => document.querySelector('#test-link')?.remove()).catch(() => {})
}

const addressOf = (page: Page) => page.evaluate(() => location.pathname)

/** Waits for the page at a path. From the error page it goes back and follows the link again. */
async function arrive(page: Page, path: string, expected: readonly string[] | undefined): Promise<void> {
  await expect(async () => {
    if (await failed(page).isVisible()) {
      await page.goBack()
      await expect(failed(page)).toHaveCount(0)
      await follow(page, path, 'use')
    }
    const again = page.getByRole('button', { name: 'Try again' })
    // It may belong to the page before, which goes away.
    if (await again.isVisible()) await again.click({ timeout: 2000 })
    // A document whose app was lost, too, asks for it again at the next key.
    await page.keyboard.press('Shift')
    await idle(page)
    expect(await addressOf(page)).toBe(path)
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
    if (expected) expect(await look(page)).toEqual(expected)
  }).toPass({ timeout: 15_000 })
}

const start = '/dashboard'
/** What is shown where a page is off or an address unknown. */
const notWalked = ['coming-soon', 'not-found']
const paths = pagesToSee(folderOf(build)).filter((path) => path !== start && !path.startsWith('/coming-soon'))

test.beforeEach(async ({ page, allow }) => {
  allow(/Failed to load resource|Failed to fetch dynamically|Unable to preload|MIME type|could not be loaded/)
  allow(/Minified React error #418|is on your device|error loading dynamically/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('each file of each page is lost once, ahead of the click and at it: the page looks as ever', async ({
  browser,
  siteUrl,
  page,
}) => {
  test.setTimeout(240_000)
  const looks = new Map<string, readonly string[]>()
  await visit(page, start)
  for (const path of paths) {
    await follow(page, path, 'prefetch')
    await arrive(page, path, undefined)
    await page.waitForLoadState('networkidle')
    looks.set(path, await steadyLook(page))
  }
  for (const way of ['prefetch', 'use'] as const) {
    const options = { baseURL: siteUrl, serviceWorkers: 'block', reducedMotion: 'reduce' } as const
    const context = await browser.newContext(options)
    const tab = await context.newPage()
    await visit(tab, start)
    await tab.waitForLoadState('networkidle')
    const lost = await loseOnce(tab, /\.(js|css)$/)
    for (const path of paths) {
      await follow(tab, path, way)
      await arrive(tab, path, looks.get(path))
    }
    const pages = readdirSync(join(folderOf(build), 'assets')).filter((file) => /-page-.*\.js$/.test(file))
    const kept = pages.filter((file) => !lost.has(`/assets/${file}`))
    // The walk may go back to where it began.
    const names = kept.map((file) => file.replace(/-page-.*/, '')).filter((name) => `/${name}` !== start)
    expect(names.sort()).toEqual(notWalked)
    expect([...lost].some((file) => file.endsWith('.css'))).toBe(true)
    await context.close()
  }
})

for (const loss of ['aborted', 404, 500, 'page', 'slow'] as const)
  test(`a page whose stylesheet was lost ahead of the click (${loss}) is shown with it`, async ({ page }) => {
    await visit(page, '/')
    await page.waitForLoadState('networkidle')
    const expected = await look(page)
    await visit(page, start)
    await page.waitForLoadState('networkidle')
    const lost = await loseOnce(page, /\.css$/, loss)
    const isStyle = (request: Request) => request.url().endsWith('.css')
    const answered = Promise.race([
      page.waitForEvent('requestfinished', isStyle),
      page.waitForEvent('requestfailed', isStyle),
    ])
    // A file that fails after the click loads the document again.
    await follow(page, '/', loss === 'slow' ? 'use' : 'prefetch', async () => {
      await answered
      await idle(page)
    })
    await expect(page).toHaveURL('/')
    // Nothing of it is ever seen without its styles. The heading comes before the sections.
    await page.waitForFunction(() => document.querySelector('[aria-labelledby=hero] figure'))
    expect(await look(page)).toEqual(expected)
    expect(lost.size).toBeGreaterThan(0)
  })

test('stylesheets and fonts of the first page that were lost come by themselves', async ({ page, allow }) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const expected = await look(page)
  const fontsOf = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
        .map(({ family, style }) => `${family} ${style}`)
        .sort(),
    )
  const fonts = await fontsOf()
  const lost = await loseOnce(page, /\.(css|woff2)$/)
  await visit(page, '/')
  // As software that changes colors does, which the policy does not bind.
  allow(/Applying inline style violates|style-src-elem refused inline/)
  await page.evaluate(() => document.head.prepend(document.createElement('style')))
  await expect.poll(() => look(page), { timeout: 20_000 }).toEqual(expected)
  await expect.poll(fontsOf, { timeout: 20_000 }).toEqual(fonts)
  expect([...lost].filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(1)
})

test('a toast whose files were lost is shown in its place all the same', async ({ page }) => {
  const lost = await loseOnce(page, /\/toaster-/)
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await page.getByRole('button', { name: 'Send Message' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Message sent successfully!' })
  await expect(toast).toBeVisible()
  await expect(toast).toBeInViewport()
  expect(lost.size).toBeGreaterThan(0)
})

test('without the first page’s own script what was typed stays, and is sent once the script comes', async ({
  page,
}) => {
  let isOut = true
  await page.route(/\/contact-page-.*\.js$/, (route) => (isOut ? route.abort() : route.continue()))
  await page.goto('/contact')
  const { form, answers } = contactForm(page)
  await fillIn({ form, answers: { Message: 'Where did the sign go?' } })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Copy what you typed first.')
  await expectKept({ form, answers: { Message: 'Where did the sign go\\?' } })
  isOut = false
  await fillIn({ form, answers })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [path, file] of [
  ['/contact', 'contact-page'],
  ['/contact', 'framework'],
  ['/', 'home-page'],
] as const)
  test(`while ${file} of the first page stalls, what waits for it says so, and goes on once it comes`, async ({
    page,
  }) => {
    await page.clock.install()
    const come = await holdBack(page, `**/assets/${file}-*.js`)
    await page.goto(path)
    const isDialog = path === '/'
    const form = isDialog ? page.getByRole('dialog') : contactForm(page).form
    const given = isDialog ? { form, answers } : contactForm(page)
    if (isDialog) await page.getByRole('button', { name: 'Request Access' }).first().click()
    await fillIn(given)
    // The button of a request waits for the script, too.
    const send = form.locator('[type=submit]')
    if (!isDialog) await send.click()
    await page.clock.runFor(11_000)
    await expect(page.getByRole('alert')).toContainText('Copy what you typed first.')
    for (const [label, answer] of Object.entries(given.answers))
      await expect(fieldOf(form, label), label).toHaveValue(new RegExp(answer, 'i'))
    come()
    if (isDialog) await send.click()
    await page.clock.runFor(2000)
    const title = isDialog ? 'Request Submitted!' : 'Message Sent'
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('a dialog that waits for a slow app stays open: the document is not loaded again', async ({ page }) => {
  await page.clock.install()
  const come = await holdBack(page, '**/assets/home-page-*.js')
  await page.goto('/')
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  await page.clock.runFor(11_000)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Part of this page is missing')
  come()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused()
})

test('a form whose code was lost requests it again when it is sent', async ({ page }) => {
  let isOut = true
  await page.route(/\/contact-body-.*\.js$/, (route) => (isOut ? route.abort() : route.continue()))
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  const send = page.getByRole('button', { name: 'Send Message' })
  await expect(page.getByRole('alert')).toContainText('The form did not load.')
  await send.click()
  isOut = false
  await send.click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [path, dialog] of [['/contact'], ['/contact', 'demo-dialog'], ['/', 'request-dialog']] as const)
  test(`the words that a form did not come are seen after a press and cover no field, ${dialog ?? path}`, async ({
    page,
  }) => {
    await page.route(/\/(contact-body|demo-body|request-form)-.*\.js$/, (route) => route.abort())
    await visit(page, path)
    if (dialog) await page.locator(`[commandfor=${dialog}]:visible`).first().click()
    const place = dialog ? page.getByRole('dialog') : page.getByRole('main')
    const words = place.getByRole('alert')
    const send = place.locator('[type=submit]:visible')
    await expect(words).toContainText('The form did not load.')
    const [sheet, box] = await Promise.all([place.boundingBox(), words.boundingBox()])
    // It ends a dialog from edge to edge: a box of its own would be beside the fields' column.
    if (dialog) expect((sheet?.width ?? 0) - (box?.width ?? 0)).toBeLessThan(8)
    if (dialog === 'request-dialog') {
      // On a phone they are where its disabled button was, whatever the form is scrolled to.
      await page.setViewportSize({ width: 390, height: 664 })
      await place.getByLabel('Name').focus()
      await expect(words).toBeInViewport({ ratio: 1 })
      await words.getByRole('button', { name: 'Try again' }).click({ trial: true })
    }
    const fields = await place.locator(':is(input, select, textarea):visible').all()
    expect(fields).not.toEqual([])
    for (const [width, height] of [
      [320, 256],
      [640, 400],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const field of fields) {
        // Of a text area the browser shows only the caret.
        await field.focus()
        await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
        const id = await field.getAttribute('id')
        expect(await coveredCorners(field), `${id}, ${width} x ${height}`).toEqual([])
      }
      const again = words.getByRole('button', { name: 'Try again' })
      if (dialog !== 'request-dialog') {
        await send.focus()
        const said = await words.getByText('The form did not load.').elementHandle()
        await page.keyboard.press('Enter')
        await expect.poll(() => said?.evaluate((old) => old.isConnected)).toBe(false)
        await expect(again).toBeInViewport({ ratio: 1 })
        await expect(send).toBeFocused()
        // The lowest window has no room for both.
        if (height > 256) expect(await coveredCorners(send), `${width} x ${height}`).toEqual([])
      } else {
        // Without the code its button is disabled.
        await page.keyboard.press('Tab')
        await expect(again).toBeFocused()
        await expect(again).toBeInViewport({ ratio: 1 })
      }
    }
  })

test('a press on a form whose page was left before its code came sends nothing later', async ({ page }) => {
  let come = () => {}
  const code = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/contact-body-.*\.js$/, async (route) => {
    await code
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await follow(page, '/about', 'use')
  await expect(page).toHaveURL('/about')
  await expect(contactForm(page).form).toHaveCount(0)
  come()
  await follow(page, '/contact', 'use')
  await page.locator('form[name=contact][data-live=""]').waitFor()
  await expectKept(contactForm(page))
  await idle(page)
  expect(sent).toEqual([])
})

test('a stylesheet that stalls keeps no other page away: its document is loaded', async ({ page }) => {
  await page.clock.install()
  await visit(page, start)
  await page.waitForLoadState('networkidle')
  await page.route(/\.css$/, () => {}) // No answer, and no error either.
  await addLink(page, '/')
  const asked = page.waitForRequest(/\.css$/)
  await page.locator('#test-link').hover()
  await asked
  await follow(page, '/pricing', 'use')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await page.unroute(/\.css$/)
  await page.clock.runFor(11_000)
  await expect(page.getByRole('heading', { level: 1, name: /Plans in ink/ })).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

for (const file of [/\/home-page-.*\.js$/, /\/page-.*\.css$/])
  test(`a page is loaded as a document when a file of it stalls at its first use, ${file.source}`, async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, start)
    await page.waitForLoadState('networkidle')
    const lost = await loseOnce(page, file, 'stalled')
    await follow(page, '/', 'use')
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
    await expect.poll(() => lost.size).toBe(1)
    await page.clock.runFor(11_000)
    await expect(page.getByRole('heading', { level: 1, name: /AI tutor in the margin/ })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

test('over typed text a page that stalls is waited for', async ({ page }) => {
  await page.clock.install()
  let come = () => {}
  const code = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/pricing-page-.*\.js$/, async (route) => {
    await code
    await route.continue()
  })
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await follow(page, '/pricing', 'use')
  await page.clock.runFor(11_000)
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  come()
  await expect(page.getByRole('heading', { level: 1, name: /Plans in ink/ })).toBeVisible()
  await page.goBack()
  await expectKept(contactForm(page))
})

test('a page whose script came empty is loaded as a document', async ({ page }) => {
  await visit(page, start)
  const lost = await loseOnce(page, /\/pricing-page-.*\.js$/, 'empty')
  await follow(page, '/pricing', 'use')
  await expect(page.getByRole('heading', { level: 1, name: /Plans in ink/ })).toBeVisible()
  expect(lost.size).toBe(1)
})

test('scripts of a form, a toast and a request that came empty leave the page as it is', async ({ page }) => {
  const lost = await loseOnce(page, /\/(contact-body|toaster|request-submission)-.*\.js$/, 'empty')
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.click()
  // A module that came empty stays so in this document: the second press loads another one.
  await again.click()
  await page.locator('form[name=contact][data-live=""]').waitFor()
  await expectKept(contactForm(page))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await expect.poll(() => [...lost].some((file) => file.includes('toaster'))).toBe(true)
  await page.clock.install()
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await visit(page, '/')
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await submitButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit request')
})

test('a request whose script stalls fails like any other, and is kept', async ({ page }) => {
  await page.clock.install()
  const lost = await loseOnce(page, /\/request-submission-.*\.js$/, 'stalled')
  await visit(page, '/')
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await submitButton(dialog).click()
  await expect.poll(() => lost.size).toBe(1)
  await expect(submitButton(dialog)).toBeDisabled()
  await page.clock.runFor(11_000)
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit request')
  await expect(submitButton(dialog)).toBeEnabled()
  const { Name, Message } = answers
  await expectKept({ form: dialog, answers: { Name, Message } })
})

for (const loss of ['empty', 'stalled'] as const)
  test(`an import whose script is ${loss} says that it could not be loaded`, async ({ page }) => {
    await page.clock.install()
    await openList(page, sampleRequests(3))
    const lost = await loseOnce(page, /\/import-dialog-.*\.js$/, loss)
    await page.getByRole('button', { name: 'Import' }).click()
    await expect.poll(() => lost.size).toBe(1)
    if (loss === 'stalled') await page.clock.runFor(11_000)
    await expect(page.getByRole('listitem').filter({ hasText: 'could not be loaded' })).toBeVisible()
  })
