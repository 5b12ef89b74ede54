import { type RefObject, useEffect, useEffectEvent } from 'react'
import { listen } from './listen'

/** A control that had the focus and was removed or disabled. */
export type FocusLoss = {
  /** The control. It may have been removed alone or with what was around it. */
  readonly lost: Element
  /** What came after the removed part. */
  readonly next: Element | undefined
  /** True when the keyboard was used last: then the user must also see the new place. */
  readonly byKey: boolean
}

/**
 * Keeps the focus in an area: when the focused control is removed or disabled, `give` moves it.
 * Else the next Tab would begin at the top of the page. A focus that moved by itself stays.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, give: (loss: FocusLoss) => void): void {
  const giveBack = useEffectEvent(give)

  useEffect(() => {
    const element = area.current
    if (!element) return
    let holder: Element | undefined
    let byKey = true

    const arrive = ({ target }: FocusEvent) => {
      holder = target instanceof Element && element.contains(target) ? target : undefined
    }
    const leave = ({ target }: FocusEvent) => {
      // Not every browser sends this for a control that is being removed, so its state decides.
      queueMicrotask(() => {
        look(observer.takeRecords())
        if (target === holder && document.activeElement !== holder) holder = undefined
      })
    }
    const noticeDevice = ({ type }: Event) => {
      byKey = type === 'keydown'
    }
    const look = (changes: readonly MutationRecord[]) => {
      const lost = holder
      if (!lost) return
      const cut = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
      const usable = lost.isConnected && !lost.matches(':disabled')
      if (usable && (!cut || document.activeElement === lost)) return
      holder = undefined
      const { activeElement } = document
      // A disabled control may keep the focus until the page is drawn.
      if (activeElement && activeElement !== document.body && activeElement !== lost) return
      // Only moved, as a row is when the list's order changes.
      if (usable && lost instanceof HTMLElement) return lost.focus({ preventScroll: true })
      const next = cut?.nextSibling instanceof Element ? cut.nextSibling : undefined
      giveBack({ lost, next, byKey })
    }

    const observer = new MutationObserver(look)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    const ends = [
      listen(document, 'focusin', arrive),
      listen(document, 'focusout', leave),
      listen(document, ['keydown', 'pointerdown'], noticeDevice, { capture: true }),
    ]
    return () => {
      observer.disconnect()
      for (const end of ends) end()
    }
  }, [area])
}
