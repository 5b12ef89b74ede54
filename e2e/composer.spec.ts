import type { Page } from 'playwright/test'
import { translator } from './support/foreign-software'
import { visit } from './support/forms'
import { holdBack } from './support/hold-back'
import { expect, test } from './support/test'

const field = (page: Page) => page.getByRole('textbox', { name: '2² − 5(2) + 6 =' })
const button = (page: Page) => page.getByRole('button', { name: 'Hand in' })
const closing = (page: Page) => page.getByText('It comes to zero, so x = 2 works.')

for (const width of [320, 1440]) {
  test(`the conversation's last line is written with the keyboard (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    await expect(closing(page)).toBeHidden()
    await field(page).focus()
    for (const reply of ['What does the line come to?', 'So what is 4 − 10 + 6?', 'Put that in.']) {
      await page.keyboard.type('20')
      await page.keyboard.press('Enter')
      await expect(page.getByText(reply)).toBeVisible()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
    }
    await page.keyboard.type('0')
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(closing(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

const ways = {
  'the button': (page: Page) => button(page).click(),
  Enter: (page: Page) => field(page).press('Enter'),
  // The page is drawn anew then.
  'Enter in a translated page': async (page: Page) => {
    await page.evaluate(translator)
    await field(page).press('Enter')
  },
}

for (const [way, handIn] of Object.entries(ways))
  test(`a line handed in with ${way} before the app is there is answered once it is`, async ({
    page,
    allow,
  }) => {
    allow(/#418/)
    const release = await holdBack(page, '**/assets/home-page*.js')
    await page.goto('/')
    await field(page).fill('0')
    await handIn(page)
    await expect(closing(page)).toBeHidden()
    release()
    await expect(closing(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

test('without scripts, and on paper, the conversation is finished', async ({ page, browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
  const plain = await context.newPage()
  await plain.goto('/')
  await expect(closing(plain)).toBeVisible()
  await expect(button(plain)).toBeHidden()
  await context.close()
  await visit(page, '/')
  await field(page).fill('7')
  await button(page).click()
  const wrong = page.getByText('What does the line come to?')
  await expect(wrong).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(closing(page)).toBeVisible()
  await expect(button(page)).toBeHidden()
  await expect(wrong).toBeHidden()
})

test('every pen mark of the page is a stroke, and none is filled', async ({ page }) => {
  await visit(page, '/')
  const marks = page.locator('svg.pm')
  expect(await marks.count()).toBeGreaterThan(5)
  const filled = await marks.evaluateAll((all) =>
    all
      .filter((mark) => getComputedStyle(mark).fill !== 'none')
      .map((mark) => mark.parentElement?.textContent),
  )
  expect(filled).toEqual([])
})

test('a screen reader says what is struck out, and a copy has only the words', async ({ page }) => {
  await page.goto('/')
  const line = page.locator('.home-chat li').nth(1)
  await expect(line).toMatchAriaSnapshot(`
    - listitem:
      - deletion: /struck out:.*x \\+ 2/
      - img "Not yet"
  `)
  const selected = await line.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return String(getSelection())
  })
  expect(selected).not.toContain('struck')
})
