import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, type Location, useLocation, useNavigate } from 'react-router-dom'
import { attempt } from '@/lib/attempt'
import { atSignOfLife, useListen, whenIdle } from '@/lib/listen'
import { matchRoute, pageShownAt } from '@/routes/match'
import { prefetchPage } from './pages'

/**
 * Follows links inside the site, which are plain `<a href>`, without loading a document. As in a
 * browser, a link to the current page scrolls to its top, or to its fragment. The pages are
 * prefetched: those of links in view after a sign of life, when the browser is idle, any other at
 * the first sign of intent. With data saving, only at a sign of intent.
 */
export function useFollowedLinks(shown: Location): void {
  const navigate = useNavigate()
  const location = useLocation()

  useListen('document', 'click', (event) => {
    const link = linkFollowed(event)
    if (!link) return
    event.preventDefault()
    closeModalDialogs()
    const place = link.pathname + link.search + link.hash
    const isHere = place === createPath(location)
    void navigate(place, { replace: isHere })
    if (isHere) scrollToFragment(link.hash)
  })
  // An open dialog belongs to the page below it. It closes when the next page is requested: when
  // that page arrives, another dialog may be open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useLayoutEffect(() => closeModalDialogs, [location.pathname])

  const seen = useRef<IntersectionObserver>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links.
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData || !('IntersectionObserver' in window)) return
    seen.current ??= new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) whenIdle(() => prefetch(target as HTMLAnchorElement))
    })
    // Not at once: after the click that led here, the sections are still to be drawn.
    const watch = () => {
      for (const link of document.links) seen.current?.observe(link)
    }
    return atSignOfLife(() => whenIdle(watch))
  }, [shown])
  // These come before a click.
  useListen('document', ['pointerover', 'touchstart', 'focusin'], (event) => prefetch(linkOf(event)))
}

function closeModalDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

const isOurs = ({ origin }: HTMLAnchorElement) => origin === window.location.origin

const prefetch = (link: HTMLAnchorElement | null) => {
  if (link && isOurs(link)) prefetchPage(pageShownAt(link.pathname))
}

export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null

/**
 * The link that a click follows inside the site. The browser handles the others: other sites and
 * files, a fragment of the same page (`#…`), a new tab or window, and a link with a `target`.
 */
function linkFollowed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event
  const link = linkOf(event)
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return undefined
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (!isOurs(link) || link.getAttribute('href')?.startsWith('#')) return undefined
  return matchRoute(link.pathname) && link
}

/** The element that a fragment (`#…`) names. A malformed escape is taken literally. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(attempt(() => decodeURIComponent(id)) ?? id)
}

export const jump = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Scrolls to the element that a fragment names, or to the top of the page. */
export function scrollToFragment(hash: string): void {
  const target = fragmentTarget(hash)
  if (target) target.scrollIntoView()
  else jump(0)
}
