import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with the rule and the elements of every problem that axe finds on the page as it is, or in
 * its open modal dialog: WCAG 2.2 up to AA, target size included, and axe's best practices. No rule
 * and no element is left out. The dark theme differs in colours only, so only the contrast is
 * checked there.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await lostNames(page), `names on ${page.url()}`).toEqual([])
  expect(await translatedCode(page), `code on ${page.url()}`).toEqual([])
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // axe does not see the background of anything that the browser has not laid out yet.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNone(page, { type: 'tag', values: TAGS })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone(page, { type: 'rule', values: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What is named or described by an element that is not there: axe is not sure about these. */
const lostNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-labelledby], [aria-describedby]')].flatMap((element) => {
      const of = (name: string) => (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean)
      const ids = [...of('aria-labelledby'), ...of('aria-describedby')]
      return ids.filter((id) => !document.getElementById(id)).map((id) => `${element.localName} ${id}`)
    }),
  )

/** Codes, addresses and samples that a translator would change. */
const translatedCode = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('code, pre')]
      .filter(({ translate }) => translate)
      .map(({ textContent }) => textContent ?? ''),
  )

async function expectNone(page: Page, runOnly: RunOptions['runOnly']): Promise<void> {
  const found = await page.evaluate(
    async (options) => {
      const part = document.querySelector('dialog:modal') ?? document
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(part, options)
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary ?? ''}`),
      }))
    },
    {
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      // Only rules that do not run here need the stylesheets, which axe would fetch again.
      preload: { assets: ['media'] },
      runOnly,
    } as RunOptions,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}
