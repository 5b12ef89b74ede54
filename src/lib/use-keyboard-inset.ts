import { type RefObject, useEffect } from 'react'

/** Pixels from which a covered strip is a keyboard, and not a browser's bar. */
const leastKeyboard = 120

/**
 * Tells an element how much of the window the on-screen keyboard covers: `--keyboard` in px and, while there is one,
 * `data-keyboard`. Where the keyboard shrinks the page itself (`interactive-widget=resizes-content`) it covers nothing; iOS lays it
 * over the page (CSSWG, VisualViewport). Zooming in is no keyboard.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    const element = ref.current
    if (!view || !element) return
    const measure = () => {
      const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop)
      const keyboard = covered >= leastKeyboard
      element.style.setProperty('--keyboard', keyboard ? `${covered}px` : '0px')
      element.toggleAttribute('data-keyboard', keyboard)
    }
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [ref])
}
