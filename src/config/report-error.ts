import { site } from './site'

/** What broke: a page (the error page is shown), the whole app, or something beside them. */
type Place = 'page' | 'torn page' | 'app' | 'hydration' | 'script' | 'promise' | 'offline worker'

/** Reports that one page load sends at most: an error in a loop must not flood the receiver. */
const most = 10
let sent = 0

/**
 * The one place that hears of every error: it is logged, and sent to `VITE_REPORT_URL` if there is
 * one. A service's own library takes the place of `fetch` (docs/hosting.md, "Errors").
 */
export function reportError(error: unknown, place: Place): void {
  const log = isUnnoticed(error, place) ? console.warn : console.error
  log(error)
  if (!site.reportUrl || sent >= most) return
  sent += 1
  // As text, which needs no preflight; a beacon would carry the page's address as its referrer.
  fetch(site.reportUrl, {
    method: 'POST',
    body: JSON.stringify(describe(error, place)),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}

/**
 * What a visitor does not notice is no error in their console: without the worker only offline use
 * is missing, and React draws a page anew when an extension has changed it, before hydration or
 * after. In development, where React says in words what differs, the former is a mistake in our own
 * markup.
 */
const isUnnoticed = (error: unknown, place: Place): boolean =>
  place === 'offline worker' ||
  place === 'torn page' ||
  (place === 'hydration' && numberOf(error) !== undefined)

/** The number that React gives its errors in a production build. */
const numberOf = (error: unknown): string | undefined =>
  error instanceof Error ? /^Minified React error #(\d+)/.exec(error.message)?.[1] : undefined

/**
 * Reports what nothing has caught. The browser would log it, and so does {@link reportError}. Where
 * no place is in our files it is other software's, which the browser logs alone.
 */
export function reportUncaught(): void {
  const report = (event: Event, error: unknown, place: Place) => {
    if (framesOf(error).length === 0) return
    event.preventDefault()
    reportError(error, place)
  }
  addEventListener('error', (event) => report(event, event.error, 'script'))
  addEventListener('unhandledrejection', (event) => report(event, event.reason, 'promise'))
}

/** The places in our own files. */
const framesOf = (error: unknown): readonly string[] =>
  (error instanceof Error && error.stack?.match(/\/assets\/[\w-]+\.js:\d+:\d+/g)) || []

/**
 * An error without anything that a visitor may have typed: messages quote what could not be read
 * (`JSON.parse`), and addresses can carry a name, so neither is sent. The places in our own files
 * tell what happened, with the number that React gives its errors.
 */
const describe = (error: unknown, place: Place) => ({
  place,
  name: error instanceof Error ? error.name : typeof error,
  react: numberOf(error),
  frames: framesOf(error),
})
