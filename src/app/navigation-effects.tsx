import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { headFor } from '@/routes/head'
import { useDrawnBands } from './draw-bands'
import { useWarmRoutes } from './warm-routes'

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Scroll positions by history entry, kept in memory: a reload is the browser's own affair. */
const positions = new Map<string, number>()

/**
 * What a browser does by itself on a real navigation: to the top (or the fragment) on a push, back to the old place on
 * Back, focus to the new page's heading, and the title read out.
 */
export function NavigationEffects() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef<{ key: string; pathname: string }>({ key, pathname })
  useWarmRoutes()
  useDrawnBands()

  useEffect(() => {
    // The boot script repeats a click that came before the app listened.
    document.dispatchEvent(new Event('app:ready'))
    history.scrollRestoration = 'manual'
    const restoreNatively = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', restoreNatively)
    return () => removeEventListener('pagehide', restoreNatively)
  }, [])

  useEffect(() => {
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useIsomorphicLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    // A page that keeps its state in the query has not been left.
    if (type === 'REPLACE' && before.pathname === pathname) return
    const target = hash ? document.getElementById(decodeFragment(hash.slice(1))) : null
    // A place in a page is found when all above it has been laid out (src/styles/components.css).
    document.documentElement.toggleAttribute('data-whole', type === 'POP' || target !== null)
    const top = type === 'POP' ? (positions.get(key) ?? 0) : 0
    if (type !== 'POP' && target) target.scrollIntoView()
    else scrollTo({ top, behavior: 'instant' })
    // A smooth scroll that was under way, as a Tab starts it, has one more step in the browser's hands.
    if (type === 'PUSH' && !target) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
    if (before.pathname === pathname) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !target) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setAnnouncement(headFor(pathname).title)
  }, [key, pathname, hash, type])

  return (
    <p className="vh" role="status" aria-live="polite">
      {announcement}
    </p>
  )
}

function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
