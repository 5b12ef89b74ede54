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
 * Words past an edge of the window. The page clips them, so its width does not show them.
 *
 * @param zoom a size of the root for the check, or none. In a style it changes no breakpoint, so
 *   formulas, which do not break above the narrowest one, are left out
 */
export async function cutOff(zoom: string) {
  const root = document.documentElement
  root.dataset.whole = ''
  root.style.fontSize = zoom
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
    if (!textContent?.trim() || !element?.checkVisibility()) continue
    if (element.closest(zoom ? 'dialog, svg, .m' : 'dialog:not(:modal), svg')) continue
    range.selectNodeContents(texts.currentNode)
    if ([...range.getClientRects()].every(({ left, right }) => left >= -1 && right <= innerWidth + 1))
      continue
    if (!scrolls(element) && !isHidden(element)) cut.push(textContent)
  }
  root.style.fontSize = ''
  return cut
}
