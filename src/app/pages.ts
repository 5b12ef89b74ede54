import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { lostAfterMs } from '@/lib/attempt'
import { handover } from '@/lib/carry-over'
import { stylesheets } from '@/lib/stylesheets'
import { pageShownAt } from '@/routes/match'

const importers = import.meta.glob<{ readonly default: ComponentType }>('../pages/*/page.tsx')
const loaded = new Map<string, ComponentType>()

/**
 * Fetches a page's code and styles. After a failure the next call tries again. Only a page whose
 * HTML was `served`, with the styles that it needs in it, does not wait for stylesheets.
 */
export async function loadPage(name: string, served = false): Promise<ComponentType> {
  const Page = (await importers[`../pages/${name}/page.tsx`]?.())?.default
  // A file may also have come empty.
  if (!Page) throw new Error(`There is no src/pages/${name}/page.tsx`)
  if (!served) await stylesheets()
  loaded.set(name, Page)
  return Page
}

/** Fetches a page ahead. If that fails, the click tries again. */
export function prefetchPage(name: string | undefined): void {
  if (name && !loaded.has(name)) loadPage(name).catch(() => undefined)
}

export type Visit = {
  readonly location: Location
  readonly type: NavigationType
  /** Undefined while the page's code loads. */
  readonly Page: ComponentType | undefined
}

/**
 * The visit to show. A page whose code is loaded is drawn at once, in one go; until then the
 * previous page stays. If the code cannot be loaded, the document is reloaded, or the page throws
 * the error that the error page shows; code that stalls and may not be reloaded is waited for.
 */
export function useShownVisit(): Visit {
  const location = useLocation()
  const type = useNavigationType()
  const name = pageShownAt(location.pathname) ?? 'not-found'
  const asked = useMemo((): Visit => ({ location, type, Page: loaded.get(name) }), [location, type, name])
  const [shown, setShown] = useState(asked)
  if (asked.Page && shown !== asked) setShown(asked)

  useEffect(() => {
    if (asked.Page) return
    let isCurrent = true
    const show = (Page: ComponentType) => isCurrent && setShown({ ...asked, Page })
    const late = setTimeout(() => isCurrent && handover.reload(), lostAfterMs)
    const coming = loadPage(name).finally(() => clearTimeout(late))
    coming.then(show, (cause: unknown) => {
      if (!isCurrent || handover.reload()) return
      const why = navigator.onLine
        ? 'This page could not be loaded. It may have changed since you opened the site.'
        : 'You are offline, and this page is not on your device yet.'
      show(() => {
        throw new Error(why, { cause })
      })
    })
    return () => {
      isCurrent = false
    }
  }, [asked, name])

  return shown
}
