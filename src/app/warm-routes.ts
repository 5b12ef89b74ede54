import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { atSignOfLife, useListen, whenIdle } from '@/lib/listen'
import { pageShownAt } from '@/routes/match'
import { loadedPage, loadPage } from './pages'

/** Prefetches the code of the page that a link of the site leads to. */
function warm(link: HTMLAnchorElement): void {
  const page = link.origin === location.origin && pageShownAt(link.pathname)
  // After a failure, the click tries again.
  if (page && !loadedPage(page)) loadPage(page).catch(() => undefined)
}

/** Events that come before a click. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Prefetches pages: those of links in view after a sign of life, when the browser is idle, any
 * other at the first sign of intent. With data saving, only at a sign of intent.
 */
export function useWarmRoutes(location: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links.
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) whenIdle(() => warm(target as HTMLAnchorElement))
    })
    let isLeft = false
    // Not at once: after the click that led here, the sections are still to be drawn.
    const watch = () => {
      for (const link of isLeft ? [] : document.links) seen.observe(link)
    }
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    const end = connection?.saveData ? undefined : atSignOfLife(() => whenIdle(watch))
    return () => {
      isLeft = true
      end?.()
      seen.disconnect()
    }
  }, [location])
  useListen('document', intents, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) warm(link)
  })
}
