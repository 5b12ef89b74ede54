import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { matchRoute } from '@/routes/match'
import { pageNamed } from './pages'

/**
 * React Router's `BrowserRouter`, but a page whose code is here is drawn in one go: a transition is drawn in slices between frames, which
 * on a slow phone takes twice as long from the tap to the page. To a page whose code is on its way it is a transition, and the old
 * page stays until then.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })

  useLayoutEffect(
    () =>
      history.listen((place) => {
        const page = pageNamed(matchRoute(place.location.pathname)?.row.page ?? 'not-found')
        if (page?.isLoaded) setPlace(place)
        else startTransition(() => setPlace(place))
      }),
    [history],
  )

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
