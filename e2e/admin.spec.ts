import { chromium, type Locator, type Page } from 'playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { expectNoAxeViolations } from './support/axe'
import { expectNoCrossedWords } from './support/crossed-words'
import { fillStorage } from './support/full-storage'
import { idle } from './support/idle'
import { storedRequests, storedText } from './support/request-dialog'
import { announcement, openImport, openList, reviewAddress } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

async function wheel(page: Page, pixels: number): Promise<void> {
  await page.evaluate(() => {
    const settled = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
    Reflect.set(window, 'settled', settled)
  })
  await page.mouse.wheel(0, pixels)
  await page.evaluate(() => Reflect.get(window, 'settled').then(() => {}))
}

const expectFilters = (page: Page, filters: Readonly<Record<string, string>>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(filters)

const count = (page: Page, word: string) =>
  page.getByRole('button', { name: new RegExp(`^[\\d,]+ ?${word}$`) })

test('four hundred requests are reviewed by keyboard alone', async ({ page }) => {
  test.setTimeout(150_000)
  await openList(page, sampleRequests(400, { pendingOnly: true }), '?status=pending')
  await expect(announcement(page)).toContainText('400 of 400 requests, newest first.')

  await page.keyboard.press('j')
  const first = page.getByRole('button', { name: 'Amara Nwosu 0', exact: true })
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Amara Nwosu 0' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()

  for (let left = 399; left >= 390; left -= 1) {
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog', { name: /is approved$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(count(page, 'Pending')).toHaveText(new RegExp(`^${left}`))
  }
  const browser = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (let left = 389; left >= 290; left -= 1) {
    // Twice within a moment, the same key is one press: the events say that they are 160 ms apart.
    const event = { key: 'r', code: 'KeyR', timestamp: start + (389 - left) * 0.16 } as const
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'r', ...event })
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
    await page.waitForFunction(
      (many) => localStorage.invitationRequests.split('"rejected"').length > many,
      390 - left,
      { timeout: 10_000 },
    )
    if (left % 20 === 10) await expect(count(page, 'Pending')).toHaveText(new RegExp(`^${left}`))
  }
  const rejected = async () =>
    (await storedRequests(page)).filter(({ status }) => status === 'rejected').length
  await expect.poll(rejected).toBe(100)
  await page.keyboard.press('u')
  await expect.poll(rejected).toBe(99)

  await page.keyboard.press('/')
  await page.keyboard.type('gagne')
  // One requester in ten has this name: of these 40, the first is approved and 10 are rejected.
  await expect(announcement(page)).toContainText('29 of 400 requests')
  await page.keyboard.press('Enter')
  for (let each = 0; each < 5; each += 1) {
    await page.keyboard.press('x')
    await page.keyboard.press('j')
  }
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('5 selected')
  await page.keyboard.press('a')
  const five = page.getByRole('heading', { name: '5 requests approved' })
  await expect(five).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(five).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(announcement(page)).toContainText('286 of 400 requests')
  const all = page.getByRole('checkbox', { name: 'Select all shown' })
  await all.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('r')
  await expect(announcement(page)).toContainText('286 requests are rejected.')
  await expect(page.getByText('No requests match.')).toBeVisible()

  const records = await storedRequests(page)
  const codes = records.flatMap(({ invitationCode }) => invitationCode ?? [])
  expect(records.filter(({ status }) => status === 'pending')).toHaveLength(0)
  expect(records.filter(({ status }) => status === 'approved')).toHaveLength(15)
  expect(new Set(codes).size).toBe(15)
})

test('search, filters and order stay through a reload, a decision and Back', async ({ page }) => {
  await openList(page, sampleRequests(40))
  await page.getByRole('searchbox').fill('hannah')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await count(page, 'Pending').click()
  await expectFilters(page, { q: 'hannah', status: 'pending', sort: 'name' })
  await page.reload()
  await expect(announcement(page)).toContainText(/of 40 requests, by name, A to Z/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page
    .getByRole('button', { name: /^Reject Hannah/ })
    .first()
    .click()
  await expect(announcement(page)).toContainText('’s request is rejected.')
  await expect(page.getByRole('searchbox')).toHaveValue('hannah')
  await page.goto('/about')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('hannah')
  await expect(page).toHaveURL(/sort=name/)
})

test('a backup from the question of Clear All brings everything back byte by byte', async ({ page }) => {
  await openList(page, sampleRequests(5))
  const text = await page.evaluate(() => {
    const record =
      '{"id":"\\ud800","name":"\\u2028","email":"x@y.z","role":"other","useCase":"research","message":"Hello",' +
      '"status":"pending","submittedAt":"2026-01-05T12:00:00.000Z","extra":1}'
    const odd = `${localStorage.getItem('invitationRequests')?.slice(0, -1)} , ${record} ]\n`
    localStorage.setItem('invitationRequests', odd)
    return odd
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('button', { name: 'Clear All' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear All' })
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download a backup first' }).click()
  const backup = await (await download).path()
  await expect(question.getByRole('status')).toContainText('Saved as')
  await question.getByRole('button', { name: 'Clear All' }).click()
  await expect(announcement(page)).toContainText('All invitation requests are cleared.')
  await expect(page.getByText(/^No invitation requests found/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Undo/ })).toHaveCount(0)
  expect(await storedText(page, 'invitationRequests')).toBeNull()

  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: /import/i })
  await dialog.getByLabel(/Choose files/).setInputFiles(backup)
  await expect(dialog).toContainText('SHA-256 matches')
  await dialog.getByRole('button', { name: 'Replace all requests' }).click()
  await expect(announcement(page)).toContainText('The backup has replaced everything')
  expect(await storedText(page, 'invitationRequests')).toBe(text)
})

test('Shift+Tab reaches all that comes before a region that scrolls in a dialog', async ({ page }) => {
  const requests = sampleRequests(60)
  await openList(page, requests)
  await page.getByRole('button', { name: 'View storage' }).click()
  const storage = page.getByRole('dialog', { name: 'View storage' })
  await storage.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(storage.getByRole('region', { name: 'Stored text' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(storage.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')

  const dialog = await openImport(page, requests)
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('60 the same')
  await dialog.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('tabpanel')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('tab', { name: '60 the same' })).toBeFocused()
  for (const name of ['0 differ', '0 left out', '0 new']) {
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('tab', { name })).toBeFocused()
  }
  // Past what goes where.
  const close = dialog.getByRole('button', { name: 'Close' })
  const isAtClose = () => close.evaluate((button) => button === document.activeElement)
  for (let press = 0; press < 20 && !(await isAtClose()); press += 1) await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('changes by another tab appear; selection, focus and scroll position stay', async ({
  page,
  context,
}) => {
  await openList(page, sampleRequests(200, { pendingOnly: true }))
  const other = await context.newPage()
  await other.goto(reviewAddress)
  await page.bringToFront()
  await page.getByRole('checkbox', { name: /^Select Amara Nwosu 0/ }).check()
  await page.mouse.move(600, 500)
  await wheel(page, 3000)
  const row = page.getByRole('button', { name: 'Amara Nwosu 60', exact: true })
  await expect(row).toBeInViewport()
  await row.focus()
  const place = await row.boundingBox()

  await other.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('invitationRequests') ?? '[]')
    const now = new Date().toISOString()
    list.push({ ...list[0], id: 'new', name: 'From Afar', submittedAt: now, updatedAt: now })
    list[0] = { ...list[0], status: 'rejected' }
    localStorage.setItem('invitationRequests', JSON.stringify(list))
    localStorage.setItem('invitationNote:new', JSON.stringify({ text: 'A note', updatedAt: now }))
  })
  await expect(announcement(page)).toContainText('1 request came in. 1 request was decided in another tab.')
  await expect(count(page, 'Total')).toHaveText(/^201/)
  await expect(row).toBeFocused()
  expect((await row.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected')

  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main')).not.toContainText('Amara')
})

test('after Back, too, the rows stay in place when a request comes in above them', async ({
  page,
  context,
}) => {
  const requests = sampleRequests(200, { pendingOnly: true })
  await openList(page, requests)
  await page.mouse.move(600, 500)
  await wheel(page, 3000)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')?.click())
  await expect(page).toHaveTitle(/asks before it tells/)
  await page.goBack()
  const row = page.getByRole('button', { name: 'Amara Nwosu 60', exact: true })
  await expect(row).toBeInViewport()
  const place = await row.boundingBox()
  const other = await context.newPage()
  await other.goto('/robots.txt')
  const now = new Date().toISOString()
  const added = { ...requests[0], id: 'new', name: 'From Afar', submittedAt: now, updatedAt: now }
  await other.evaluate(
    (list) => {
      localStorage.setItem('invitationRequests', list)
    },
    JSON.stringify([...requests, added]),
  )
  await page.bringToFront()
  await expect(announcement(page)).toContainText('1 request came in.')
  await idle(page)
  expect((await row.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
})

// Neither a headless shell nor Playwright's usual launch keeps pages for Back. This Chromium is
// launched to keep them, with the rest of the configuration's options.
const keeping = test.extend<{ readonly keepingPage: Page }>({
  keepingPage: async ({ launchOptions, siteUrl }, use, testInfo) => {
    const executablePath = findBrowser({ own: chromium.executablePath(), isWhole: true })
    if (!executablePath) return testInfo.skip(true, 'There is no whole Chromium here: docs/browsers.md')
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(await browser.newPage({ baseURL: siteUrl }))
    await browser.close()
  },
})

keeping('a page that the browser kept shows nothing after a logout', async ({ keepingPage: page }) => {
  await page.addInitScript(() => {
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        const shown = document.querySelector('main')?.checkVisibility() === true
        sessionStorage.setItem('pageshow', `${persisted} ${shown && /Amara/.test(document.body.innerText)}`)
      },
      true,
    )
  })
  await openList(page, sampleRequests(5))
  await expect(page.getByText('Amara Nwosu 0').first()).toBeVisible()
  await page.goto('/about')
  await page.evaluate(() => {
    localStorage.removeItem('adminAuthenticated')
    localStorage.removeItem('adminLoginTime')
  })
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main')).not.toContainText('Amara')
  expect(await page.evaluate(() => sessionStorage.getItem('pageshow'))).toBe('true false')
})

test('the list fits from 320 to 1280 px, with text spacing, in forced colours, beside the details and on paper', async ({
  page,
}) => {
  const requests = sampleRequests(25)
  await openList(page, [...requests, { ...requests[0], id: 'twin' }])
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const approve = page.getByRole('button', { name: /^Approve Amara/ }).first()
  const reach = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => button.getBoundingClientRect().right)
  for (const width of [320, 900, 1024, 1280]) {
    await expectNoCrossedWords(page, [width])
    await expect(approve).toBeVisible()
    expect(await reach(/^Approve Amara/), `Approve at ${width} px`).toBeLessThanOrEqual(width)
    await expect(page.getByRole('button', { name: 'All shortcuts' })).toBeVisible()
    for (const text of ['Last backup', 'none yet']) {
      const seen = await page.getByText(text, { exact: true }).boundingBox()
      expect(seen?.width, `“${text}” at ${width} px`).toBeGreaterThan(30)
    }
    const all = await page.getByRole('checkbox', { name: 'Select all shown' }).boundingBox()
    expect(all?.width, `the box for all at ${width} px`).toBeGreaterThan(15)
  }

  // The text spacing of WCAG 1.4.12.
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets = [spaced]
  })
  expect(await reach('Logout')).toBeLessThanOrEqual(1280)
  const cut = (cells: Element[]) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length
  expect(await page.getByRole('cell', { name: /^(Pending|Approved|Rejected)$/ }).evaluateAll(cut)).toBe(0)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const white = 'rgb(255, 255, 255)'
  await expect(page.locator('figure li rect').first()).toHaveCSS('fill', white)
  await expect(page.locator('[role="meter"] > [data-on]').first()).toHaveCSS('background-color', white)
  await expect(page.getByRole('button', { pressed: true }).first()).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })

  // Beside the details the list is as narrow as on a phone. Its drawn dots are in no name.
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Amara/ })).toBeVisible()
  for (const width of [900, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    const [name, undo] = [
      page.getByRole('region', { name: 'Recent actions' }).locator('strong'),
      page.getByRole('button', { name: /^Undo/ }),
    ]
    expect((await name.boundingBox())?.width, `the name at ${width} px`).toBeGreaterThan(60)
    await undo.click({ trial: true })
    expect(await reach(/^\d+ ?Rejected$/), `the counts at ${width} px`).toBeLessThanOrEqual(width - 486)
  }
  await expect(page.getByRole('cell', { name: 'Student', exact: true }).first()).toBeVisible()

  // A printed list has all its rows, and no gap for rows that are not drawn.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('tr[data-id]')).toHaveCount(26)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
})

test('why a note was not saved is below the ring around its field', async ({ page }) => {
  await openList(page, sampleRequests(3, { pendingOnly: true }))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const note = page.getByRole('textbox', { name: 'Private note' })
  await note.focus()
  await fillStorage(page)
  await page.keyboard.insertText('She wrote again; the principal agrees.'.repeat(20))
  const words = page.getByText(/^In this browser, this site’s storage is full/)
  await expect(words).toBeVisible()
  const [field, said] = await Promise.all([note.boundingBox(), words.boundingBox()])
  // The ring is 5 px wide.
  expect((said?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeGreaterThanOrEqual(5)
})

test('what was typed into a note is undone as in any other field, and not letter by letter', async ({
  page,
}) => {
  await openList(page, sampleRequests(1))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const note = page.getByRole('textbox', { name: 'Private note' })
  await note.focus()
  await page.keyboard.type('one two three')
  await expect(note).toHaveValue('one two three')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(note).toHaveValue('')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(note).toHaveValue('one two three')
})

test('a note is typed on while the window gets narrower and wider, and no letter of it is a command', async ({
  page,
}) => {
  await openList(page, sampleRequests(3, { pendingOnly: true }))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const note = page.getByRole('textbox', { name: 'Private note' })
  await note.fill('Me')
  for (const [width, isModal] of [
    [800, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(Number(isModal))
    await page.keyboard.type('ra')
  }
  await expect(note).toHaveValue('Merara')
  await expect(page.getByRole('button', { name: /^3 ?Pending$/ })).toBeVisible()
})

test('the strip of the selection never covers the row, and its close button is in the first line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await openList(page, sampleRequests(60, { pendingOnly: true }))
  const strip = page.getByRole('region', { name: 'Selection' })
  const cross = strip.getByRole('button', { name: 'Clear the selection' })
  const current = page.locator('tr[data-current]')
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox()
    if (!found) throw new Error('It is not in the page.')
    return found
  }
  /** How many px of the current row the strip covers. */
  const covered = async () => {
    const [row, over] = [await box(current), await box(strip)]
    return Math.max(row.y + row.height - over.y, 0)
  }
  const isLast = async (place: number) =>
    (await page.evaluate(() => scrollY)) > 0 &&
    (await current.getAttribute('aria-rowindex')) === String(place + 1)
  for (const [width, presses] of [
    [768, 12],
    [390, 6],
    [1440, 18],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    // A reload brings the list back to its place, which is kept when the scrolling has ended. The
    // new width may still scroll to the current row.
    const placeAtTop = () =>
      page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' })
        return sessionStorage.getItem('reviewPlace') ?? ''
      })
    await expect.poll(placeAtTop).not.toMatch(/^[1-9]/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Amara Nwosu 0', exact: true })).toBeVisible()
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('j')
    await expect.poll(() => isLast(presses)).toBe(true)
    // The strip appears over the row.
    await page.keyboard.press('x')
    await expect(strip).toContainText('1 selected')
    await expect.poll(covered, `at ${width} px`).toBeLessThan(1)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(strip).toContainText('2 selected')
    await expect.poll(covered, `the next at ${width} px`).toBeLessThan(1)
    if (width === 1440) continue
    const [words, acts] = [
      await box(strip.getByText('2 selected')),
      await box(strip.getByRole('button', { name: /^Approve/ })),
    ]
    const corner = await box(cross)
    expect(corner.y, `the cross at ${width} px`).toBeLessThan(words.y + words.height)
    expect(corner.y + corner.height).toBeLessThanOrEqual(acts.y)
    expect(corner.x).toBeGreaterThan(width - 80)
  }
})

test('axe finds nothing in any state of the admin area', async ({ page }) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requests = sampleRequests(25)
  await openList(page, [...requests, { ...requests[0], id: 'twin' }])
  await expect(page.getByRole('img', { name: /^Requests by day/ })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Table: Requests by day' }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  // Scroll to the end: above it, the strip may cover half of a button.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectNoAxeViolations(page)
  await page
    .getByRole('button', { name: 'Select all 13 pending' })
    .or(page.getByRole('button', { name: /^Select all/ }))
    .first()
    .click()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: /requests approved$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /requests approved$/ })).toHaveCount(0)

  await page.keyboard.press('u')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Private note' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: /is approved$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Audit log' }).click()
  await expect(page.getByRole('dialog', { name: 'Audit log' }).getByRole('row').nth(1)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  const dialog = await openImport(page, [requests[0], { ...requests[1], name: 'Else' }, 7])
  await expect(dialog.getByRole('tab').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByText('No requests match.')).toBeVisible()
  await expectNoAxeViolations(page)
  // The drawing again: below the table, which is higher, the strip would cover half of a filter.
  await page.getByRole('button', { name: 'Table: Requests by day' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  // Scroll to the top: after the click, the strip may cover half of a link.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText(/^No invitation requests found/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an import shows what it would do, writes on request alone, and is taken back', async ({ page }) => {
  const here = sampleRequests(6, { now: Date.parse('2026-01-05T12:00:00Z') })
  await openList(page, here)
  const [first, second, third] = here
  const file = [
    first,
    { ...second, organization: 'Elsewhere' },
    { ...third, status: 'maybe' },
    { ...first, id: '42', email: 'new@a.example', submittedAt: '2026-02-01T00:00:00.000Z' },
  ]
  const before = await storedText(page, 'invitationRequests')
  const dialog = await openImport(page, file)
  await expect(dialog.getByRole('tab')).toHaveText(['1 new', '1 the same', '1 differs', '1 left out'])
  await dialog.getByRole('tab', { name: '1 differs' }).click()
  await dialog.getByRole('radio', { name: 'The file’s' }).check()
  await dialog.getByRole('tab', { name: '1 left out' }).click()
  await expect(dialog.getByRole('tabpanel')).toContainText('“status” is “maybe”')
  expect(await storedText(page, 'invitationRequests')).toBe(before)
  await dialog.getByRole('button', { name: 'Add 1, change 1' }).click()
  await expect(announcement(page)).toContainText('1 request added, 1 changed.')
  expect(await storedRequests(page)).toHaveLength(7)
  await page.getByRole('button', { name: 'Undo 2 requests imported' }).click()
  await expect(announcement(page)).toContainText('The import is undone.')
  expect(await storedText(page, 'invitationRequests')).toBe(before)
})
