/** Runs something when the browser has nothing better to do, after three seconds at the latest. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 300)
}
