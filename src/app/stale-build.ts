/**
 * Loads the document again when a deploy has taken the code of the page that is asked for. The boot
 * script decides whether that may help and costs nobody any text (prerender/pages/boot.js).
 *
 * @returns true while the document is loaded again.
 */
export function reloadForNewBuild(): boolean {
  // The page that is asked for begins at its top, and a reload would keep the place in the one
  // before.
  scrollTo({ top: 0, behavior: 'instant' })
  return !document.dispatchEvent(new Event('app:stale', { cancelable: true }))
}

/** What the error page says of a page whose code cannot be loaded. */
export const lostPage = (cause: unknown): Error =>
  new Error(
    navigator.onLine
      ? 'This page could not be loaded. It may have changed since you opened the site.'
      : 'You are offline, and this page is not on your device yet.',
    { cause },
  )
