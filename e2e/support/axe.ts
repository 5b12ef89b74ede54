import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with the rule and the elements of everything that axe finds wrong on the page as it is:
 * WCAG 2.2 up to AA, target size included, and axe's best practices. No rule and no element is left
 * out. The dark theme differs in colours only, so there only the contrast is looked at.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // axe sees the background of nothing that the browser has not laid out yet.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNone(page, (axe) => axe.withTags(TAGS))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone(page, (axe) => axe.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNone(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const axe = new AxeBuilder({ page }).options({
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  })
  // The site has no frames: without this axe opens another page to put their results together.
  const { violations } = await choose(axe).setLegacyMode().analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary ?? ''}`),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}
