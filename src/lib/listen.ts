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
  const end = listen(
    window,
    signsOfLife,
    () => {
      end()
      run()
    },
    { passive: true },
  )
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
