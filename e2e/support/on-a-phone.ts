/** In a page of 390 px: its width, what lies beyond, and words of sections that never show. */
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
