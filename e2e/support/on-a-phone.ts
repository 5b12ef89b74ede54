/** In a page of 390 px: its width, its overflow, and words of sections that never show. */
export async function onAPhone() {
  const hidden: string[] = []
  const isShown = (part: Element) => {
    const { top, bottom, height } = part.getBoundingClientRect()
    const options = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }
    return height > 0 && bottom > 0 && top < innerHeight && part.checkVisibility(options)
  }
  for (const section of document.querySelectorAll('main section, main ~ footer')) {
    const part = [...section.querySelectorAll('h2, h3, p')].find(
      (element) => element.checkVisibility() && !element.closest('.sr-only'),
    )
    for (let frames = 0; part && frames < 60 && !isShown(part); frames += 1) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    if (part && !isShown(part)) hidden.push(part.textContent ?? '')
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return { hidden, window: innerWidth, beyond: scrollWidth - clientWidth }
}

export const wholeOnAPhone = { hidden: [], window: 390, beyond: 0 }

/**
 * Words past the right edge of the window when text is 50 % larger (WCAG 2.2, 1.4.4). The page
 * clips them, so its width does not show them. Formulas, which do not break, are left out.
 */
export async function cutOffInLargeText() {
  const root = document.documentElement
  root.dataset.whole = ''
  root.style.fontSize = '150%'
  await new Promise(requestAnimationFrame)
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const isHidden = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement))
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode
    if (!textContent?.trim() || !element?.checkVisibility() || element.closest('dialog, svg, .m')) continue
    range.selectNodeContents(texts.currentNode)
    if ([...range.getClientRects()].every(({ right }) => right <= innerWidth + 1)) continue
    if (!scrolls(element) && !isHidden(element)) cut.push(textContent)
  }
  root.style.fontSize = ''
  return cut
}
