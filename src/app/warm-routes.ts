import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { whenIdle } from '@/lib/when-idle'
import { pageShownAt } from '@/routes/match'
import { loadPage } from './pages'

/**
 * Fetches the code of the page that a link of the site leads to. A failure waits for the click,
 * which reports it.
 */
function warm(link: HTMLAnchorElement): void {
  if (link.origin !== location.origin || link.pathname === location.pathname) return
  const page = pageShownAt(link.pathname)
  if (page) loadPage(page).catch(() => undefined)
}

/** What only a person does. A page that is opened and left alone fetches nothing more. */
const signsOfLife = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const
/** What comes before a click. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** Since the app is here. */
let somebodyIsHere = false

/**
 * Fetches pages before they are asked for: those of links in view once somebody is there and the
 * browser is idle, any other on the first sign of intent. Not on a connection whose owner asked to
 * save data.
 */
export function useWarmRoutes(location: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links.
  useEffect(() => {
    const end = new AbortController()
    const options = { passive: true, signal: end.signal }
    let seen: IntersectionObserver | undefined
    const watch = () => {
      somebodyIsHere = true
      seen ??= new IntersectionObserver((entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          whenIdle(() => warm(target as HTMLAnchorElement))
        }
      })
      for (const sign of signsOfLife) removeEventListener(sign, watch)
      for (const link of document.querySelectorAll('a[href^="/"]')) seen.observe(link)
    }
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (somebodyIsHere && !connection?.saveData) watch()
    else if (!connection?.saveData) for (const sign of signsOfLife) addEventListener(sign, watch, options)
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) warm(link)
    }
    for (const intent of intents) document.addEventListener(intent, onIntent, options)
    return () => {
      end.abort()
      seen?.disconnect()
    }
  }, [location])
}
