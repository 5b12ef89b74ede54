import type { Page } from 'playwright/test'
import { maths, notes, unknowns } from '../scripts/font-characters.mjs'
import { expectNoAxeViolations } from './support/axe'
import { expectNoCrossedWords } from './support/crossed-words'
import { builtPages, share } from './support/pages'
import { expect, test } from './support/test'

const settings = { VITE_FEATURES: 'all' }
test.use({ build: { name: 'all-features', env: settings } })
test.describe.configure({ timeout: 120_000 })

const SHARES = 6
/** The pages themselves; of the coming-soon pages, which are one page with other words, two. */
const pages = () => {
  const all = builtPages('.e2e/all-features')
  const soon = all.filter((path) => path.startsWith('/coming-soon/'))
  return [...all.filter((path) => !soon.includes(path)), ...soon.slice(0, 2)]
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.waitForLoadState('networkidle')
}

/**
 * Characters of formulas and notes that their faces, which are cut down to what is set in them, do
 * not have.
 */
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
  test(`axe finds nothing on any page, light and dark, no words cross at 320 or 1024 px, and formulas and notes have their faces (${index + 1} of ${SHARES})`, async ({
    page,
    allow,
  }) => {
    allow(/404/)
    const part = share(pages(), index, SHARES)
    expect(part.length).toBeGreaterThan(4)
    for (const path of part) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      expect(await charactersWithoutFace(page), path).toEqual([])
      await expectNoAxeViolations(page)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectNoAxeViolations(page)
      await expectNoCrossedWords(page, [320, 1024])
    }
  })
}
