import type { Page } from 'playwright/test'
import { maths, notes, unknowns } from '../scripts/font-characters.mjs'
import { expectNoAxeViolations } from './support/axe'
import { expectNoCrossedWords } from './support/crossed-words'
import { visit } from './support/forms'
import { idle } from './support/idle'
import { builtPages, pagesToSee, share } from './support/pages'
import { folderOf } from './support/site'
import { expect, test } from './support/test'

// Only in the development build does React report hydration mismatches.
test.use({ build: 'development' })
test.describe.configure({ timeout: 120_000 })

/** `E2E_PAGE=/pricing` checks this page alone. */
const only = process.env.E2E_PAGE
const SHARES = only ? 1 : 6

/** Characters of formulas and notes that are missing in their cut fonts. */
const charactersWithoutFace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (faces) => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found = new Set<string>()
      while (words.nextNode()) {
        const { parentElement, textContent } = words.currentNode
        if (!parentElement || parentElement.closest('script, style, noscript')) continue
        const { fontFamily, fontStyle } = getComputedStyle(parentElement)
        const has = faces[`${fontFamily.split(',')[0]} ${fontStyle}`]
        if (has === undefined) continue
        for (const character of textContent ?? '') if (!has.includes(character)) found.add(character)
      }
      return [...found]
    },
    {
      '"STIX Two" normal': maths,
      '"STIX Two" italic': `${unknowns} \n`,
      '"Atkinson Next" italic': `${notes}\n`,
    } as Readonly<Record<string, string>>,
  )

for (let index = 0; index < SHARES; index++) {
  test(`every page hydrates, passes axe, crosses no words and has its faces (${index + 1} of ${SHARES})`, async ({
    page,
    allow,
  }) => {
    allow(/404/)
    const warnings: string[] = []
    page.on('console', (message) => {
      const isOurs = message.type() === 'warning' && !message.text().includes('blocked by Playwright')
      if (isOurs) warnings.push(`${page.url()}: ${message.text()}`)
    })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const dir = folderOf('development')
    // The 404 page is checked, too.
    const seen = [...pagesToSee(dir), '/404']
    const unseen = builtPages(dir).filter((path) => !seen.includes(path))
    const part = only ? [only] : [...share(seen, index, SHARES), ...share(unseen, index, SHARES)]
    if (only) expect(seen).toContain(only)
    else expect(part.length).toBeGreaterThan(8)
    for (const path of part) {
      await visit(page, path)
      await idle(page)
      if (!seen.includes(path)) continue
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await page.evaluate(() => document.fonts.ready)
      expect(await charactersWithoutFace(page), path).toEqual([])
      await expectNoAxeViolations(page)
      await expectNoCrossedWords(page, [320, 1024])
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    expect(warnings).toEqual([])
  })
}
