import { expect, type Page } from 'playwright/test'

/** Expects that at these widths, in px, no words lie on other words or beyond the edge. */
export async function expectNoCrossedWords(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(crossedWords), `${page.url()} at ${width} px`).toEqual([])
  }
}

/** In the page: texts that cover each other, without drawings, and whether it scrolls sideways. */
function crossedWords(): string[] {
  type Box = { readonly at: Element; readonly text: string; x1: number; x2: number; y1: number; y2: number }
  const boxes: Box[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  document.documentElement.dataset.whole = '' // Lays out what lies below the first screen.

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('script, style, noscript, svg, dialog:not([open]), .sr-only')
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : []

  while (texts.nextNode()) {
    const node = texts.currentNode
    const at = node.parentElement
    const text = node.nodeValue?.trim().slice(0, 40)
    if (!at || !text || !isSeen(at)) continue
    const around = ancestors(at).map((element) => ({ element, style: getComputedStyle(element) }))
    if (around.some(({ style }) => /fixed|sticky/.test(style.position) || style.clipPath !== 'none')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Letters fill about half of their line's box.
      const trim = (bottom - top) / 4
      const box = { at, text, x1: left, x2: right, y1: top + trim, y2: bottom - trim }
      for (const { element, style } of around) {
        if (style.overflowX === 'visible') continue
        const edge = element.getBoundingClientRect()
        box.x1 = Math.max(box.x1, edge.left)
        box.x2 = Math.min(box.x2, edge.right)
        box.y1 = Math.max(box.y1, edge.top)
        box.y2 = Math.min(box.y2, edge.bottom)
      }
      if (box.x2 - box.x1 > 3 && box.y2 > box.y1) boxes.push(box)
    }
  }
  boxes.sort((a, b) => a.y1 - b.y1)
  const found = boxes.flatMap((box, index) => {
    const crossed: string[] = []
    for (const other of boxes.slice(index + 1)) {
      if (other.y1 >= box.y2) break
      const width = Math.min(box.x2, other.x2) - Math.max(box.x1, other.x1)
      if (other.at !== box.at && width > 3 && Math.min(box.y2, other.y2) - other.y1 > 2)
        crossed.push(`“${box.text}” and “${other.text}”`)
    }
    return crossed
  })
  return document.documentElement.scrollWidth > innerWidth ? [...found, 'scrolls sideways'] : found
}
