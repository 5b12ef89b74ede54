import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '@/routes/match'
import { pageNamed } from './pages'

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 300)

/** Fetches the code of the page that an in-site link leads to. A failure waits for the click, which reports it. */
function warm(link: HTMLAnchorElement): void {
  if (link.origin !== location.origin || link.pathname === location.pathname) return
  const page = matchRoute(link.pathname)?.row.page
  if (page)
    pageNamed(page)
      ?.load()
      .catch(() => undefined)
}

/**
 * Fetches pages before they are asked for: those of links in view when the browser is idle, any other on the first sign
 * of intent (hover, touch, focus). Not on a connection whose owner asked to save data.
 */
export function useWarmRoutes(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links.
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        idle(() => warm(target as HTMLAnchorElement))
      }
    })
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) seen.observe(link)
    return () => seen.disconnect()
  }, [key])

  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) warm(link)
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const name of events) document.addEventListener(name, onIntent, { passive: true })
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent)
    }
  }, [])
}
