import { useRef } from 'react'
import { afterPaint, useListen, useTimeout, whenIdle } from '@/lib/listen'

/** Has the whole page laid out, or only what is near the window (src/styles/components.css). */
export const layOut = (whole: boolean) => document.documentElement.toggleAttribute('data-whole', whole)

/**
 * Lays out one section after the other, with its parts, when the browser is idle. Each remembers
 * its height. Only below the window: what is in it is laid out, and what is above it would move the
 * page, by a fraction of a pixel at each.
 */
async function measure(elements: readonly HTMLElement[]) {
  let shown: HTMLElement[] = []
  const skip = () => {
    for (const { style } of shown) style.contentVisibility = ''
    shown = []
  }
  for (const element of elements) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    // Their page was left: the footer, which stays, would be laid out while the next one is drawn.
    if (!elements[0]?.isConnected) break
    if (!shown[0]?.contains(element)) skip()
    if (element.getBoundingClientRect().top <= innerHeight) continue
    element.style.contentVisibility = 'visible'
    shown.push(element)
    await afterPaint()
  }
  skip()
}

/** Milliseconds from when a page is there. A visitor's first press mostly comes before. */
const quietMs = 4000

/**
 * The height of a section that was never near the window is an estimate: the scroll bar would jump,
 * and a picture of the whole page would end too early or too late.
 */
export function useSectionHeights(page: unknown): void {
  const measureAll = () =>
    void measure([...document.querySelectorAll<HTMLElement>('.sec, .part, main ~ footer')])
  useTimeout(measureAll, quietMs, page)
  /** The window’s area, in px². */
  const area = useRef(0)
  useTimeout(() => {
    area.current = innerWidth * innerHeight
  }, 0)
  // Who takes that picture does not scroll. Chromium resizes the window to 1 px, and back.
  useListen('window', 'resize', () => {
    const now = innerWidth * innerHeight
    if (now === area.current) layOut(true)
    else if (now > 1) area.current = now
  })
}
