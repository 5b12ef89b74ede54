/**
 * What to do when the code of a page that is to be shown cannot be loaded: a deploy has taken it away, or there is no
 * connection. The boot script loads the page again if that may help and costs nobody any text (prerender/pages/boot.js).
 *
 * @returns a promise that stays open while the page is loaded again.
 * @throws {Error} with a sentence for the error page otherwise.
 */
export function pageLost(cause: unknown): Promise<never> {
  // The page that is asked for begins at its top, and a reload would keep the place in the one before.
  scrollTo({ top: 0, behavior: 'instant' })
  const reloading = !document.dispatchEvent(new Event('app:stale', { cancelable: true }))
  if (reloading) return new Promise(() => {})
  throw new Error(
    navigator.onLine
      ? 'This page could not be loaded. It may have changed since you opened the site.'
      : 'You are offline, and this page is not on your device yet.',
    { cause },
  )
}
