import { listen, stop } from '@/lib/listen'

/** The site's one tooltip: the `aria-label` of an icon's button that has `data-tooltip`. */
export function TooltipLayer() {
  return <div className="tooltip" id="tooltip" role="tooltip" popover="manual" ref={watchTooltips} />
}

/** Milliseconds until a tooltip opens, and within which the next opens at once (section 9). */
const delays = { open: 700, skip: 300 }

/** Pixels between a tooltip and what it explains, and between it and the window's edge. */
const gap = 8

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Size = { readonly width: number; readonly height: number }

/** Centred above its anchor, below where there is no room above, always inside the window. */
export function placeTooltip(anchor: Box, tip: Size, view: Size) {
  const above = anchor.top - gap - tip.height
  const top = above >= gap ? above : anchor.bottom + gap
  const centred = (anchor.left + anchor.right - tip.width) / 2
  const left = Math.max(gap, Math.min(centred, view.width - gap - tip.width))
  return { left: Math.round(left), top: Math.round(top) }
}

/** True for a pointer on an element or in the gap around it, which it crosses to the tooltip. */
function isNear({ clientX: x, clientY: y }: PointerEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left - gap && x <= right + gap && y >= top - gap && y <= bottom + gap
}

const triggerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/** Watches all `data-tooltip` (WCAG 2.2, 1.4.13). Returns the function that ends the watch. */
function watchTooltips(tip: HTMLElement | null): (() => void) | undefined {
  if (!tip?.showPopover) return undefined
  /** A hover's tooltip closes when the pointer leaves, a focus's when the focus moves on. */
  let current: { readonly trigger: HTMLElement; readonly by: 'hover' | 'focus' } | undefined
  let hovered: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const close = () => {
    clearTimeout(timer)
    if (!current) return
    current = undefined
    closedAt = performance.now()
    tip.hidePopover()
  }
  const open = (trigger: HTMLElement, by: 'hover' | 'focus') => {
    clearTimeout(timer)
    if (!trigger.isConnected) return
    current = { trigger, by }
    tip.textContent = trigger.getAttribute('aria-label')
    // Hidden and shown again, it is above a dialog that was opened since.
    tip.hidePopover()
    tip.showPopover()
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const { left, top } = placeTooltip(trigger.getBoundingClientRect(), tip.getBoundingClientRect(), view)
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  }

  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const trigger = triggerOf(event.target)
    const isNearby = current && (isNear(event, current.trigger) || isNear(event, tip))
    // Out of the window it moves no more, and may have left right beside them.
    const holds = event.type === 'pointermove' && (trigger === current?.trigger || isNearby)
    if (current?.by === 'hover' && !holds) close()
    if (trigger === hovered) return
    hovered = trigger
    clearTimeout(timer)
    if (!trigger || trigger === current?.trigger) return
    const skips = current !== undefined || performance.now() - closedAt < delays.skip
    if (skips) open(trigger, 'hover')
    else timer = setTimeout(() => open(trigger, 'hover'), delays.open)
  }
  const focus = ({ type, target }: FocusEvent) => {
    const trigger = type === 'focusin' ? triggerOf(target) : null
    if (trigger?.matches(':focus-visible')) open(trigger, 'focus')
    // Or its page was left, and the pointer has not moved.
    else if (current?.by === 'focus' || current?.trigger.isConnected === false) close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !current) return
    stop(event) // The first Escape is for the tooltip alone; a dialog around it stays open.
    close()
  }

  const capture = { capture: true }
  const ends = [
    listen(document, 'pointermove', move, capture),
    listen(document.documentElement, 'pointerleave', move),
    listen(document, ['focusin', 'focusout'], focus, capture),
    listen(document, 'keydown', press, capture),
    // A press by key may change what the button is called.
    listen(document, ['pointerdown', 'click', 'scroll'], close, capture),
    listen(window, 'resize', close),
  ]
  return () => {
    close()
    for (const end of ends) end()
  }
}
