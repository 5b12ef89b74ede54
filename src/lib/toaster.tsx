import { Check, X } from 'lucide-react'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as show } from 'sonner'
import { useListen, useTimeout } from './listen'
import { useStore } from './store'
import { type ToastMessage, takeToasts, toastMs, toasts, topLayer } from './toast'
import '@/styles/toast.css'

/** Pixels of a swipe that dismisses a toast: the specification's (section 9), and sonner's own. */
const swipe = { ours: 20, sonners: 45 }

/** Milliseconds before the first message: screen readers must know the empty region by then. */
const regionFirstMs = 100

const icons = {
  success: <Check className="text-hint" aria-hidden="true" />,
  error: <X className="text-correction" aria-hidden="true" />,
} satisfies Readonly<Record<ToastMessage['kind'], ReactNode>>

/** The toasts of specification, section 9, in the first of its two readings. */
export function Toaster() {
  const { waiting } = useStore(toasts, toasts.get())
  const [host] = useState(() => document.createElement('div'))
  const [heard, setHeard] = useState(false)
  /** What was last pressed with: `mouse`, `touch`, `pen`; nothing for a key. */
  const pointer = useRef('')
  useListen(
    'document',
    ['pointerdown', 'keydown'],
    (event) => {
      pointer.current = event instanceof PointerEvent ? event.pointerType || 'mouse' : ''
      if (!(event instanceof KeyboardEvent)) return
      const { altKey, key, code, target } = event
      // Sonner goes by the key's place, where Alt may type another letter, such as ț.
      if (altKey && code === 'KeyT' && /^\p{Script=Latin}$/u.test(key) && !/^t$/i.test(key))
        event.stopPropagation()
      // With Escape the focus leaves the toasts, and a dialog around them stays.
      if (key === 'Escape' && target instanceof Node && host.contains(target)) event.preventDefault()
    },
    { capture: true },
  )

  useEffect(() => {
    settle(host)
    const observer = new MutationObserver(() => settle(host))
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [host])

  const showWaiting = () => {
    setHeard(true)
    settle(host) // A dialog that was removed while open has taken it along.
    for (const { kind, message } of takeToasts()) {
      // A repeated message replaces its earlier toast.
      for (const former of show.getToasts())
        if ('title' in former && former.title === message) show.dismiss(former.id)
      show[kind](message)
    }
  }
  const pause = heard ? 0 : regionFirstMs
  useTimeout(showWaiting, waiting.length > 0 ? pause : undefined, waiting)

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices its toasts
    <div
      // Sonner would wait for the release, which a context menu takes away.
      onPointerDownCapture={(event) => event.button === 2 && event.stopPropagation()}
      // A tap brings a mouse that never leaves.
      onClickCapture={({ target }) => pointer.current === 'touch' && leaveToasts(target)}
      onPointerUpCapture={finishSwipe}
      onPointerCancelCapture={endSwipe}
      onBlur={(event) => letGo(event, pointer.current !== '')}
    >
      <Sonner position="bottom-right" visibleToasts={3} duration={toastMs} icons={icons} />
    </div>,
    host,
  )
}

function settle(host: HTMLElement): void {
  const home = topLayer()
  if (host.parentNode !== home) home.append(host)
}

const leaveToasts = (target: EventTarget) =>
  target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))

/**
 * Sonner has just given the focus back to what it came from, where a press has moved it. Its toasts
 * that were opened by their key would stay until the mouse leaves them.
 */
function letGo({ currentTarget, target, relatedTarget: next }: FocusEvent, isPressed: boolean): void {
  if (!(next instanceof HTMLElement) || currentTarget.contains(next)) return
  if (!currentTarget.matches(':hover')) leaveToasts(target)
  if (isPressed) next.focus({ preventScroll: true })
}

const swipeAmounts = ['--swipe-amount-x', '--swipe-amount-y']

const toastOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null

/** Extends a swipe of our distance to the distance that sonner requires, before sonner looks. */
function finishSwipe({ target }: PointerEvent): void {
  const moved = toastOf(target)
  for (const axis of moved ? swipeAmounts : []) {
    const distance = Number.parseFloat(moved?.style.getPropertyValue(axis) ?? '')
    if (distance >= swipe.ours && distance < swipe.sonners)
      moved?.style.setProperty(axis, `${swipe.sonners}px`)
  }
}

/** A finger that scrolls a long message instead: without an end sonner holds the toast for ever. */
function endSwipe({ target }: PointerEvent): void {
  for (const axis of swipeAmounts) toastOf(target)?.style.setProperty(axis, '0px')
  target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
}
