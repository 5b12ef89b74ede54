import type { Locator, Page } from 'playwright/test'
import { filterNames, filterOf } from '../src/features/review/list/filters'
import { coveredCorners } from './support/forms'
import { idle } from './support/idle'
import { storedRequests } from './support/request-dialog'
import { announcement, openImport, openList, reviewAddress, signIn } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { defaults } from './support/site'
import { expect, test } from './support/test'

const statuses = async (page: Page) => (await storedRequests(page)).map(({ status }) => status)
const decided = async (page: Page) => (await statuses(page)).filter((status) => status !== 'pending').length
const undos = (page: Page) => page.getByRole('button', { name: /^Undo/ })

/** A control's place in the window. */
async function place(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

const middle = async (locator: Locator) => {
  const { x, y, width, height } = await place(locator)
  return [x + width / 2, y + height / 2] as const
}

type Presses = {
  readonly times?: number
  readonly apart: number
  readonly between: () => Promise<unknown>
  /** When the first press is said to be, in seconds. */
  readonly start?: number
}

/**
 * Presses one place several times, as a shaky hand does. The events say that they are so many
 * milliseconds apart, however slow the machine is; `between` waits until the page has changed.
 */
async function pressAgain(
  page: Page,
  [x, y]: readonly [number, number],
  { times = 2, apart, between, start = Date.now() / 1000 }: Presses,
) {
  const browser = await page.context().newCDPSession(page)
  for (let press = 0; press < times; press += 1) {
    if (press > 0) await between()
    const event = { x, y, button: 'left', clickCount: 1, timestamp: start + (press * apart) / 1000 } as const
    await browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event })
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event })
  }
}

/** The button that opens the details of the person with this number. */
const person = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^(?!Approve|Reject|Copy|Undo)[^\\d]+ ${number}$`) })

const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until a change has been stored and what it announced is there. */
const settled = (page: Page, words: string | RegExp) => expect(announcement(page)).toContainText(words)

test.describe('a second press never hits what slid under the pointer', () => {
  for (const apart of [80, 200, 350])
    test(`a double click on Undo, ${apart} ms apart, undoes one decision`, async ({ page }) => {
      await openList(page, sampleRequests(20, { pendingOnly: true }))
      for (const name of ['Reject Amara Nwosu 0’s request', 'Reject Étienne Gagné 1’s request']) {
        await control(page, name).click()
        await settled(page, `${name.slice(7)} is rejected.`)
      }
      await expect(undos(page)).toHaveCount(2)
      await pressAgain(page, await middle(undos(page).first()), {
        apart,
        between: () => expect(undos(page)).toHaveCount(1),
      })
      await settled(page, 'is pending again.')
      await expect.poll(() => decided(page)).toBe(1)
      await expect(undos(page)).toHaveCount(1)
    })

  test('Reject of the selection, pressed twice on a phone, does not undo itself', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openList(page, sampleRequests(20, { pendingOnly: true }))
    for (const box of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .nth(box)
        .check()
    const reject = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Reject 2' })
    await pressAgain(page, await middle(reject), {
      apart: 200,
      between: () => expect(undos(page)).toHaveCount(1),
    })
    await settled(page, '2 requests are rejected.')
    await expect.poll(() => decided(page)).toBe(2)
    await expect(undos(page)).toHaveCount(1)
  })

  test('a triple click on Reject rejects one person, where the rejected leave the list', async ({ page }) => {
    await openList(page, sampleRequests(20, { pendingOnly: true }), '?status=pending')
    const [first, second] = [
      control(page, 'Reject Amara Nwosu 0’s request'),
      control(page, 'Reject Étienne Gagné 1’s request'),
    ]
    const [at, next] = [await middle(first), await middle(second)]
    await pressAgain(page, at, { times: 3, apart: 150, between: () => expect(first).toHaveCount(0) })
    await settled(page, '’s request is rejected.')
    await expect(second).toBeVisible()
    expect(await decided(page)).toBe(1)
    // A press on the same place that is no part of the gesture is meant.
    expect((await middle(second))[1]).not.toBeCloseTo(next[1], 0)
    const later = Date.now() / 1000 + 1
    await pressAgain(page, at, { times: 1, apart: 0, between: async () => {}, start: later })
    await expect.poll(() => decided(page)).toBe(2)
  })

  test('the key r, pressed twice within 110 ms, rejects one person', async ({ page }) => {
    await openList(page, sampleRequests(20, { pendingOnly: true }), '?status=pending')
    await page.keyboard.press('j')
    const browser = await page.context().newCDPSession(page)
    const press = (at: number) =>
      browser.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key: 'r',
        code: 'KeyR',
        text: 'r',
        timestamp: at,
      })
    const start = Date.now() / 1000
    await press(start)
    await expect(control(page, 'Étienne Gagné 1')).toBeFocused()
    await press(start + 0.11)
    await settled(page, 'Amara Nwosu 0’s request is rejected.')
    await expect(control(page, 'Étienne Gagné 1')).toBeFocused()
    expect(await decided(page)).toBe(1)
  })

  test('a double click on a name opens its details, and presses nothing in them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openList(page, sampleRequests(40, { pendingOnly: true }))
    const name = person(page, 1)
    await name.scrollIntoViewIfNeeded()
    await pressAgain(page, await middle(name), {
      apart: 150,
      between: () => expect(page.getByRole('dialog')).toBeVisible(),
    })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await decided(page)).toBe(0)
  })
})

/** The strip's controls that overlap, or that reach beyond the window. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('search')?.parentElement
    const boxes = [...(strip?.querySelectorAll('button, input, select') ?? [])]
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent ?? '',
        box: control.getBoundingClientRect(),
      }))
    return boxes.flatMap(({ name, box }, index) => [
      ...(box.right > innerWidth + 0.5 || box.width < 20 ? [`${name}: ${box.left} to ${box.right}`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((other) => `${name} and ${other.name}`),
    ])
  })

test('no two controls of the filter bar overlap from 320 to 1920 px, whatever is set', async ({ page }) => {
  test.setTimeout(120_000)
  const first = filterNames
    .map(filterOf)
    .map(({ parameter, options: [option] }) => [parameter, option?.value])
  const every = new URLSearchParams({
    ...Object.fromEntries(first),
    ...{ status: 'rejected', role: 'administrator', use: 'institutional', date: '2025-07-16' },
  })
  for (const search of ['', '?q=a+longer+search+than+usual', `?${every}`, `?q=a+longer+search&${every}`]) {
    await openList(page, sampleRequests(1300), search)
    for (let width = 320; width <= 1920; width += 64) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overlaps(page), `${search} at ${width} px`).toEqual([])
      const filter: Locator = page.getByRole('button', { name: /^Filter/ })
      if (!(await filter.isVisible())) continue
      await filter.dispatchEvent('click')
      expect(await overlaps(page), `${search}, opened, at ${width} px`).toEqual([])
      await filter.dispatchEvent('click')
    }
  }
})

test('beside the details, Filter is on the line of the search', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openList(page, sampleRequests(3))
  await control(page, 'Amara Nwosu 0').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const [, search] = await middle(page.getByRole('searchbox'))
  expect((await middle(control(page, 'Filter')))[1]).toBeCloseTo(search, 0)
})

test('each cell is under its own heading at every width, with and without details', async ({ page }) => {
  const columns = async () => {
    const table = page.getByRole('table', { name: 'Invitation requests' })
    const row = table.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    return [
      await table.getByRole('columnheader').count(),
      await row.getByRole('cell').or(row.getByRole('rowheader')).count(),
    ]
  }
  await openList(page, sampleRequests(12))
  for (const width of [360, 600, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [headings, cells] = await columns()
    expect(cells, `at ${width} px`).toBe(headings)
    if (width < 900) continue
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    const [beside, cellsBeside] = await columns()
    expect(cellsBeside, `beside the details at ${width} px`).toBe(beside)
    await page.keyboard.press('Escape')
  }
})

test.describe('the page stays where the admin is', () => {
  test('a search without a match, and its end, leave the search box where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openList(page, sampleRequests(200))
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('j')
    const box = page.getByRole('searchbox')
    for (const end of ['Escape', 'Backspace']) {
      if (end === 'Escape') await page.keyboard.press('/')
      await page.keyboard.type('xx')
      await expect(page.getByText('No requests match.')).toBeVisible()
      await page.keyboard.press(end)
      if (end === 'Backspace') await page.keyboard.press(end)
      await expect(announcement(page)).toContainText('200 requests, newest first.')
      await expect(page.getByRole('checkbox', { name: 'Select all shown' })).toBeAttached()
      await expect(box).toBeFocused()
      await expect(box).toBeInViewport()
    }
  })

  for (const [width, height] of [
    [1280, 800],
    [1024, 800],
    [900, 700],
    [1340, 800],
    [768, 1024],
    [390, 844],
    [320, 256],
  ] as const)
    test(`details open beside their row and close where they began at ${width} x ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openList(page, sampleRequests(64))
      const name = person(page, 8)
      // Rows far below the window are not in the page.
      await expect(async () => {
        await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
        expect(await name.count()).toBe(1)
      }).toPass()
      await name.focus()
      await name.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await name.hover()
      const before = await place(name)
      const top = await page.evaluate(() => scrollY)
      await name.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      if (width >= 900) await expect(name).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(name).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -0.5)
      expect((await place(name)).y).toBeCloseTo(before.y, -0.5)

      // By keys, and to other rows: the row that was read last is in sight.
      await page.keyboard.press('Enter')
      for (let press = 0; press < 10; press += 1) await page.keyboard.press('j')
      await page.keyboard.press('Escape')
      const last = person(page, 18)
      await expect(last).toBeFocused()
      await expect(last).toBeInViewport({ ratio: 1 })
    })

  for (const width of [1280, 960, 1440])
    test(`looking at one request after another moves no row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openList(page, sampleRequests(300))
      await page.evaluate(() => scrollTo({ top: 3001, behavior: 'instant' }))
      const top = async (name: string) =>
        Math.round((await place(page.locator('tr', { has: control(page, name) }))).y)
      const nameThere = () =>
        document.elementFromPoint(300, 400)?.closest('tr')?.querySelector('.rv-name')?.textContent ?? ''
      await expect.poll(() => page.evaluate(nameThere)).not.toBe('')
      const pressed = await page.evaluate(nameThere)
      const before = await top(pressed)
      for (let look = 0; look < 3; look += 1) {
        await page.mouse.click(300, 400)
        await expect(page.getByRole('dialog', { name: pressed })).toBeVisible()
        await idle(page)
        expect(await top(pressed)).toBe(before)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await idle(page)
        expect([await page.evaluate(() => scrollY), await top(pressed)]).toEqual([3001, before])
      }
    })

  test('with a least font size in the browser, a row is where the list thinks', async ({
    playwright,
    siteUrl,
  }) => {
    const { launchOptions } = test.info().project.use
    const args = [...(launchOptions?.args ?? []), '--blink-settings=minimumFontSize=20']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ baseURL: siteUrl, viewport: { width: 1280, height: 800 } })
    await openList(page, sampleRequests(400))
    const first = page.locator('tr.rv-row').first()
    const { height } = await place(first)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect(person(page, 1)).not.toBeAttached()
    const index = Number(await first.getAttribute('aria-rowindex')) - 2
    const above = await page.locator('tbody').evaluate((body) => body.getBoundingClientRect().top)
    expect((await place(first)).y - above).toBeCloseTo(index * height, 0)
    await browser.close()
  })

  test('another width leaves the current row in sight', async ({ page }) => {
    await openList(page, sampleRequests(200))
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('j')
    const current = person(page, 59)
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(current).toBeInViewport()
    }
  })

  test('sorted by status, the next row takes the place of one that is decided at the top of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openList(page, sampleRequests(300), '?sort=status')
    await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }))
    await expect(person(page, 1)).not.toBeAttached()
    await idle(page)
    // The first row is cut, and its buttons are in sight.
    const [first, next] = await page.locator('tr.rv-row').evaluateAll((rows) => {
      const at = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0)
      scrollBy({ top: (rows[at]?.getBoundingClientRect().top ?? 0) + 60, behavior: 'instant' })
      return [at, at + 1].map((each) => rows[each]?.querySelector('.rv-name')?.textContent ?? '')
    })
    const top = async (name = '') =>
      Math.round((await place(page.locator('tr', { has: control(page, name) }))).y)
    expect(await top(first)).toBe(-60)
    await control(page, `Reject ${first}’s request`).click()
    await settled(page, `${first}’s request is rejected.`)
    await idle(page)
    expect(await top(next)).toBe(-60)
    await expect(control(page, next ?? '')).toBeFocused()
  })

  test('rows above the window that are decided together, and are lower then, move nothing on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openList(page, sampleRequests(100, { pendingOnly: true }))
    for (let row = 0; row < 20; row += 1) for (const key of ['j', 'x']) await page.keyboard.press(key)
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('20 selected')
    const name = person(page, 15)
    await name.evaluate((element) => element.closest('tr')?.scrollIntoView({ behavior: 'instant' }))
    await idle(page)
    const before = (await place(name)).y
    await control(page, 'Reject 20').click()
    await settled(page, '20 requests are rejected.')
    await idle(page)
    // The row at the top of the window is lower by 52 px, those above it by 13 times as much.
    expect(Math.abs((await place(name)).y - before)).toBeLessThan(60)
  })

  test('a reload keeps the row in sight, though the rows have other heights without the details', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openList(page, sampleRequests(200))
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const row = person(page, 41)
    await row.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const top = await page.evaluate(() => Math.round(scrollY))
    const kept = () => page.evaluate(() => sessionStorage.getItem('reviewPlace')?.split(' ')[0])
    await expect.poll(kept).toBe(String(top))
    await page.reload()
    await expect(row).toBeInViewport()
    // A turned phone, too.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(row).toBeInViewport()
    await idle(page)
    await page.reload()
    await expect(row).toBeInViewport()
  })

  // A press goes to the row that is seen at that moment.
  for (const width of [390, 768, 1280])
    test(`what is there when the rows appear moves none of them later, at ${width} px`, async ({ page }) => {
      await page.addInitScript(() => {
        const look = () => {
          const row = document.querySelector<HTMLElement>('[data-id]')
          if (row) document.documentElement.dataset.first = String(row.getBoundingClientRect().top)
          else requestAnimationFrame(look)
        }
        look()
      })
      await page.setViewportSize({ width, height: 900 })
      const waiting = sampleRequests(60).map((each) => ({ ...each, status: 'pending' }))
      // A sentence on what waits of three lines, and one of one line.
      for (const requests of [waiting, waiting.map((each) => ({ ...each, status: 'rejected' }))]) {
        await openList(page, requests)
        const { first, last } = await page.evaluate(() => ({
          first: Number(document.documentElement.dataset.first),
          last: document.querySelector('[data-id]')?.getBoundingClientRect().top,
        }))
        expect.soft(last).toBe(first)
      }
    })

  test('no count is shown before the list is read', async ({ page }) => {
    await page.addInitScript(() => {
      const shown = new Set<string>()
      Object.assign(window, { shown })
      new MutationObserver(() => {
        const total = document.querySelector('.rv-tabs button')?.textContent
        if (total) shown.add(total)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await openList(page, sampleRequests(60))
    expect(await page.evaluate(() => [...Reflect.get(window, 'shown')])).toEqual(['60Total'])
  })

  for (const [width, place, slowness] of [
    [390, 4000, 1],
    [390, 300, 1],
    [900, 4000, 1],
    // What is above is not all there yet when the scroll to the place is over.
    [1340, 300, 6],
  ] as const)
    test(`what grows above the list moves it at no reload, at ${width} px, ${place} px down`, async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      await page.setViewportSize({ width, height: 700 })
      await openList(page, sampleRequests(300))
      await page.mouse.move(300, 500)
      await page.mouse.wheel(0, place)
      const kept = () => page.evaluate(() => sessionStorage.getItem('reviewPlace'))
      await expect.poll(kept).toMatch(new RegExp(`^${place} `))
      const before = await kept()
      for (let reloads = 0; reloads < 3; reloads += 1) {
        await page.reload()
        await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(0)
        await page.waitForLoadState('networkidle')
      }
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
      expect(await kept()).toBe(before)
    })

  for (const [width, height, query, down] of [
    [1280, 800, '?status=approved', 9999],
    [390, 844, '', 800],
    [800, 600, '', 700],
  ] as const)
    test(`two reloads leave each row of a short list where it was, at ${width} px${query}, ${down} px down`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openList(page, sampleRequests(60), query)
      await page.mouse.move(300, 500)
      await page.mouse.wheel(0, down)
      await idle(page)
      const isKept = () =>
        page.evaluate(
          () => scrollY > 0 && Number.parseInt(sessionStorage.reviewPlace, 10) === Math.round(scrollY),
        )
      await expect.poll(isKept).toBe(true)
      const row = await page.evaluate(() => {
        const rows = [...document.querySelectorAll<HTMLElement>('[data-id]')]
        return rows.find((each) => each.getBoundingClientRect().top > innerHeight / 2)?.dataset.id
      })
      const top = () =>
        page.locator(`[data-id="${row}"]`).evaluate((each) => each.getBoundingClientRect().top)
      const before = await top()
      for (let reloads = 0; reloads < 2; reloads += 1) {
        await page.reload()
        await page.waitForLoadState('networkidle')
        await idle(page)
        await expect.poll(top).toBeCloseTo(before, -0.5)
      }
    })

  test('a reload and Back from another site bring the list back to its place', async ({ page, siteUrl }) => {
    await openList(page, sampleRequests(300), '?sort=name')
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 4000)
    const top = () => page.evaluate(() => Math.round(scrollY))
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reviewPlace'))).toMatch(/^4000 /)
    await page.reload()
    await expect.poll(top).toBe(4000)
    await page.goto(`${siteUrl}/robots.txt`)
    await page.goBack()
    await expect.poll(top).toBe(4000)
    // A visit that a link begins starts at the top, also where /login sends on to the list.
    await page
      .getByRole('link', { name: `${defaults.name}, home` })
      .first()
      .click()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(person(page, 0)).toBeVisible()
    await expect.poll(top).toBe(0)
  })
})

for (const [width, size] of [
  [900, 100],
  [960, 100],
  [1023, 100],
  [1280, 100],
  [1280, 200],
] as const)
  test(`nothing covers a control of the details at ${width} px, text at ${size} %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await openList(page, sampleRequests(2, { pendingOnly: true }))
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
      scrollTo({ top: 0, behavior: 'instant' })
    }, size)
    await control(page, 'Amara Nwosu 0').dispatchEvent('click')
    const covered = await page.getByRole('dialog').evaluate((sheet) => {
      scrollTo({ top: 0, behavior: 'instant' })
      return [...sheet.querySelectorAll('button')].flatMap((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (y > innerHeight || button.contains(document.elementFromPoint(x, y))) return []
        return [button.getAttribute('aria-label') ?? button.textContent]
      })
    })
    expect(covered).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
    for (const outside of await page.getByRole('banner').locator('a, button').all())
      await outside.click({ trial: true })
  })

/** The controls that Tab reaches and that are wholly under the bar over the end of the list. */
async function coveredStops(page: Page, stops: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const under = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('[aria-label="Selection"], [aria-labelledby="recent-title"]')
      if (!focused || !bar || bar.contains(focused) || getComputedStyle(bar).position !== 'sticky') return ''
      const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
      const seen = Math.min(box.bottom, over.top, innerHeight) - Math.max(box.top, 0)
      return seen >= Math.min(box.height, 20)
        ? ''
        : `${focused.getAttribute('aria-label') ?? focused.textContent}: ${box.top} to ${box.bottom}, bar from ${over.top}`
    })
    if (under) covered.push(under)
  }
  return covered
}

for (const [width, height, size] of [
  [390, 844, 100],
  [640, 400, 100],
  [320, 256, 100],
  [820, 256, 100],
  [390, 844, 200],
  [1280, 800, 100],
] as const)
  test(`the bar of a selection covers no control that has the focus at ${width} x ${height}, text at ${size} %`, async ({
    page,
  }) => {
    // Else the page scrolls smoothly to what gets the focus.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await openList(page, sampleRequests(60, { pendingOnly: true }))
    if (size !== 100)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, size)
    await page
      .getByRole('checkbox', { name: /^Select Amara/ })
      .first()
      .check()
    const bar = page.getByRole('region', { name: 'Selection' })
    // It leaves at least half of the window, or lies after the list, once its height is known.
    const isTall = async () => (await place(bar)).y < height / 2
    await expect.poll(isTall).toBe(false)
    expect(await coveredStops(page, 60)).toEqual([])
    expect(await isTall()).toBe(false)
  })

for (const size of [100, 150])
  test(`the head of the table covers nothing of the row that the keys lead to, text at ${size} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 800 })
    await openList(page, sampleRequests(60))
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    await expect(page.locator('table[data-layout="table"]')).toBeVisible()
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('j')
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('k')
    const head = await place(page.locator('thead'))
    // With room for the ring around it.
    expect((await place(page.locator('tr[data-current]'))).y - head.height).toBeCloseTo(8, 0)
  })

for (const size of [100, 200])
  test(`the parts of a row as a block do not overlap, text at ${size} %`, async ({ page }) => {
    await page.setViewportSize({ width: size === 100 ? 800 : 1440, height: 800 })
    await openList(page, sampleRequests(6))
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    await expect(page.locator('table[data-layout="block"]')).toBeVisible()
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Approve/ }) })
    const parts = row.first().locator('time, button')
    const boxes = await Promise.all((await parts.all()).map((part) => place(part)))
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
            Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1,
        ).toBe(false)
  })

for (const width of [390, 800])
  test(`the ring around a name covers nothing of the address below it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openList(page, sampleRequests(3))
    await page.keyboard.press('j')
    const name = control(page, 'Amara Nwosu 0')
    await expect(name).toBeFocused()
    const { y, height } = await place(name)
    expect(y + height).toBeLessThanOrEqual((await place(page.getByText('person.0@school.example'))).y)
  })

for (const size of [100, 150, 200])
  test(`the foot of a dialog covers no control that has the focus, text at ${size} %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 700 })
    await openList(page, sampleRequests(1))
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    const dialog = await openImport(page, sampleRequests(60))
    await expect(dialog.getByRole('tab').first()).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const foot = document.querySelector('.rv-foot')
        const focused = document.querySelector('input:focus, button:focus')
        // A part that scrolls is higher than the place that is left.
        if (!foot || !focused || foot.contains(focused)) return 0
        return focused.getBoundingClientRect().bottom - foot.getBoundingClientRect().top
      })
      expect(hidden).toBeLessThanOrEqual(0)
    }
  })

test('on a phone the bar of the first decision says what was done', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, sampleRequests(3, { pendingOnly: true }))
  await control(page, 'Reject Amara Nwosu 0’s request').click()
  const { width } = await place(
    page.getByRole('region', { name: 'Recent actions' }).getByText('rejected').first(),
  )
  expect(width).toBeGreaterThan(1)
})

test('the bar of the first decision covers no control that has the focus on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, sampleRequests(60, { pendingOnly: true }))
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(await coveredStops(page, 30)).toEqual([])
})

test('an input method’s keys do nothing but compose', async ({ page }) => {
  const requests = sampleRequests(6, { pendingOnly: true })
  await openList(page, [...requests, { ...requests[0], id: 'tokyo', name: '東京 太郎' }])
  const box = page.getByRole('searchbox')
  await box.focus()
  const browser = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  for (const key of ['ArrowDown', 'Escape', 'Enter']) {
    await compose('東')
    await page.keyboard.press(key)
    await expect(box).toBeFocused()
    await expect(box).toHaveValue(/^東/)
  }
  // Safari sends the key after the composition, with the code 229.
  await box.evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    ),
  )
  await expect(box).toBeFocused()
  await page.keyboard.type('a')
  expect(await decided(page)).toBe(0)
})

test('the keys work with Caps Lock and on a Cyrillic keyboard', async ({ page }) => {
  await openList(page, sampleRequests(6, { pendingOnly: true }))
  const type = (key: string, code: string, more: Readonly<Record<string, unknown>> = {}) =>
    page.evaluate(
      (event) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event }),
        ),
      { key, code, ...more },
    )
  await type('о', 'KeyJ')
  await expect(control(page, 'Amara Nwosu 0')).toBeFocused()
  await type('к', 'KeyR')
  await settled(page, 'Amara Nwosu 0’s request is rejected.')
  await type('J', 'KeyJ', { modifierCapsLock: true })
  await expect(control(page, 'Étienne Gagné 1')).toBeFocused()
  await type('R', 'KeyR', { modifierCapsLock: true })
  await settled(page, 'Étienne Gagné 1’s request is rejected.')
  await type('R', 'KeyR', { shiftKey: true })
  await type('к', 'KeyR', { isComposing: true })
  await type('к', 'KeyR', { keyCode: 229 })
  expect(await decided(page)).toBe(2)
})

test('Shift and a click beside a checkbox select the rows between, and no text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await openList(page, sampleRequests(12))
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  const clickBeside = async (row: number) => {
    const { x, y, height } = await place(boxes.nth(row).locator('xpath=ancestor::td'))
    await page.mouse.click(x + 4, y + height / 2)
  }
  await clickBeside(1)
  await expect(boxes.nth(1)).toBeChecked()
  await page.keyboard.down('Shift')
  await clickBeside(5)
  await page.keyboard.up('Shift')
  await expect(page.getByText('5 selected', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})

test('a dialog over a page that does not scroll moves nothing where scrollbars take room', async ({
  page,
}) => {
  await openList(page, [])
  const gutter = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)
  expect(await gutter()).toBe('stable')
  await page.getByRole('button', { name: 'View storage' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await gutter()).toBe('stable')
})

test('each line of a text begins where its language does', async ({ page }) => {
  const message = 'مرحبا\nHello, is it free (grade 7)?'
  const organization = 'مدرسة النور (ب) 5!'
  await openList(page, [{ ...sampleRequests(1)[0], message, organization }])
  const bidi = (text: Locator) => text.evaluate((element) => getComputedStyle(element).unicodeBidi)
  await page.setViewportSize({ width: 1600, height: 900 })
  expect(await bidi(page.getByRole('table').getByText(organization))).toBe('plaintext')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog')
  expect(await bidi(details.getByRole('blockquote'))).toBe('plaintext')
  await details.getByRole('textbox').fill(message)
  await page.emulateMedia({ media: 'print' })
  expect(await bidi(details.locator('p', { hasText: 'grade 7' }))).toBe('plaintext')
})

test('on a phone held sideways no field has text smaller than 16 px', async ({ browser }) => {
  const phone = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }
  const page = await (await browser.newContext(phone)).newPage()
  await openList(page, sampleRequests(30))
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Paste rows instead' }).click()
  const small = await page.locator('.rv :is(input, select, textarea)').evaluateAll((fields) =>
    fields
      .filter((field) => field.checkVisibility() && !field.matches('[type=checkbox], [type=radio]'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  )
  expect(small).toEqual([])
})

test('a swipe beside the details that cover the page moves nothing under them', async ({ browser }) => {
  const phone = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await openList(page, sampleRequests(30))
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 40, y }],
    })
  const swiped = async () => {
    const before = await page.evaluate(() => window.scrollY)
    await touch('touchStart', 300)
    for (let y = 290; y >= 100; y -= 10) await touch('touchMove', y)
    await touch('touchEnd')
    return (await page.evaluate(() => window.scrollY)) - before
  }
  await control(page, 'Étienne Gagné 1').tap()
  await expect(page.getByRole('textbox', { name: 'Private note' })).toBeVisible()
  expect(await swiped()).toBe(0)
  await page.getByRole('button', { name: 'Close details' }).tap()
  expect(await swiped()).toBeGreaterThan(100)
})

test('on a phone every control has 16 px text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, sampleRequests(30))
  await page.getByRole('button', { name: 'Filter' }).click()
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  const small = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('button, input, select, textarea')].flatMap((control) => {
        const texts = control.matches('button') ? [...control.querySelectorAll('*'), control] : [control]
        return texts.flatMap((part) =>
          part.checkVisibility() &&
          (part.matches('input, select, textarea') ||
            [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())) &&
          !part.matches('.sr-only, kbd') &&
          Number.parseFloat(getComputedStyle(part).fontSize) < 16
            ? [`${part.textContent} ${getComputedStyle(part).fontSize}`]
            : [],
        )
      }),
    )
  expect(await small()).toEqual([])
  await control(page, 'Étienne Gagné 1').click()
  await expect(page.getByRole('textbox', { name: 'Private note' })).toBeVisible()
  expect(await small()).toEqual([])
})

test('a count of four digits is on one line in the charts', async ({ page }) => {
  await openList(
    page,
    sampleRequests(1240).map((request) => ({ ...request, role: 'student', useCase: 'teaching' })),
  )
  for (const width of [1280, 1410]) {
    await page.setViewportSize({ width, height: 800 })
    const count = page.getByRole('figure').getByText('1,240', { exact: true })
    const lines = await count.evaluate(
      (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    )
    expect(lines, `at ${width} px`).toBeLessThan(1.5)
  }
})

test('the tools are in one row beside the figures, from 1366 px on', async ({ page }) => {
  await openList(page, sampleRequests(20))
  const tools = ['Refresh', 'Import', 'Export CSV', 'View storage', 'Clear All']
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await Promise.all(tools.map(async (name) => (await place(control(page, name))).y))
    expect(new Set(tops).size, `rows at ${width} px`).toBe(1)
    const { y } = await place(page.getByRole('figure').first())
    expect(tops[0], `at ${width} px`).toBeGreaterThan(y)
  }
})

test('on a phone the dialog of a code breaks no word of a name or an address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [request] = sampleRequests(1)
  const person = { name: 'Maximiliana Featherstonehaugh-Cholmondeley', email: 'person.399@lakeside.example' }
  await openList(page, [{ ...request, ...person, status: 'pending' }])
  await page.getByRole('button', { name: /^Approve / }).click()
  const linesOf = (dialog: Element, word: string): number | undefined => {
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const start = textContent?.indexOf(word) ?? -1
      if (start < 0 || !parentElement?.checkVisibility()) continue
      range.setStart(texts.currentNode, start)
      range.setEnd(texts.currentNode, start + word.length)
      return range.getClientRects().length
    }
    return undefined
  }
  for (const word of ['Featherstonehaugh', person.email])
    expect(await page.getByRole('dialog').evaluate(linesOf, word), word).toBe(1)
})

test('codes that are selected together come with names and addresses, and without words of buttons', async ({
  page,
}) => {
  const requests = sampleRequests(2, { pendingOnly: true })
  await openList(page, requests)
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Approve 2' }).click()
  const list = page.getByRole('dialog', { name: '2 requests approved' }).getByRole('list')
  await expect(list.locator('code')).toHaveCount(2)
  const codes = await list.locator('code').allTextContents()
  const copied = await list.evaluate((all) => {
    getSelection()?.selectAllChildren(all)
    return String(getSelection()).split('\n').filter(Boolean)
  })
  expect(copied.toSorted()).toEqual(
    [...codes, ...requests.flatMap(({ name, email }) => [name, email])].toSorted(),
  )
})

for (const [width, height, size] of [
  [320, 568, 100],
  [390, 844, 100],
  [390, 844, 200],
  [1280, 800, 100],
] as const)
  test(`a toast covers no decision in the details at ${width} x ${height}, text at ${size} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openList(page, sampleRequests(3, { pendingOnly: true }))
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    await control(page, 'Approve Amara Nwosu 0’s request').click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    const toast = page.getByRole('listitem').filter({ hasText: 'no longer valid' })
    await expect(toast).toHaveAttribute('data-mounted', 'true')
    await control(page, 'Amara Nwosu 0').click()
    const details = page.getByRole('dialog', { name: 'Amara Nwosu 0' })
    const shown = details.locator('[data-sonner-toast]')
    await expect(shown).toHaveAttribute('data-mounted', 'true')
    await shown.evaluate((element) => Promise.all(element.getAnimations().map((motion) => motion.finished)))
    for (const name of ['Approve', 'Reject'])
      expect(await coveredCorners(details.getByRole('button', { name, exact: true })), name).toEqual([])
  })

test('a toast covers nothing of the bar over the end of the list', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openList(page, sampleRequests(40))
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
    const save = page.getByRole('button', { name: /^Export \d/ })
    await save.click()
    const toast = page.getByRole('listitem').filter({ hasText: 'exported to' })
    await expect(toast).toHaveAttribute('data-mounted', 'true')
    const bar = [
      save,
      control(page, 'Clear the selection'),
      page.getByRole('button', { name: /^Select all/ }),
    ]
    const tops = await Promise.all(bar.map(async (part) => (await place(part)).y))
    await expect
      .poll(async () => {
        const { y, height } = await place(toast)
        return y + height
      }, `at ${width} px`)
      .toBeLessThan(Math.min(...tops))
  }
})

test('the filter is back after a session that expired', async ({ page }) => {
  await openList(page, sampleRequests(20), '?q=Amara&status=pending')
  await page.evaluate(() => {
    const old = new Date(Date.now() - 25 * 3_600_000).toISOString()
    localStorage.setItem('adminLoginTime', old)
    dispatchEvent(new StorageEvent('storage', { key: 'adminLoginTime', storageArea: localStorage }))
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session expired')).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL(`${reviewAddress}?q=Amara&status=pending`)
  await expect(page.getByRole('searchbox')).toHaveValue('Amara')
})

/** Another tab holds the lock of the list, until what is returned is called. */
async function holdLock(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => {
    const held = new Promise<void>((resolve) => Reflect.set(window, 'letGo', resolve))
    return new Promise<void>((taken) => {
      void navigator.locks.request('invitationRequests', () => {
        taken()
        return held
      })
    })
  })
  await page.bringToFront()
  return () => other.evaluate(() => Reflect.get(window, 'letGo')())
}

test('while another tab holds the lock, a decision says that it waits and is not shown as made', async ({
  page,
}) => {
  await openList(page, sampleRequests(6, { pendingOnly: true }))
  const letGo = await holdLock(page)
  await control(page, 'Reject Amara Nwosu 0’s request').click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Waiting for another tab')
  // Said once: by the toast, which is in sight at every width and is announced.
  await expect(page.getByText('Waiting for another tab')).toHaveCount(1)
  await expect(control(page, 'Reject Amara Nwosu 0’s request')).toBeVisible()
  await letGo()
  await settled(page, 'Amara Nwosu 0’s request is rejected.')
  await expect(control(page, 'Reject Amara Nwosu 0’s request')).toHaveCount(0)
})

test('the details over the page say that they wait for another tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, sampleRequests(6, { pendingOnly: true }))
  await control(page, 'Amara Nwosu 0').click()
  const letGo = await holdLock(page)
  const details = page.getByRole('dialog')
  await details.getByRole('button', { name: 'Reject' }).click()
  await expect(details.locator('[data-sonner-toast]')).toContainText('Waiting for another tab')
  await letGo()
  await expect(details).toContainText('Rejected')
})

for (const width of [768, 1440])
  test(`what is shown last keeps its place: the list stays where it is first shown, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const moved = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
        for (const { value } of moved) window.name = String(Number(window.name) + value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openList(page, sampleRequests(24))
    await expect(page.getByRole('meter')).toBeVisible()
    await expect(page.getByText('oldest came in on')).toBeVisible()
    await idle(page)
    expect(Number(await page.evaluate(() => window.name))).toBeLessThan(0.05)
  })
