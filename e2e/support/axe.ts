import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with the rule and the elements of everything that axe finds wrong on the page as it stands:
 * WCAG 2.2 up to AA, target size included, and axe's best practices. No rule and no element is left
 * out.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // axe sees the background of nothing that the browser has not laid out yet.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(TAGS)
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary ?? ''}`),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}
