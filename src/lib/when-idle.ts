/** Runs something when the browser has nothing better to do, after so many milliseconds at the latest. */
export const whenIdle = (run: () => void, timeout = 3000): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, timeout / 10)
}
