import { useEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { whenIdle } from '@/lib/when-idle'
import { pageShownAt } from '@/routes/match'
import { loadPage } from './pages'

/**
 * Fetches the code of the page that an in-site link leads to. A failure waits for the click, which
 * reports it.
 */
function warm(link: HTMLAnchorElement): void {
  if (link.origin !== location.origin || link.pathname === location.pathname) return
  const page = pageShownAt(link.pathname)
  if (page) loadPage(page).catch(() => undefined)
}

/** What only a person does. A page that is opened and left alone fetches nothing more. */
const signsOfLife = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/**
 * Fetches pages before they are asked for: those of links in view once somebody is there and the
 * browser is idle, any other on the first sign of intent (hover, touch, focus). Not on a connection
 * whose owner asked to save data.
 */
export function useWarmRoutes(location: Location): void {
  const somebody = useSomebody()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links.
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!somebody || connection?.saveData) return
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        whenIdle(() => warm(target as HTMLAnchorElement))
      }
    })
    for (const link of document.querySelectorAll('a[href^="/"]')) seen.observe(link)
    return () => seen.disconnect()
  }, [location, somebody])

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

/** Whether somebody has moved, scrolled, touched or typed since the app is here. */
function useSomebody(): boolean {
  const [somebody, setSomebody] = useState(false)
  useEffect(() => {
    if (somebody) return
    const arrived = () => setSomebody(true)
    for (const sign of signsOfLife) addEventListener(sign, arrived, { passive: true })
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, arrived)
    }
  }, [somebody])
  return somebody
}
