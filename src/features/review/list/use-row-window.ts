import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { InvitationRequest } from '@/domain/invitations/record'
import { tabStorage } from '@/lib/json-storage'
import { useListen } from '@/lib/listen'
import { layoutFor, type RowLayout, rowHeight } from './row-layouts'
import type { Cursor } from './use-cursor'

/** Rows drawn beyond the window on either side: one turn of the wheel. */
const overscan = 5

/** Rows that are printed at most; for more there is the export. */
const mostPrinted = 1000

/** How the rows are laid out, the px from the page's top to the first, of a rem, of the window. */
type Measured = {
  readonly layout: RowLayout
  readonly top: number
  readonly rem: number
  readonly height: number
}

const placeKey = 'reviewPlace'

/**
 * The place in the list, for a reload and for Back from another site: when a browser restores its
 * own place, the list is not in the page yet. It holds for the same filter: the px from the page's
 * top, the row at the window's top, since rows may have other heights by then, and the px in it.
 */
export const listPlace = {
  keep: (top: number, inRow: number, id: string) =>
    tabStorage.set(placeKey, `${Math.round(top)} ${Math.round(inRow)} ${location.search} ${id}`),
  kept() {
    const kept = /^(\d+) (-?\d+) (\S*) (.*)$/s.exec(tabStorage.get(placeKey) ?? '') ?? []
    const [, top = 0, inRow = 0, search, id] = kept
    // At the top, the browser need not lay out the page for it.
    const isPlace = search === location.search && Number(top) > 0
    return isPlace ? { top: Number(top), inRow: Number(inRow), id } : undefined
  },
}

/**
 * The rows near the window and the current one, each with the px of those above it that are not
 * drawn. On paper, up to 1,000 rows.
 */
export function useRowWindow(
  requests: readonly InvitationRequest[],
  { index: currentIndex, row }: Pick<Cursor, 'index' | 'row'>,
  list: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  backTo: RefObject<ReturnType<typeof listPlace.kept>>,
) {
  const [measured, setMeasured] = useState<Measured>({ layout: 'table', top: 0, rem: 16, height: 0 })
  const { layout, top, rem } = measured
  const printing = usePrinting(true)
  // Rows out of sight wait until the rest of a new list is painted.
  const painted = useDeferredValue(requests) === requests
  const drawn = useRef<ReadonlySet<string>>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: it recomputes heights
  const getItemKey = useCallback((index: number) => requests[index]?.id ?? index, [requests, layout, rem])
  const virtualizer = useWindowVirtualizer({
    count: requests.length,
    estimateSize: (index) => rowHeight(layout, requests[index]?.status ?? 'pending') * rem,
    overscan,
    getItemKey,
    scrollMargin: top,
    initialRect: { width: 1280, height: 800 },
    useFlushSync: false,
    onChange: ({ isScrolling, scrollOffset, range }) => {
      const index = range?.startIndex ?? 0
      const offset = scrollOffset ?? 0
      // On the way back to a place, that is the one to keep.
      if (!isScrolling && !backTo.current)
        listPlace.keep(offset, offset - startOf(index), requests[index]?.id ?? '')
    },
    rangeExtractor: (range) => {
      const { startIndex, endIndex } = range
      const isDue = (index: number) =>
        painted || (index >= startIndex && index <= endIndex) || drawn.current.has(requests[index]?.id ?? '')
      const indexes = defaultRangeExtractor(range).filter(isDue)
      if (currentIndex < 0 || indexes.includes(currentIndex)) return indexes
      return [...indexes, currentIndex].sort((a, b) => a - b)
    },
  })
  const startOf = (index: number) => virtualizer.measurementsCache[index]?.start ?? 0

  const read = (): Measured => {
    // Of a length: a browser's least font size changes what it says of the root's, and no length.
    const { scrollMarginTop } = getComputedStyle(list.current ?? document.body)
    const rem = Number.parseFloat(scrollMarginTop) || 16
    const width = (list.current?.clientWidth ?? 0) / rem
    const toBody = body.current?.getBoundingClientRect().top ?? 0
    return {
      layout: width === 0 ? 'table' : layoutFor(width),
      top: Math.round(toBody + window.scrollY),
      rem,
      height: window.innerHeight,
    }
  }
  /** Lays the rows out anew; the current row, or the first in sight, stays in place. */
  const measure = () => {
    const next = read()
    const moves = next.layout !== layout || next.rem !== rem
    if (!moves && next.top === top) return
    if (backTo.current) return flushSync(() => setMeasured(next))
    const offset = virtualizer.scrollOffset ?? 0
    const current = virtualizer.measurementsCache[currentIndex]
    // As it was before: what is above the list may be higher already, a turned phone lower.
    const end = offset + Math.max(measured.height, next.height)
    const isSeen = current && current.end > offset && current.start < end
    const index = isSeen ? currentIndex : (virtualizer.range?.startIndex ?? 0)
    const before = startOf(index)
    flushSync(() => setMeasured(next))
    // Another layout has another head over the rows.
    if (moves) flushSync(() => setMeasured(read()))
    if (!moves && window.scrollY > next.top) window.scrollBy({ top: next.top - top, behavior: 'instant' })
    if (!moves || offset === 0) return
    window.scrollTo({ top: offset + startOf(index) - before, behavior: 'instant' })
    if (isSeen) row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const start = useEffectEvent(() => setMeasured(read()))
  const onResize = useEffectEvent(measure)
  useLayoutEffect(() => {
    start()
    const observer = new ResizeObserver(() => onResize())
    // The height of what is above the rows changes the body's.
    observer.observe(document.body)
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])

  /** For what the place was found, and the px from the page's top at which it is, or its end. */
  const found = useRef<{ readonly measured: Measured; readonly at: number }>(undefined)
  // What is above the rows grows while the page loads, until the admin has gone elsewhere.
  const notice = ({ type }: Event) => {
    const { scrollY } = window
    const isOurs = type === 'scroll' && Math.abs(scrollY - (found.current?.at ?? scrollY)) <= 1
    if (!isOurs) backTo.current = undefined
  }
  useListen('window', ['wheel', 'touchmove', 'keydown', 'pointerdown', 'scroll'], notice, { passive: true })
  const items = virtualizer.getVirtualItems()
  // Keeps the row at the top of the window in place when rows come in or go above it.
  const anchor = useRef<{ list: unknown; id: string; status: string; index: number; start: number }>(
    undefined,
  )
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  useLayoutEffect(() => {
    const place = backTo.current
    if (place && measured.height > 0 && found.current?.measured !== measured) {
      const row = requests.findIndex(({ id }) => id === place.id)
      // Above the rows nothing has its height yet.
      const isAbove = row < 0 || place.inRow < 0
      window.scrollTo({ top: isAbove ? place.top : startOf(row) + place.inRow, behavior: 'instant' })
      found.current = { measured, at: window.scrollY }
    }
    const before = anchor.current
    // Only a new list moves rows.
    if (before && before.list !== requests && (virtualizer.scrollOffset ?? 0) > top) {
      const at = requests.findIndex(({ id }) => id === before.id)
      // A decision about it may move it far: the next row takes its place.
      const isGone = at < 0 || (at !== before.index && requests[at]?.status !== before.status)
      const shift = isGone ? 0 : startOf(at) - before.start
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
    }
    const first = requests[startIndex]
    anchor.current = first && { ...first, list: requests, index: startIndex, start: startOf(startIndex) }
    drawn.current = new Set(items.flatMap(({ index }) => requests[index]?.id ?? []))
  })

  if (printing) {
    const printed = requests.slice(0, mostPrinted)
    const rows = printed.map((_, index) => ({ index, gap: 0 }))
    // A sheet of paper has the width of the block layout.
    return { rows, layout: 'block' as const, measure, total: 0, first: 0, last: printed.length - 1 }
  }
  const rows = items.map(({ index, start }, place) => ({
    index,
    gap: start - (items[place - 1]?.end ?? top),
  }))
  const total = virtualizer.getTotalSize()
  return { rows, layout, measure, total, first: startIndex, last: Math.min(endIndex, requests.length - 1) }
}

/** True while the browser lays out the paper. With `isPage`, the page is where it was afterward. */
export function usePrinting(isPage = false): boolean {
  const [printing, setPrinting] = useState(false)
  const top = useRef(0)
  useListen('window', ['beforeprint', 'afterprint'], ({ type }) => {
    const begins = type === 'beforeprint'
    if (begins) top.current = window.scrollY
    // Synchronous: the browser lays out the paper right after the event.
    flushSync(() => setPrinting(begins))
    // On paper a long list is cut, and the page has scrolled to the end of what is left.
    if (isPage && !begins) window.scrollTo({ top: top.current, behavior: 'instant' })
  })
  return printing
}
