import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, Router } from 'react-router-dom'
import { matchRoute, pageShownAt } from '@/routes/match'
import { pageNamed } from './pages'

/**
 * React Router's `BrowserRouter`, with four differences.
 *
 * Links are plain `<a href>`: one listener follows them, in place of a component with hooks for each of a page's sixty.
 *
 * An entry that the browser makes by itself, for a click on `#…`, gets a key: without one all of them would be the same place to come back to.
 *
 * What stands open over a page goes when the page is asked to, not when the next one has come: by then it may be a dialog that was opened
 * in the meantime.
 *
 * A page whose code is here is drawn in one go: a transition is drawn in slices between frames, which on a slow phone takes twice as
 * long from the tap to the page. To a page whose code is on its way it is a transition, and the old page stays until then, with a line
 * at the top that says so.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  const [isOnItsWay, startTransition] = useTransition()

  // Not an element: the prerendered tree has none in its place, and ids are counted by place.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-coming', isOnItsWay)
  }, [isOnItsWay])

  useLayoutEffect(() => {
    let { pathname } = history.location
    return history.listen(({ action }) => {
      if (!window.history.state) window.history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
      const place = { action, location: history.location }
      if (action === 'POP' && pathname !== place.location.pathname) closeModalDialogs()
      pathname = place.location.pathname
      const page = pageNamed(pageShownAt(pathname) ?? 'not-found')
      if (page?.isLoaded) setPlace(place)
      // While a popstate is handled React would draw a transition at once: the page empty, its code still on the way.
      else if (action === 'POP') {
        setTimeout(() => {
          if (history.location.key === place.location.key) startTransition(() => setPlace(place))
        })
      } else startTransition(() => setPlace(place))
    })
  }, [history])

  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const place = placeAsked(event)
      if (!place) return
      event.preventDefault()
      closeModalDialogs()
      if (place === createPath(history.location)) history.replace(place)
      else history.push(place)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

function closeModalDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

/**
 * The path, query and fragment that a click asks for, if the site answers it itself. Left to the browser: other sites and files, a place in
 * the same page (`#…`), a new tab or window, and a link with a `target` (`_self` loads the document anew).
 */
function placeAsked(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return
  return matchRoute(link.pathname) ? link.pathname + link.search + link.hash : undefined
}
