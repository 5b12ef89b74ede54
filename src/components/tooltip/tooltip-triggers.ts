/** Milliseconds until a tooltip opens, and within which the next opens at once (section 9). */
const delays = { open: 700, skip: 300 }

const triggerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/** What a tooltip follows: it goes with the pointer, or when the focus moves on. */
type Way = 'hover' | 'focus'

type TooltipEvents = {
  readonly show: (trigger: HTMLElement) => void
  readonly hide: () => void
  /** True when the point is still on the trigger or on the tooltip. */
  readonly holds: (x: number, y: number) => boolean
}

/** Watches all `data-tooltip` (WCAG 2.2, 1.4.13). Returns the function that ends the watch. */
export function watchTooltips({ show, hide, holds }: TooltipEvents): () => void {
  let current: { readonly trigger: HTMLElement; readonly way: Way } | undefined
  let hovered: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const close = () => {
    clearTimeout(timer)
    if (!current) return
    current = undefined
    closedAt = performance.now()
    hide()
  }
  const open = (trigger: HTMLElement, way: Way) => {
    clearTimeout(timer)
    if (!trigger.isConnected) return
    current = { trigger, way }
    show(trigger)
  }

  const handlers = {
    pointermove(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      const trigger = triggerOf(event.target)
      if (current?.way === 'hover' && trigger !== current.trigger && !holds(event.clientX, event.clientY))
        close()
      if (trigger === hovered) return
      hovered = trigger
      clearTimeout(timer)
      if (!trigger || trigger === current?.trigger) return
      const skips = current !== undefined || performance.now() - closedAt < delays.skip
      if (skips) open(trigger, 'hover')
      else timer = setTimeout(() => open(trigger, 'hover'), delays.open)
    },
    pointerdown: close,
    focusin({ target }: FocusEvent) {
      const trigger = triggerOf(target)
      if (trigger && target instanceof Element && target.matches(':focus-visible')) open(trigger, 'focus')
      else if (current?.way === 'focus') close()
    },
    focusout() {
      if (current?.way === 'focus') close()
    },
    keydown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !current) return
      // The first Escape is for the tooltip alone; a dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      close()
    },
    scroll: close,
  } as const

  const entries = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of entries)
    document.addEventListener(name, handler, { capture: true, passive: name === 'scroll' })
  return () => {
    close()
    for (const [name, handler] of entries) document.removeEventListener(name, handler, { capture: true })
  }
}
