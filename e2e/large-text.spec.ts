import type { Page } from 'playwright/test'
import { expectNoCrossedWords } from './support/crossed-words'
import { visit } from './support/forms'
import { cutOff } from './support/on-a-phone'
import { pagesToSee, share } from './support/pages'
import { folderOf } from './support/site'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })
test.describe.configure({ timeout: 120_000 })

/** As somebody sets it in the browser, which moves the breakpoints, too. */
async function doubleText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

const SHARES = 2
for (let index = 0; index < SHARES; index++)
  test(`with text at 200 % no page cuts off words or lays them over others (${index + 1} of ${SHARES})`, async ({
    page,
  }) => {
    await doubleText(page)
    const pages = pagesToSee(folderOf('all-features')).filter((path) => !path.startsWith('/admin/'))
    for (const path of share(pages, index, SHARES)) {
      await visit(page, path)
      for (const width of [390, 768, 1440]) {
        await expectNoCrossedWords(page, [width])
        expect(await page.evaluate(cutOff), `${path} at ${width} px`).toEqual([])
      }
    }
  })
