import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { headFor } from '@/routes/head'
import { fragmentTarget } from './scroll-to-fragment'
import { announceReady, rootSignals } from './signals'
import { useWarmRoutes } from './warm-routes'

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Where the window's top stands in a page: how far below the top of which band, in px. What is
 * above may be of another height when the page comes back: sections that have not been drawn have
 * an estimated one (src/styles/components.css).
 */
type Place = { readonly band: number; readonly below: number }

/**
 * The key in session storage under which places outlive the document: Back may lead past a reload.
 */
const placesKey = 'places'
/** Entries whose places are kept. */
const placesMax = 50

function keptPlaces(): readonly (readonly [string, Place])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKeptPlace) : []
  } catch {
    return [] // Blocked, or not ours.
  }
}

function isKeptPlace(entry: unknown): entry is readonly [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  return Number.isInteger(entry[1]?.band) && Number.isFinite(entry[1]?.below)
}

function keepPlaces(): void {
  try {
    sessionStorage.setItem(placesKey, JSON.stringify([...places].slice(-placesMax)))
  } catch {
    // Blocked or full: Back leads to the top, then.
  }
}

/** Places by history entry. That of the entry which is reloaded is the browser's own affair. */
const places = new Map<string, Place>(keptPlaces())

/**
 * The name of the history entry that is shown. React Router knows only the entries that it has
 * made: all others (the first one, a click on `#…`) have the same key. The browser knows them
 * apart.
 */
function entryOf({ key, pathname, hash }: Location): string {
  const { navigation } = window as { readonly navigation?: Navigation }
  return navigation?.currentEntry?.key ?? `${key} ${pathname}${hash}`
}

const bands = () => document.querySelectorAll('.sec, main ~ footer')

function placeShown(): Place {
  const tops = [...bands()].map((band) => band.getBoundingClientRect().top)
  const band = tops.findLastIndex((top) => top <= 0)
  return { band, below: -(tops[band] ?? -scrollY) }
}

/** The scroll position of a place in the page that is shown, in px. */
function topOf({ band, below }: Place): number {
  const found = bands()[band]
  return found ? below + found.getBoundingClientRect().top + scrollY : below
}

type NavigationEffectsProps = {
  /** Where the page that is shown stands. The address is ahead of it while a page is on its way. */
  readonly location: Location
}

/**
 * What a browser does by itself on a real navigation: to the top (or the fragment) on a push, back
 * to the old place on Back, focus to the new page's heading or to the place that was asked for, and
 * the title read out.
 */
export function NavigationEffects({ location }: NavigationEffectsProps) {
  const type = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(location)
  useWarmRoutes(location)

  useEffect(() => {
    // The boot script repeats a click that came before the app listened. In a task of its own: in
    // the middle of its effects React cannot hydrate the page for it.
    const ready = setTimeout(announceReady)
    history.scrollRestoration = 'manual'
    const leave = () => {
      history.scrollRestoration = 'auto'
      keepPlaces()
      // After a reload all sections have their own height, and the browser goes to the same pixel.
      const place = placeShown()
      rootSignals().whole = ''
      scrollTo({ top: topOf(place), behavior: 'instant' })
    }
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(ready)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useEffect(() => {
    const end = new AbortController()
    const entry = entryOf(location)
    const remember = () => {
      places.delete(entry) // The latest one stands last.
      places.set(entry, placeShown())
    }
    // A click may leave the page, and since the last scroll what is above may have grown.
    for (const moment of ['scroll', 'click'])
      addEventListener(moment, remember, { passive: true, capture: true, signal: end.signal })
    return () => end.abort()
  }, [location])

  useIsomorphicLayoutEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const { pathname, hash } = location
    // A page that keeps its state in the query has not been left.
    if (type === 'REPLACE' && before.pathname === pathname) return
    const target = fragmentTarget(hash)
    // A place in a page is found when all above it has been laid out (src/styles/components.css).
    if (type === 'POP' || target) rootSignals().whole = ''
    else delete rootSignals().whole
    const place = type === 'POP' ? places.get(entryOf(location)) : undefined
    const top = place ? topOf(place) : 0
    if (target && !place) target.scrollIntoView()
    else scrollTo({ top, behavior: 'instant' })
    // A smooth scroll that was under way, as a Tab starts it, has one more step in the browser's
    // hands.
    if (type === 'PUSH' && !target) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
    if (before.pathname === pathname) return
    const start = target ?? document.querySelector<HTMLElement>('main h1')
    if (start && start.tabIndex < 0) start.tabIndex = -1
    start?.focus({ preventScroll: true })
    setAnnouncement(headFor(pathname).title)
  }, [location, type])

  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )
}
