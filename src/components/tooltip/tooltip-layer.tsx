import { useEffect, useRef } from 'react'
import { isWithin, placeTooltip } from './tooltip-position'
import { watchTooltips } from './tooltip-triggers'

const tooltipId = 'tooltip'

/** The site's one tooltip, for `data-tooltip="…"`. It describes, so it is never the only name. */
export function TooltipLayer() {
  const tip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = tip.current
    if (!element || !('showPopover' in element)) return
    let restore = () => {}
    let anchor: HTMLElement | undefined

    const hide = () => {
      restore()
      restore = () => {}
      anchor = undefined
      element.hidePopover()
    }
    return watchTooltips({
      show(trigger) {
        restore()
        const text = trigger.dataset.tooltip ?? ''
        element.textContent = text
        // Shown anew, it comes above a dialog that was opened since.
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
        restore = describe(trigger, text)
      },
      hide,
      holds: (x, y) =>
        anchor !== undefined &&
        isWithin({ x, y }, [anchor.getBoundingClientRect(), element.getBoundingClientRect()]),
    })
  }, [])

  return <div className="tooltip" id={tooltipId} role="tooltip" popover="manual" ref={tip} />
}

/** Names the tooltip in the element's description. Returns the function that takes it out again. */
function describe(trigger: HTMLElement, text: string): () => void {
  const name = trigger.getAttribute('aria-label') ?? trigger.textContent
  if (name?.trim() === text.trim()) return () => {}
  const before = trigger.getAttribute('aria-describedby')
  trigger.setAttribute('aria-describedby', before ? `${before} ${tooltipId}` : tooltipId)
  return () => {
    if (before === null) trigger.removeAttribute('aria-describedby')
    else trigger.setAttribute('aria-describedby', before)
  }
}
