import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { requiredNames } from '../src/domain/invitations/answers'
import { capitalized, countWord } from '../src/lib/text'
import { visit } from './support/forms'
import { idle } from './support/idle'
import { openRequest } from './support/request-dialog'
import { openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

/** Lines from 0 to 199, of which the last is found only if nothing is cut off. */
const message = Array.from({ length: 200 }, (_, line) => `Line ${line} of what they wrote.`).join('\n')

/** The texts that paper shows, with the height of the page that they need. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const shown: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      if (range.getBoundingClientRect().height > 0) shown.push(walker.currentNode.textContent ?? '')
    }
    return { text: shown.join(' '), height: document.scrollingElement?.scrollHeight ?? 0 }
  })

/** The sheets of a printed page, and how many pieces of text are on them. */
async function print(page: Page, options?: Parameters<Page['pdf']>[0]) {
  const pdf = await page.pdf(options)
  const text = pdf.toString('latin1')
  const drawn = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\n/g)].map(({ 0: { length }, index }) =>
    inflateSync(pdf.subarray(index + length)).toString('latin1'),
  )
  return {
    sheets: [...text.matchAll(/\/Type \/Page\b/g)].length,
    pieces: drawn.join('').split(' Tj\n').length - 1,
  }
}

test('a page is printed alike after a visit to a legal page, which has its own paper', async ({ page }) => {
  await visit(page, '/about')
  const before = await print(page)
  expect(before.pieces).toBeGreaterThan(1000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  expect(await print(page)).toEqual(before)
})

test('small paper has every section of the landing page', async ({ page }) => {
  await visit(page, '/')
  const large = await print(page, { format: 'A4' })
  const small = await print(page, { format: 'A5' })
  expect(small.pieces).toBeGreaterThan(large.pieces * 0.8)
})

test('with the details open, paper has that request whole and nothing else', async ({ page }) => {
  const requests = sampleRequests(30).map((request) => ({ ...request, message }))
  await openList(page, requests)
  const name = requests.at(-1)?.name ?? ''
  await page.getByRole('button', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const { text, height } = await onPaper(page)
  expect(text).toContain(name)
  expect(text).toContain('Line 199 of what they wrote.')
  expect(text).not.toContain('Invitation requests')
  expect(text).not.toContain(requests[0]?.name)
  expect(height).toBeGreaterThan(4000)
  expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
})

test('with a form of the site open, paper has that form whole and nothing else', async ({ page }) => {
  await visit(page, '/pricing')
  await openRequest(page)
  const field = page.locator('#request-dialog textarea')
  await field.fill(message)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 400 })
  const { text, height } = await onPaper(page)
  expect(text).toContain(`${capitalized(countWord(requiredNames.length))} answers are required`)
  expect(text).toContain('Saved in this browser only')
  expect(text).not.toContain('Plans in ink')
  expect(height).toBeGreaterThan(4000)
  expect(await field.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
  // A fixed one would be repeated on each page.
  const dialog = page.locator('#request-dialog')
  await expect(dialog).toHaveCSS('position', 'absolute')
  // Some print the grounds, too.
  const scrim = await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
  expect(scrim).toBe('rgba(0, 0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('a message that is on the screen is not printed', async ({ page }) => {
  await openList(page, sampleRequests(3))
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const message = page.locator('[data-sonner-toast]')
  await expect(message).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(message).toBeHidden()
})

test('an import is printed whole: its error and its check', async ({ page }) => {
  await openList(page, sampleRequests(61).slice(0, 1))
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: /import/i })
  const choose = (value: unknown) =>
    dialog.getByLabel(/Choose files/).setInputFiles({
      name: 'list.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(value)),
    })
  await choose({})
  const error = dialog.getByRole('alert')
  await expect(error).not.toHaveCSS('max-height', 'none')
  await page.emulateMedia({ media: 'print' })
  await expect.soft(error).toHaveCSS('max-height', 'none')
  await page.emulateMedia({ media: 'screen' })
  await choose(sampleRequests(60))
  const panel = dialog.getByRole('tabpanel')
  const hidden = () => panel.evaluate((element) => element.scrollHeight - element.clientHeight)
  await expect(panel.getByRole('row')).toHaveCount(61)
  expect(await hidden()).toBeGreaterThan(100)
  await page.emulateMedia({ media: 'print' })
  expect((await onPaper(page)).text).toContain('Hannah Schäfer 59')
  expect(await hidden()).toBeLessThan(2)
})

test('View storage, the audit log and the keys are printed whole', async ({ page }) => {
  await openList(page, sampleRequests(60, { pendingOnly: true }))
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Reject 60' }).click()
  for (const [button, words] of [
    ['View storage', 'person.0@school.example'],
    ['Audit log', 'Hannah Schäfer 59'],
    ['All shortcuts', 'Show this list'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const { text } = await onPaper(page)
    expect(text).toContain(words)
    expect(text).not.toContain('Invitation requests')
    for (const box of await page.getByRole('dialog').locator('section, pre').all())
      expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
  }
})

test('a long message and a long name are printed whole', async ({ page }) => {
  const name = `${'Anna Maria '.repeat(30)}End of the name`
  const message = `${'Two classes would like to try it. '.repeat(2000)}End of the message`
  await openList(page, [{ ...sampleRequests(1)[0], name, message }])
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Show all/ })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const { text } = await onPaper(page)
  expect(text).toContain('End of the name')
  expect(text.split('Two classes')).toHaveLength(2001)
  expect(text).toContain('End of the message')
  expect(text).not.toContain('Show all')
})

test('the table behind a figure is printed whole', async ({ page }) => {
  await openList(page, sampleRequests(3))
  await page.getByRole('button', { name: 'Table: Requests by day' }).click()
  const table = page.getByRole('region', { name: 'Requests by day' })
  const hidden = () => table.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(await hidden()).toBeGreaterThan(100)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden()).toBeLessThan(2)
})

test('paper says how many codes are only in the file', async ({ page }) => {
  await openList(page, sampleRequests(501, { pendingOnly: true }))
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Approve 501' }).click()
  await expect(page.getByRole('dialog', { name: '501 requests approved' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => (await onPaper(page)).text).toContain('The other one is in the file.')
})

test('the list is printed without what is pressed or checked in it', async ({ page }) => {
  await openList(page, sampleRequests(3))
  const pressed = page.getByRole('button', { name: /^(Approve|Reject|Copy code|Back up|Table)/ })
  const boxes = page.getByRole('checkbox')
  await expect(pressed).toHaveCount(6)
  await expect(boxes).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  await expect(pressed).toHaveCount(0)
  await expect(boxes).toHaveCount(0)
})

test('the printed list has long names, addresses and organizations whole', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  const long = {
    name: 'Wilhelmina Konstantina van den Heuvel-Abernathy y Quiñones-Ortega',
    email: `${'wilhelmina.'.repeat(5)}abernathy@upper-canada-district-school-board.example`,
    role: 'administrator',
    organization: 'Upper Canada District School Board',
    useCase: 'institutional',
    status: 'approved',
  }
  const [first, second, third] = sampleRequests(3)
  await openList(page, [{ ...first, ...long }, { ...second, organization: '' }, third])
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(3)
  // A dash in a line of its own says nothing.
  await expect(page.getByRole('cell', { name: '—', exact: true })).toHaveCount(0)
  const cut = await rows.evaluateAll((all) =>
    all
      .flatMap((row) => [row, ...row.querySelectorAll('*')])
      .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflow !== 'visible')
      .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.textContent),
  )
  expect(cut).toEqual([])
  // Nor do rows overlap.
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const parts = [...row.querySelectorAll('button, span')].map((part) => part.getBoundingClientRect())
      return { row: row.getBoundingClientRect().bottom, text: Math.max(...parts.map(({ bottom }) => bottom)) }
    }),
  )
  for (const { row, text } of boxes) expect(text).toBeLessThanOrEqual(row)
})

test('a list that is too long for paper is after printing where it was', async ({ page }) => {
  await openList(page, sampleRequests(3000))
  await page.evaluate(() => scrollTo({ top: 120_000, behavior: 'instant' }))
  await idle(page)
  await page.pdf()
  await idle(page)
  expect(await page.evaluate(() => scrollY)).toBe(120_000)
})

test.describe('on paper', () => {
  test.use({ build: 'all-features', colorScheme: 'dark' })

  test('what is folded up is printed', async ({ page }) => {
    for (const path of ['/pricing', '/blog', '/careers', '/developers/community', '/dashboard']) {
      await visit(page, path)
      const folded = page.locator('main details:not([open]) > :not(summary)')
      expect(await folded.count(), path).toBeGreaterThan(0)
      await expect(folded.first(), path).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      for (const part of await folded.all()) await expect(part, path).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('the prices are printed once, below the last line, and the chosen billing is in ink', async ({
    page,
  }) => {
    await visit(page, '/pricing')
    await page.emulateMedia({ media: 'print' })
    const rows = page.locator('main table').filter({ hasText: 'Price' }).locator('> *').last()
    await expect(rows).toHaveCSS('display', 'table-row-group')
    const chosen = page.locator('main .segmented label:has(:checked)')
    await expect(chosen).toHaveCSS('color', 'rgb(22, 33, 58)')
    await expect(chosen).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  for (const path of ['/', '/about', '/api/examples'])
    test(`what is light on a dark ground is dark: ${path}`, async ({ page }) => {
      await visit(page, path)
      await page.emulateMedia({ media: 'print' })
      const { dark, pale } = await page.evaluate(() => {
        const contrast = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
            .map((part) => Number(part) / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
        }
        // Words, and what is drawn. Hairlines and the marker are light on every ground.
        const colorsOf = (part: Element) => {
          const { color, stroke } = getComputedStyle(part)
          if (part instanceof SVGGeometryElement)
            return part.matches('.stroke-hair, .stroke-marker') ? [] : [stroke]
          return [...part.childNodes].some((node) => node instanceof Text && node.data.trim()) ? [color] : []
        }
        const dark = [...document.querySelectorAll(':is(.band, .code-sheet) *, .btn')]
          .filter((part) => part.checkVisibility())
          .flatMap((part) => colorsOf(part).map((color) => ({ part: part.outerHTML, color })))
          .filter(({ color }) => color !== 'none')
        return { dark: dark.length, pale: dark.filter(({ color }) => contrast(color) < 3) }
      })
      expect(dark).toBeGreaterThan(10)
      expect(pale).toEqual([])
    })
})
