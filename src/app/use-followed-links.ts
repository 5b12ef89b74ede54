import { useLayoutEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { attempt } from '@/lib/attempt'
import { useListen } from '@/lib/listen'
import { matchRoute } from '@/routes/match'

/**
 * Follows links inside the site, which are plain `<a href>`, without loading a document. As in a
 * browser, a link to the current page scrolls to its top, or to its fragment.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname } = location
  const current = createPath(location)

  useListen('document', 'click', (event) => {
    const place = placeAsked(event)
    if (!place) return
    event.preventDefault()
    closeModalDialogs()
    void navigate(place, { replace: place === current })
    if (place === current) scrollToFragment(window.location.hash)
  })

  // An open dialog belongs to the page below it. It closes when the next page is requested: when
  // that page arrives, another dialog may be open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useLayoutEffect(() => closeModalDialogs, [pathname])
}

function closeModalDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

/**
 * The path, query and fragment that a click requests. The browser handles the others: other sites
 * and files, a fragment of the same page (`#…`), a new tab or window, and a link with a `target`.
 */
function placeAsked(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return
  if (link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return
  return matchRoute(link.pathname) ? link.pathname + link.search + link.hash : undefined
}

/** The element that a fragment (`#…`) names. A malformed escape is taken literally. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(attempt(() => decodeURIComponent(id)) ?? id)
}

/** Scrolls to the element that a fragment names, or to the top of the page. */
function scrollToFragment(hash: string): void {
  const target = fragmentTarget(hash)
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}
