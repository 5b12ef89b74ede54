import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { handover } from '@/lib/carry-over'
import { pageShownAt } from '@/routes/match'
import { loadedPage, loadPage } from './pages'

export type Visit = {
  readonly location: Location
  readonly type: NavigationType
  readonly name: string
  /** Undefined while the page's code loads. */
  readonly Page: ComponentType | undefined
}

function visit(location: Location, type: NavigationType): Visit {
  const name = pageShownAt(location.pathname) ?? 'not-found'
  return { location, type, name, Page: loadedPage(name) }
}

/**
 * The visit to show. A page whose code is loaded is drawn at once, in one go; until then the
 * previous page stays. If the code cannot be loaded, the document is reloaded, or the page throws
 * the error that the error page shows.
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
      // The requested page begins at its top; a reload would keep the position in this one.
      scrollTo({ top: 0, behavior: 'instant' })
      if (handover.reload()) return
      show(() => {
        throw lostPage(cause)
      })
    })
    return () => {
      isCurrent = false
    }
  }, [asked])

  return { shown, isComing: shown.location !== location }
}

/** The error for a page whose code cannot be loaded. */
const lostPage = (cause: unknown): Error =>
  new Error(
    navigator.onLine
      ? 'This page could not be loaded. It may have changed since you opened the site.'
      : 'You are offline, and this page is not on your device yet.',
    { cause },
  )
