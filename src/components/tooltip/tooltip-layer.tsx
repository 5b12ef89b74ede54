import { useEffect, useRef } from 'react'
import { isWithin, placeTooltip } from './tooltip-position'
import { watchTooltips } from './tooltip-triggers'

/** The site's one tooltip: the `aria-label` of an icon's button that has `data-tooltip`. */
export function TooltipLayer() {
  const tip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = tip.current
    if (!element || !('showPopover' in element)) return
    let anchor: HTMLElement | undefined

    const hide = () => {
      anchor = undefined
      element.hidePopover()
    }
    return watchTooltips({
      show(trigger) {
        element.textContent = trigger.getAttribute('aria-label')
        // Shown again, it comes above a dialog that was opened since.
        element.hidePopover()
        element.showPopover()
        const box = trigger.getBoundingClientRect()
        const { left, top } = placeTooltip(box, element.getBoundingClientRect(), {
          width: document.documentElement.clientWidth,
          height: window.innerHeight,
        })
        element.style.left = `${left}px`
        element.style.top = `${top}px`
        anchor = trigger
      },
      hide,
      holds: (x, y) =>
        anchor !== undefined &&
        isWithin({ x, y }, [anchor.getBoundingClientRect(), element.getBoundingClientRect()]),
    })
  }, [])

  return <div className="tooltip" id="tooltip" role="tooltip" popover="manual" ref={tip} />
}
