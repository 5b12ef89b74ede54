import { visit } from './support/forms'
import { expect, test } from './support/test'

// Where lines end: what only a browser knows.
test.use({ build: 'all-features' })

/** Specification, section 9; the site's own constant needs its build. */
const reviewTime = '2-3 business days'
const widths = [320, 390, 768, 1440]

/** The lines on which a phrase stands, for each time that the page says it. */
function linesOf(phrase: string): readonly number[] {
  const lines: number[] = []
  document.documentElement.dataset.whole = ''
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const start = textContent?.indexOf(phrase) ?? -1
    if (start < 0 || !parentElement?.checkVisibility()) continue
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + phrase.length)
    lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
  }
  return lines
}

for (const path of ['/', '/register', '/about', '/help', '/press'])
  test(`${path} never breaks a line in "${reviewTime}"`, async ({ page }) => {
    await visit(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.evaluate(linesOf, reviewTime)
      expect([...new Set(lines)], `at ${width} px`).toEqual([1])
    }
  })

for (const path of ['/webinars', '/help', '/api'])
  test(`${path} keeps each link's arrow beside its last word`, async ({ page }) => {
    await visit(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const parted = await page.locator('main a:has(svg)').evaluateAll((links) => {
        document.documentElement.dataset.whole = ''
        return links.flatMap((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          let end = new DOMRect()
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode)
            end = [...range.getClientRects()].at(-1) ?? end
          }
          const arrow = link.querySelector('svg')?.getBoundingClientRect()
          if (!arrow || arrow.width === 0 || arrow.left < end.left) return []
          const isBeside = arrow.left - end.right < 16 && arrow.top < end.bottom && arrow.bottom > end.top
          return isBeside ? [] : [link.textContent]
        })
      })
      expect(parted, `at ${width} px`).toEqual([])
    }
  })

test('at 320 px each formula of the conversation is on one line with its mark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await visit(page, '/')
  const heights = await page.locator('.home-chat li').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const parts = [...line.querySelectorAll('.m, .m + svg, .tick, .cross')].filter(
        (part) => !part.closest('.home-note') && part.getBoundingClientRect().width > 0,
      )
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const top = Math.min(...boxes.map(({ top }) => top))
      return parts.length > 0 ? [Math.max(...boxes.map(({ bottom }) => bottom)) - top] : []
    }),
  )
  expect(heights.length).toBeGreaterThan(4)
  for (const height of heights) expect(height).toBeLessThan(40)
})

for (const [path, name] of [
  ['/pricing', 'The four learner plans compared'],
  ['/webinars', 'The same hour in five cities'],
] as const)
  test(`at 320 px the columns of ${path} keep apart`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await visit(page, path)
    const gaps = await page
      .getByRole('table', { name })
      .getByRole('row')
      .evaluateAll((rows) => {
        document.documentElement.dataset.whole = ''
        const range = document.createRange()
        return rows.flatMap((row) => {
          const ends = [...row.querySelectorAll('td, th:not(:first-child)')].map((cell) => {
            range.selectNode(cell.firstChild ?? cell)
            return range.getBoundingClientRect()
          })
          return ends.slice(1).map(({ left }, at) => left - (ends[at]?.right ?? 0))
        })
      })
    expect(gaps.length).toBeGreaterThan(15)
    expect(Math.min(...gaps)).toBeGreaterThan(5)
  })
