import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { attempt } from '@/lib/attempt'
import { handover } from '@/lib/carry-over'
import { tabStorage } from '@/lib/json-storage'
import { listen, useListen, useTimeout } from '@/lib/listen'
import type { Visit } from './pages'
import { layOut } from './section-heights'
import { fragmentTarget, jump, linkOf, scrollToFragment } from './use-followed-links'

/**
 * A scroll position: how many px the window's top is below the top of which section. Heights above
 * may differ when the page comes back, since the height of an undrawn section is an estimate. It
 * also depends on which answers are open.
 */
type Place = { readonly section: number; readonly below: number; readonly open?: readonly boolean[] }

const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/** The top of the page and those of its sections, in px from the window's. */
const tops = (): readonly number[] => {
  const sections = [...document.querySelectorAll('.sec, main ~ footer')]
  return [-scrollY, ...sections.map((section) => section.getBoundingClientRect().top)]
}

function placeShown(): Place {
  const all = tops()
  const section = all.findLastIndex((top) => top <= 0)
  return { section, below: -(all[section] ?? -scrollY), open: answers().map(({ open }) => open) }
}

const jumpTo = ({ section, below }: Place) => jump((tops()[section] ?? -scrollY) + below + scrollY)

/** Until the visitor goes on from there: a form above, whose code comes later, is still to grow. */
function holdTo(place: Place): () => void {
  let at = scrollY
  const grown = new ResizeObserver(() => {
    jumpTo(place)
    at = scrollY
  })
  grown.observe(document.body)
  const end = listen(window, ['scroll', 'click', 'keydown', 'resize'], ({ type }) => {
    // Screen readers, find in page and our list of requests scroll without a press.
    if (type !== 'scroll' || Math.abs(scrollY - at) > 1) grown.disconnect()
  })
  return () => {
    grown.disconnect()
    end()
  }
}

/** Scroll positions by history entry, in session storage too: Back may lead past a reload. */
const places: Map<string, Place> =
  attempt(() => new Map(JSON.parse(tabStorage.get('places') ?? '[]'))) ?? new Map()

/** The name where a browser has none for it: entries that React Router did not make share a key. */
const nameOf = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string =>
  `${key} ${pathname}${hash}`

const entryOf = (location: Location): string =>
  (window as { readonly navigation?: Navigation }).navigation?.currentEntry?.key ?? nameOf(location)

/**
 * Does what a browser does on a real navigation: scrolls to the top (or the fragment) on a push and
 * to the old position on Back, focuses the heading or the fragment, and announces the title. The
 * address is ahead of the visit while the next page loads.
 */
export function NavigationEffects({ visit: { location, type } }: { readonly visit: Visit }) {
  const isComing = useLocation() !== location
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(location)
  const entry = useRef('')
  // Tells the boot script that the app listens: it repeats the clicks that came before. In a later
  // task: React cannot hydrate a form that a click needs while its effects run.
  useTimeout(() => {
    document.documentElement.dataset.ready = ''
    document.dispatchEvent(new CustomEvent('app:ready', { detail: handover }))
  }, 0)

  useEffect(() => {
    entry.current = entryOf(shown.current)
    // A jump over several entries leads to one that this app left: the browser does not restore it.
    const place = history.scrollRestoration === 'manual' ? places.get(entry.current) : undefined
    history.scrollRestoration = 'manual'
    // The visitor scrolled before the app was here.
    if (scrollY > 0) places.set(entry.current, placeShown())
    else if (place) jumpTo(place)
  }, [])

  // The system may end a hidden tab without another event. After Back from another site this
  // document goes on as if it had not been left.
  const leaveOrArrive = (event: Event) => {
    const isLeft = event.type === 'pagehide' || document.hidden
    // While the next page loads, the entry is that page's, and the window is this one's.
    history.scrollRestoration = isLeft && !isComing ? 'auto' : 'manual'
    if (isLeft) tabStorage.set('places', JSON.stringify([...places].slice(-50)))
    if (event.type === 'pageshow' && 'persisted' in event && event.persisted) {
      layOut(false)
      // WebKit has it at its top.
      const place = places.get(entry.current)
      if (place) jumpTo(place)
    }
    // After a reload every section has its real height, and the browser restores the same pixel.
    // A page that was not scrolled needs none of that, and measuring it here costs a layout.
    if (event.type !== 'pagehide' || isComing || !places.has(entry.current)) return
    const place = placeShown()
    layOut(true)
    jumpTo(place)
  }
  useListen('window', ['pagehide', 'pageshow', 'visibilitychange'], leaveOrArrive, { capture: true })

  const remember = (event: Event) => {
    places.delete(entry.current) // Keeps the latest one last.
    places.set(entry.current, placeShown())
    // A link to a fragment makes a new entry, which may have the name of an earlier one.
    const link = linkOf(event)
    if (link?.hash) places.delete(nameOf({ key: 'default', pathname: link.pathname, hash: link.hash }))
  }
  // Also at a click, which may leave: what is above may have grown since the last scroll.
  useListen('window', ['scroll', 'click'], remember, { passive: true, capture: true })

  useLayoutEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    entry.current = entryOf(location)
    const { pathname, hash } = location
    const isSamePage = before.pathname === pathname
    // A page that stores its state in the query has not been left.
    if (type === 'REPLACE' && isSamePage) return
    const target = fragmentTarget(hash)
    // A position is right only when all above it is laid out.
    layOut(type === 'POP' || target !== null)
    const place = type === 'POP' ? places.get(entry.current) : undefined
    if (!isSamePage)
      for (const [at, answer] of answers().entries()) answer.open = place?.open?.[at] ?? answer.open
    if (place) jumpTo(place)
    else scrollToFragment(hash)
    // A smooth scroll in progress, such as one to a fragment, takes one more step.
    if (type === 'PUSH' && !target) requestAnimationFrame(() => shown.current === location && jump(0))
    if (isSamePage && !(type === 'PUSH' && target)) return
    const start = target ?? document.querySelector<HTMLElement>('main h1')
    if (start && start.tabIndex < 0) start.tabIndex = -1
    start?.focus({ preventScroll: true })
    if (!isSamePage) setAnnouncement(document.title)
    return place && holdTo(place)
  }, [location, type])

  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )
}
