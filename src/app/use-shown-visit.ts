import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { pageShownAt } from '@/routes/match'
import { loadedPage, loadPage } from './pages'
import { reloadForNewBuild } from './signals'

export type Visit = {
  readonly location: Location
  readonly type: NavigationType
  readonly name: string
  /** Undefined while the page's code is on its way. */
  readonly Page: ComponentType | undefined
}

function visit(location: Location, type: NavigationType): Visit {
  const name = pageShownAt(location.pathname) ?? 'not-found'
  return { location, type, name, Page: loadedPage(name) }
}

/**
 * The visit to show. A page whose code is here is drawn at once, in one go; until then the page
 * before it stays. If the code is lost, the document is loaded again, or the page throws what the
 * error page says.
 */
export function useShownVisit(): { readonly shown: Visit; readonly isComing: boolean } {
  const location = useLocation()
  const type = useNavigationType()
  const asked = useMemo(() => visit(location, type), [location, type])
  const [shown, setShown] = useState(asked)
  if (asked.Page && shown !== asked) setShown(asked)

  useEffect(() => {
    if (asked.Page) return
    let isCurrent = true
    const show = (Page: ComponentType) => isCurrent && setShown({ ...asked, Page })
    loadPage(asked.name).then(show, (cause: unknown) => {
      if (!isCurrent) return
      // The page that is asked for begins at its top; a reload would keep the place in this one.
      scrollTo({ top: 0, behavior: 'instant' })
      if (reloadForNewBuild()) return
      const error = lostPage(cause)
      show(() => {
        throw error
      })
    })
    return () => {
      isCurrent = false
    }
  }, [asked])

  return { shown, isComing: shown.location !== location }
}

/** What the error page says of a page whose code cannot be loaded. */
const lostPage = (cause: unknown): Error =>
  new Error(
    navigator.onLine
      ? 'This page could not be loaded. It may have changed since you opened the site.'
      : 'You are offline, and this page is not on your device yet.',
    { cause },
  )
