import type { Locator, Page } from 'playwright/test'
import { expectNoCrossedWords } from './support/crossed-words'
import { coveredCorners, visit } from './support/forms'
import { cutOff } from './support/on-a-phone'
import { pagesToSee, share } from './support/pages'
import { openRequest } from './support/request-dialog'
import { openImport, openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { folderOf } from './support/site'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })
test.describe.configure({ timeout: 120_000 })

/** As set in the browser, which moves the breakpoints, too. */
async function setText(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
}

/** WCAG 2.2, 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [spaced]
  })

/** Words and numbers of the page that begin on one line and end on the next; code may be split. */
const splitWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const split: string[] = []
    document.documentElement.dataset.whole = ''
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      if (node.parentElement?.closest('[class*=sr-only], svg, dialog, code, pre')) continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<![\w@./])[\p{L}\d,]{4,}(?![@./]\w)/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) split.push(word)
      }
    }
    return split
  })

const SHARES = 4
for (let index = 0; index < SHARES; index++)
  test(`in text at 200 %, at 500 %, and spaced, no page cuts off, lays over others or splits words (${index + 1} of ${SHARES})`, async ({
    page,
  }) => {
    const pages = pagesToSee(folderOf('all-features')).filter((path) => !path.startsWith('/admin/'))
    for (const path of share(pages, index, SHARES)) {
      await setText(page, 200)
      await visit(page, path)
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      for (const width of [1440, 768, 390]) {
        await expectNoCrossedWords(page, [width])
        expect(await page.evaluate(cutOff, ''), `${path} at ${width} px`).toEqual([])
      }
      expect(await splitWords(page), path).toEqual([])
      await setText(page, 100)
      await expect(page.locator('html')).toHaveCSS('font-size', '16px')
      // 500 % of 1280 px. A phone whose browser enlarges pages to 150 % is as narrow.
      await expectNoCrossedWords(page, [256])
      expect(await page.evaluate(cutOff, ''), `${path} at 256 px`).toEqual([])
      await page.setViewportSize({ width: 320, height: 800 })
      await spaceText(page)
      expect(await page.evaluate(cutOff, ''), `${path} with spaced text`).toEqual([])
    }
  })

test('with text at 200 % on a phone no mark lies on the name that it checks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setText(page, 200)
  await visit(page, '/')
  for (const name of ['SOC 2 Type II', '99.9% uptime']) {
    const row = page.getByRole('row', { name })
    const mark = await row.getByRole('img', { name: 'Checked' }).boundingBox()
    const end = await row.getByRole('rowheader').evaluate((header) => {
      const range = document.createRange()
      range.selectNodeContents(header)
      return range.getBoundingClientRect().right
    })
    expect(end, name).toBeLessThan(mark?.x ?? 0)
  }
})

test('in a window of 280 px the words of a chart are no larger than in a wider one', async ({ page }) => {
  await openList(page, sampleRequests(12))
  const day = page.getByText('today', { exact: true }).first()
  const size = () => day.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
  await page.setViewportSize({ width: 390, height: 800 })
  const wide = await size()
  await page.setViewportSize({ width: 280, height: 800 })
  expect(await size()).toBeLessThanOrEqual(wide)
})

const beyond = (sheet: Locator) => sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

test('with text at 200 % the menu, the request form and the admin area fit a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await setText(page, 200)
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.evaluate(cutOff, '')).toEqual([])
  await page.keyboard.press('Escape')
  expect(await beyond(await openRequest(page))).toBe(0)
  expect(await page.evaluate(cutOff, '')).toEqual([])

  await openList(page, sampleRequests(3, { pendingOnly: true }))
  const buttons = page.getByRole('button', { name: /^(Reject|\d)|Rejected$/ })
  await expect(buttons).not.toHaveCount(0)
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(390)
  }
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: /^Amara/ })
  await expect(details).toBeVisible()
  expect(await beyond(details)).toBe(0)
  for (const decision of ['Approve', 'Reject'])
    await expect(details.getByRole('button', { name: decision })).toBeInViewport({ ratio: 1 })
})

for (const { width, height, percent } of [
  { width: 390, height: 844, percent: 200 },
  { width: 320, height: 568, percent: 200 },
  { width: 320, height: 568, percent: 150 },
])
  test(`Tab leads to no covered field of the request form at ${width} x ${height}, text at ${percent} %`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await setText(page, percent)
    await visit(page, '/about')
    const fields = (await openRequest(page)).locator('input:visible, select:visible')
    await fields.first().focus()
    for (const field of await fields.all()) {
      await expect(field).toBeFocused()
      expect(await coveredCorners(field), (await field.getAttribute('name')) ?? '').toEqual([])
      await page.keyboard.press('Tab')
    }
  })

test('with text at 200 % on a phone the skip link is whole, the details split no role, and no shortcut is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setText(page, 200)
  await visit(page, '/about')
  await page.keyboard.press('Tab')
  const skip = await page.getByRole('link', { name: 'Skip to the content' }).boundingBox()
  expect((skip?.x ?? 0) + (skip?.width ?? Number.NaN)).toBeLessThan(380)
  await openList(page, sampleRequests(2))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const role = page.getByRole('dialog').getByRole('definition').filter({ hasText: 'Student' })
  const linesOf = (words: Element) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  expect(await role.evaluate(linesOf)).toBe(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const shortcuts = dialog.getByRole('definition')
  await expect(shortcuts.first()).toBeVisible()
  const cut = await shortcuts.evaluateAll((all) =>
    all
      .filter((each) => {
        const end = each.parentElement?.getBoundingClientRect().right ?? 0
        return each.getBoundingClientRect().left + each.scrollWidth > end + 1
      })
      .map((each) => each.textContent),
  )
  expect(cut).toEqual([])
})

test('with text at 200 % on a phone a code is on one line', async ({ page }) => {
  await setText(page, 200)
  for (const width of [320, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    await openList(page, sampleRequests(1, { pendingOnly: true }))
    await page.getByRole('button', { name: /^Approve/ }).click()
    const code = page.getByRole('dialog').locator('code')
    await expect(code).toBeVisible()
    const tops = await code.evaluate(({ children }) =>
      [...children].map((cell) => cell.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, `at ${width} px`).toBe(1)
    expect(await beyond(code), `at ${width} px`).toBe(0)
  }
})

test('in forced colors the selected tab of an import is seen where its list scrolls', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openList(page, sampleRequests(1))
  const dialog = await openImport(page, sampleRequests(4))
  const tab = dialog.getByRole('tab', { selected: true })
  await expect(tab).toHaveCSS('outline-style', 'solid')
  const isInside = (element: Element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) <= 0
  }
  expect(await tab.evaluate(isInside)).toBe(true)
})

test('in forced colors no drawing lies under a stamp’s words, where each would get a box', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/contact')
  const stamp = page.getByText('24 h', { exact: true })
  await stamp.scrollIntoViewIfNeeded()
  const under = await stamp.evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect()
    const all = document.elementsFromPoint(left + width / 2, top + height / 2)
    return all.filter((element) => element instanceof SVGGeometryElement).length
  })
  expect(under).toBe(0)
})
