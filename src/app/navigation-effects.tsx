import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { attempt } from '@/lib/attempt'
import { tabStorage } from '@/lib/json-storage'
import { useListen, useTimeout } from '@/lib/listen'
import { announceReady } from './signals'
import { fragmentTarget } from './use-followed-links'
import type { Visit } from './use-shown-visit'
import { useWarmRoutes } from './warm-routes'

/**
 * A scroll position: how many px the window's top is below the top of which section. Heights above
 * may differ when the page comes back, since the height of an undrawn section is an estimate.
 */
type Place = { readonly section: number; readonly below: number }

/** Scroll positions by history entry, in session storage too: Back may lead past a reload. */
const places: Map<string, Place> =
  attempt(() => new Map(JSON.parse(tabStorage.get('places') ?? '[]'))) ?? new Map()

/** The name where a browser has none for it: entries that React Router did not make share a key. */
const nameOf = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string =>
  `${key} ${pathname}${hash}`

function entryOf(location: Location): string {
  const { navigation } = window as { readonly navigation?: Navigation }
  return navigation?.currentEntry?.key ?? nameOf(location)
}

const sections = () => document.querySelectorAll('.sec, main ~ footer')

function placeShown(): Place {
  const tops = [...sections()].map((section) => section.getBoundingClientRect().top)
  const section = tops.findLastIndex((top) => top <= 0)
  return { section, below: -(tops[section] ?? -scrollY) }
}

function arrive(): void {
  history.scrollRestoration = 'manual'
}

function keep(): void {
  history.scrollRestoration = 'auto'
  tabStorage.set('places', JSON.stringify([...places].slice(-50)))
}

/** The scroll position, in px, of a place in the page that is shown. */
function topOf({ section, below }: Place): number {
  const found = sections()[section]
  return found ? below + found.getBoundingClientRect().top + scrollY : below
}

/**
 * Does what a browser does on a real navigation: scrolls to the top (or the fragment) on a push and
 * to the old position on Back, focuses the heading or the fragment, and announces the title. The
 * address is ahead of the visit while the next page loads.
 */
export function NavigationEffects({ visit: { location, type } }: { readonly visit: Visit }) {
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(location)
  useWarmRoutes(location)
  // The boot script repeats clicks in a later task: React cannot hydrate while its effects run.
  useTimeout(announceReady, 0)

  useEffect(() => {
    const entry = entryOf(shown.current)
    // A jump over several entries leads to one that this app left: the browser does not restore it.
    const place = history.scrollRestoration === 'manual' ? places.get(entry) : undefined
    arrive()
    // The visitor scrolled before the app was here.
    if (scrollY > 0) places.set(entry, placeShown())
    else if (place) scrollTo({ top: topOf(place), behavior: 'instant' })
  }, [])
  useListen('window', 'pagehide', () => {
    keep()
    // After a reload every section has its real height, and the browser restores the same pixel.
    // A page that was not scrolled needs none of that, and measuring it here costs a layout.
    if (!places.has(entryOf(location))) return
    const place = placeShown()
    document.documentElement.dataset.whole = ''
    scrollTo({ top: topOf(place), behavior: 'instant' })
  })
  // After Back from another site this document goes on as if it had not been left.
  useListen('window', 'pageshow', ({ persisted }) => {
    if (!persisted) return
    arrive()
    delete document.documentElement.dataset.whole
  })
  // The system may end a hidden tab without another event.
  useListen('document', 'visibilitychange', () => (document.hidden ? keep() : arrive()))

  const remember = ({ target }: Event) => {
    const entry = entryOf(location)
    places.delete(entry) // Keeps the latest one last.
    places.set(entry, placeShown())
    // A link to a fragment makes a new entry, which may have the name of an earlier one.
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.hash) places.delete(nameOf({ key: 'default', pathname: link.pathname, hash: link.hash }))
  }
  // Also at a click, which may leave: what is above may have grown since the last scroll.
  useListen('window', ['scroll', 'click'], remember, { passive: true, capture: true })

  useLayoutEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const { pathname, hash } = location
    // A page that stores its state in the query has not been left.
    if (type === 'REPLACE' && before.pathname === pathname) return
    const target = fragmentTarget(hash)
    // A position is right only when all above it is laid out (src/styles/components.css).
    if (type === 'POP' || target) document.documentElement.dataset.whole = ''
    else delete document.documentElement.dataset.whole
    const place = type === 'POP' ? places.get(entryOf(location)) : undefined
    const top = place ? topOf(place) : 0
    if (target && !place) target.scrollIntoView()
    else scrollTo({ top, behavior: 'instant' })
    // A smooth scroll in progress, such as one to a fragment, takes one more step.
    if (type === 'PUSH' && !target)
      requestAnimationFrame(() => shown.current === location && scrollTo({ top, behavior: 'instant' }))
    const isSamePage = before.pathname === pathname
    if (isSamePage && !(type === 'PUSH' && target)) return
    const start = target ?? document.querySelector<HTMLElement>('main h1')
    if (start && start.tabIndex < 0) start.tabIndex = -1
    start?.focus({ preventScroll: true })
    if (!isSamePage) setAnnouncement(document.title)
  }, [location, type])

  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )
}
