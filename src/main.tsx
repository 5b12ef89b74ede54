import './fonts/fonts.css'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { ServedPage } from '@/app/document-head'
import { loadPage } from '@/app/pages'
import { reportError, reportUncaught } from '@/config/report-error'
import { attempt } from '@/lib/attempt'
import { isTorn, watchServedPage } from '@/lib/carry-over'
import { leaveKeysToInputMethods } from '@/lib/input-method'
import { stopSecondPresses } from '@/lib/listen'
import { retryFonts } from '@/lib/retry-fonts'
import { pageShownAt } from '@/routes/match'

reportUncaught()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** What the served document says of itself: beside ours it would remain on every later page. */
const servedHead = document.head.querySelectorAll(
  'title, meta[name=description], meta[name=robots], link[rel=canonical], ' +
    'meta[property^="og:"], meta[name^="twitter:"]',
)
const dropServedHead = () => {
  for (const tag of servedHead) tag.remove()
}

const { replaceState } = history
// React Router calls it at load and catches nothing: where an extension or a browser refuses it,
// the error page came. The address stays as it is, or another page is loaded as a document.
history.replaceState = (...entry) => {
  const url = new URL(entry[2] ?? '', location.href)
  attempt(() => replaceState.apply(history, entry))
  if (url.pathname !== location.pathname) location.replace(url)
}

// nginx sends `/pricing` for `//pricing`, which the router takes for a page of another site.
const path = location.pathname.replace(/(^|[^:])\/{2,}/g, '$1/')
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash)

const errors: RootOptions = {
  // What the error page is shown for, or a part was drawn anew.
  onCaughtError: (error) => reportError(error, isTorn(error) ? 'torn page' : 'page'),
  onUncaughtError: (error) => reportError(error, 'app'),
  onRecoverableError: (error) => {
    // Where the whole page was drawn anew, React has not taken over the served head.
    if (document.querySelector('head > title ~ title')) dropServedHead()
    reportError(error, 'hydration')
  },
}

const tree = <App router={(pages) => <BrowserRouter useTransitions={false}>{pages}</BrowserRouter>} />

/** A page can be hydrated only at its own address; the 404 document answers at others, too. */
const { page: prerendered } = document.documentElement.dataset
leaveKeysToInputMethods()
stopSecondPresses()
if (prerendered !== undefined && prerendered === (pageShownAt(location.pathname) ?? 'not-found')) {
  await loadPage(prerendered, true)
  watchServedPage(root)
  const description = document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''
  const { pathname } = location
  startTransition(() => {
    hydrateRoot(root, <ServedPage value={{ pathname, description }}>{tree}</ServedPage>, errors)
  })
  // An archive's address holds ours, and is that of no page: its copy stays as it was served.
} else if (!location.pathname.includes('://')) {
  dropServedHead()
  root.replaceChildren()
  createRoot(root, errors).render(tree)
}
retryFonts()
