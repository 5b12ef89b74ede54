import { listen } from './listen'

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
