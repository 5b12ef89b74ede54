import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { pageShownAt } from '@/routes/match'
import { forgetAttempt, loadedPage, loadPage } from './pages'
import { lostPage, reloadForNewBuild } from './stale-build'

/** A location and the page that answers it. */
export type Visit = {
  readonly location: Location
  readonly name: string
  /** Undefined while the page's code is on its way. */
  readonly Page: ComponentType | undefined
}

function visit(location: Location): Visit {
  const name = pageShownAt(location.pathname) ?? 'not-found'
  return { location, name, Page: loadedPage(name) }
}

/**
 * The visit to show. A page whose code is here is drawn at once, in one go. While a page's code is
 * on its way, the page before it stays, with a line at the top that says so. If the code is lost,
 * the document is loaded again, or the page throws what the error page says.
 */
export function useShownVisit(): Visit {
  const location = useLocation()
  const asked = useMemo(() => visit(location), [location])
  const [shown, setShown] = useState(asked)
  if (asked.Page && shown !== asked) setShown(asked)

  useEffect(() => {
    if (asked.Page) return
    let isCurrent = true
    let isLost = false
    const attempt = loadPage(asked.name)
    attempt.then(
      (Page) => {
        if (isCurrent) setShown({ ...asked, Page })
      },
      (cause: unknown) => {
        // A visitor who has gone elsewhere is not disturbed, and may ask again at once.
        if (!isCurrent) return forgetAttempt(asked.name, attempt)
        isLost = true
        if (reloadForNewBuild()) return
        const error = lostPage(cause)
        const Page = () => {
          throw error
        }
        setShown({ ...asked, Page })
      },
    )
    return () => {
      isCurrent = false
      if (isLost) forgetAttempt(asked.name, attempt)
    }
  }, [asked])

  const isComing = shown.location !== location
  useEffect(() => {
    document.documentElement.toggleAttribute('data-coming', isComing)
  }, [isComing])
  return shown
}
