import type { Locator, Page } from 'playwright/test'
import { expectNoCrossedWords } from './support/crossed-words'
import { visit } from './support/forms'
import { openRequest } from './support/request-dialog'
import { openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

// The code samples are behind a flag.
test.use({ build: 'all-features' })

/** Opens a page, and does what a browser does that translates it into Arabic or Hebrew. */
async function visitTurned(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await turn(page)
}

const turn = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl'
    document.documentElement.classList.add('translated-rtl')
  })

/** The letters of a text as they are seen from left to right on its first line, without spaces. */
const seen = (text: Locator) =>
  text.first().evaluate((element) => {
    const letters: { readonly letter: string; readonly left: number; readonly top: number }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      // For screen readers alone.
      if (parentElement instanceof HTMLElement && parentElement.offsetWidth === 1) continue
      for (const [at, letter] of [...(walker.currentNode.nodeValue ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(walker.currentNode, at)
        range.setEnd(walker.currentNode, at + 1)
        const { left, top, height } = range.getBoundingClientRect()
        if (letter.trim()) letters.push({ letter, left, top: top + height })
      }
    }
    const line = letters.filter(({ top }) => Math.abs(top - (letters[0]?.top ?? 0)) < 12)
    return line
      .sort((a, b) => a.left - b.left)
      .map(({ letter }) => letter)
      .join('')
  })

test('in a page that is read from right to left, formulas, code, phone numbers and charts are not turned', async ({
  page,
}) => {
  await visitTurned(page, '/')
  for (const formula of ['(x + 2)(x + 3) = 0', 'x² + 5x + 6'])
    expect(await seen(page.getByText(formula))).toBe(formula.replaceAll(' ', ''))
  await visitTurned(page, '/contact')
  const phone = page.getByRole('main').getByRole('link', { name: /^\+\d/ })
  expect(await seen(phone)).toBe((await phone.innerText()).replaceAll(' ', ''))
  await visitTurned(page, '/api/sdks')
  const install = page.getByText(/^npm install /)
  expect(await seen(install)).toBe((await install.first().innerText()).replaceAll(' ', ''))
  await visitTurned(page, '/about')
  const scale = await page
    .getByText(/sensor \(m\)/)
    .first()
    .boundingBox()
  expect(scale?.x).toBeGreaterThan(0)
})

test('in a page that is read from right to left, the sheets stay beside their words', async ({ page }) => {
  await visitTurned(page, '/')
  await expectNoCrossedWords(page, [390, 768, 1440])
  await visitTurned(page, '/contact')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const message = page.getByRole('textbox', { name: 'Message' })
    const help = await page.getByText('At least 10 characters').boundingBox()
    const field = await message.boundingBox()
    expect(help?.x, `${width} px`).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  }
})

test('in a page that is read from right to left, the menus of the header open inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitTurned(page, '/about')
  for (const name of ['Platform', 'Learn']) {
    const menu = page.getByRole('banner').getByRole('button', { name })
    await menu.click()
    const links = menu.locator('xpath=following-sibling::*').getByRole('link')
    await expect(links).not.toHaveCount(0)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})

test('in a page that is read from right to left, the line of a note is on the side where it begins', async ({
  page,
}) => {
  await visitTurned(page, '/contact')
  const note = page.getByText('What does not, and where?')
  await expect(note).toHaveCSS('border-right-width', '3px')
  await expect(note).toHaveCSS('border-left-width', '0px')
})

test('in a page that is read from right to left, a diagram and a code are not turned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitTurned(page, '/')
  const code = page.getByRole('img', { name: /^Example invitation code/ })
  expect(await seen(code)).toBe(await code.evaluate(({ textContent }) => textContent))
  const learning = await page.getByRole('listitem').filter({ hasText: 'Google Classroom' }).boundingBox()
  const meeting = await page.getByRole('listitem').filter({ hasText: 'Google Meet' }).boundingBox()
  expect((learning?.x ?? 0) + (learning?.width ?? 0)).toBeLessThan(meeting?.x ?? 0)
})

test('in a page that is read from right to left, a line between columns is between them', async ({
  page,
}) => {
  await visitTurned(page, '/about')
  const second = page.getByRole('cell', { name: 'Reads the line while you write it.' })
  await expect(second).toHaveCSS('border-right-width', '2px')
  await expect(second).toHaveCSS('border-left-width', '0px')
  const sheet = await openRequest(page)
  await expect(sheet.getByText('Tell us how you would').locator('xpath=ancestor::div[1]')).toHaveCSS(
    'border-left-width',
    '2px',
  )
})

test('in a page that is read from right to left, the admin list is as far from the edges as in ours', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openList(page, sampleRequests(4))
    const controls = page.getByRole('row').filter({ hasText: 'person.0' })
    const boxes = async () => {
      const all = [controls.getByRole('checkbox'), controls.getByRole('button', { name: /^Reject/ })]
      return Promise.all(all.map((control) => control.boundingBox()))
    }
    const [box, reject] = await boxes()
    await turn(page)
    const [turnedBox, turnedReject] = await boxes()
    const room = await page.evaluate(() => document.body.clientWidth)
    for (const [before, after] of [
      [box, turnedBox],
      [reject, turnedReject],
    ] as const)
      expect(after?.x).toBeCloseTo(room - (before?.x ?? 0) - (before?.width ?? 0), 0)
  }
})

test('in another language a long word of a note breaks in the margin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/security')
  const beyond = await page.getByText('Marked by someone else.').evaluate((note) => {
    note.textContent = 'Konformitätsbescheinigungen.'
    const margin = note.parentElement?.getBoundingClientRect().width ?? 0
    return note.getBoundingClientRect().width - margin
  })
  expect(beyond).toBeLessThanOrEqual(0.5)
})
