import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

/** Events of a window, a document, its fonts and the service worker. */
type Events = WindowEventMap &
  DocumentEventMap &
  Record<'loadingerror' | 'updatefound' | 'controllerchange' | 'statechange', Event>

/** Listens to events of these names until the returned function is called. */
export function listen<Name extends keyof Events>(
  target: EventTarget,
  names: Name | readonly Name[],
  hear: (event: Events[Name]) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const end = new AbortController()
  for (const name of typeof names === 'string' ? [names] : names)
    target.addEventListener(name, hear as EventListener, { ...options, signal: end.signal })
  return () => end.abort()
}

/** Listens while its component is shown. Without a target it does not; `hear` is the newest one. */
export function useListen<Name extends keyof Events>(
  target: 'window' | 'document' | 'visualViewport' | undefined,
  names: Name | readonly Name[],
  hear: (event: Events[Name]) => void,
  { capture = false, passive = false } = {},
): void {
  const hearNow = useEffectEvent(hear)
  const list = [names].flat().join(' ')
  // In the task of the render: what was just drawn may be pressed at once.
  useLayoutEffect(() => {
    const place = target === 'window' ? window : target && window[target]
    if (!place) return
    const heard = list.split(' ') as Name[]
    return listen(place, heard, (event) => hearNow(event), { capture, passive })
  }, [target, list, capture, passive])
}

/**
 * Runs once so many milliseconds have gone by without a change of `since`; never while `ms` is
 * undefined.
 */
export function useTimeout(run: () => void, ms: number | undefined, since?: unknown): void {
  const runNow = useEffectEvent(run)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew.
  useEffect(() => {
    if (ms === undefined) return
    const timer = setTimeout(() => runNow(), ms)
    return () => clearTimeout(timer)
  }, [ms, since])
}

/** Runs something when the browser is idle, after `timeout` milliseconds at the latest. */
export const whenIdle = (run: () => void, timeout = 3000): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, timeout / 10)
}

/** Events that only a person causes. A page that is opened and left alone sends none. */
const signsOfLife = ['pointermove', 'touchstart', 'scroll', 'keydown', 'click', 'focusin'] as const

/** Runs something at the first of these events, unless the returned function is called before. */
export function atSignOfLife(run: () => void): () => void {
  const hear = () => {
    end()
    run()
  }
  const end = listen(window, signsOfLife, hear, { passive: true })
  return end
}

/** The longest wait: a tab in the background paints nothing. */
const patienceMs = 100

/** Resolves when the page is painted, before heavy work begins. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}

/** Milliseconds within which presses in one place are one gesture: a double click, a shaky hand. */
const gestureMs = 500

/** What was pressed, and where. A control was all over its box, the ground only at the pointer. */
type Press = {
  readonly control: Element
  readonly box: DOMRect | undefined
  readonly x: number
  readonly y: number
  readonly at: number
  /** Whether it was in a dialog, a form or the admin area, where two quick presses are one. */
  readonly isWork: boolean
  /** Whether another control, which has taken its place, was pressed since, in the same gesture. */
  readonly goesOn: boolean
}

/**
 * A control that takes the place of another one ignores the rest of the gesture that removed or
 * covered the other: a double click on "Undo" undoes one decision, and so does Enter twice. So does
 * a field to which a key has led. One rule for the whole site, ahead of all other handlers. Not a
 * hook: Firefox can send an event while React renders, in which no effect event may be called.
 */
export function stopSecondPresses(): () => void {
  let press: Press | undefined
  let lastKey: Pick<KeyboardEvent, 'key' | 'target' | 'timeStamp'> | undefined
  const onMouseDown = (event: MouseEvent) => {
    const { target, detail, clientX: x, clientY: y, timeStamp: at } = event
    if (!(target instanceof Element)) return
    // A press into a field of text removes nothing; the page may scroll before the next press.
    if (target.matches('textarea, input:not([type=checkbox], [type=radio])')) {
      press = undefined
      return
    }
    const pressed = target.closest('button, a, label, select, summary')
    const control = pressed ?? target
    const last = press
    // A slow double click, by the system's setting or on a busy machine, is one all the same. A
    // menu, or a page, may be closed as quickly as it was opened.
    const isSoon = last && (detail > 1 || (last.isWork && at - last.at < gestureMs))
    // By the system's own measure a double click is in one place, also at the edge of a control.
    const isThere = last && ((detail > 1 && last.box) || isInPlace(control, x, y, last))
    const isRest = isSoon && isThere && control !== last.control
    const isWork = control.matches('.dlg *, [data-late] *, .rv *')
    press = isRest
      ? { ...last, at, goesOn: true }
      : { control, box: pressed?.getBoundingClientRect(), x, y, at, isWork, goesOn: false }
    if (isRest) event.preventDefault() // It would take the focus from where the first press led.
  }
  const onClick = (event: MouseEvent) => {
    // A key's click has no place.
    if (event.detail > 0 && press?.goesOn) stop(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, timeStamp, repeat } = event
    const last = lastKey
    const isRest =
      (key === 'Enter' || key === ' ') &&
      key === last?.key &&
      timeStamp - last.timeStamp < gestureMs &&
      // In the field that the first one led to, such as a dialog's, Enter would submit the form.
      (!(last.target as Element).isConnected ||
        (target !== last.target && target instanceof HTMLInputElement))
    lastKey = { key, target: isRest ? last.target : target, timeStamp }
    // A key that is held down would press what has got the focus meanwhile, or submit its form.
    if (isRest || (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement))) stop(event)
  }
  const ends = [
    listen(window, 'mousedown', onMouseDown, { capture: true }),
    listen(window, 'click', onClick, { capture: true }),
    listen(window, 'keydown', onKeyDown, { capture: true }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Whether a press on a control is where the last one was. Much ground is beside every control. */
const isInPlace = (control: Element, x: number, y: number, last: Press): boolean =>
  last.box ? isInside(last.box, x, y) : isInside(control.getBoundingClientRect(), last.x, last.y)

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom

export function stop(event: Pick<Event, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault()
  event.stopPropagation()
}
