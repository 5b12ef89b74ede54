import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { InvitationRequest } from '@/domain/invitations/record'
import { afterPaint } from '@/lib/when-idle'

/** Rows drawn beyond the window on either side: a turn of a wheel. */
const overscan = 5

/** Rows that are printed at most: more are a matter for the export. */
const mostPrinted = 1000

/**
 * How a row is laid out, by the width of the list: a line of a table, a block, or a taller block
 * with buttons below.
 */
export type RowLayout = 'table' | 'block' | 'stack'

/** Widths of the list in rem from which on rows are laid out so. */
const widths = { table: 53.75, block: 38.75 }

/**
 * Heights in rem: a row has the same height whatever it holds, so that nothing must be measured.
 * row.tsx sets the same.
 */
const heights: Readonly<Record<RowLayout, { readonly pending: number; readonly decided: number }>> = {
  table: { pending: 2.75, decided: 2.75 },
  block: { pending: 6.625, decided: 6.625 },
  stack: { pending: 10.75, decided: 7.5 },
}

/** Height of the sticky headings in px. */
const headHeight = 44

/** A row to draw, or the height in px of those that are not drawn. */
export type WindowPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly key: string; readonly height: number }

/**
 * The rows near the window, and the current one wherever it is; the rest are gaps. The number of
 * elements does not grow with the list. Rows that come in above push nothing out of view. On paper
 * all rows are drawn, the first thousand of a longer list.
 */
export function useRowWindow(
  requests: readonly InvitationRequest[],
  currentIndex: number,
  table: RefObject<HTMLTableElement | null>,
) {
  const [layout, setLayout] = useState<RowLayout>('table')
  const [top, setTop] = useState(0)
  const rem = useRem()
  const { pending, decided } = heights[layout]
  const painted = usePainted(requests)
  const printing = usePrinting()
  const drawn = useRef<ReadonlySet<string>>(new Set())

  // biome-ignore lint/correctness/useExhaustiveDependencies: it recomputes heights
  const getItemKey = useCallback((index: number) => requests[index]?.id ?? index, [requests, layout])
  const virtualizer = useWindowVirtualizer({
    count: requests.length,
    estimateSize: (index) => (requests[index]?.status === 'pending' ? pending : decided) * rem,
    overscan,
    getItemKey,
    scrollMargin: top,
    initialRect: { width: 1280, height: 800 },
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const isDue = (index: number) =>
        painted ||
        (index >= range.startIndex && index <= range.endIndex) ||
        drawn.current.has(requests[index]?.id ?? '')
      const indexes = defaultRangeExtractor(range).filter(isDue)
      if (currentIndex < 0 || currentIndex >= requests.length || indexes.includes(currentIndex))
        return indexes
      return [...indexes, currentIndex].sort((a, b) => a - b)
    },
  })

  /** Scrolls just as far as the row needs to be whole between the headings and the strip. */
  const scrollToRow = useCallback(
    (index: number) => {
      const row = virtualizer.measurementsCache[index]
      if (!row) return
      const low = window.innerHeight - stripHeight(table.current)
      const top = Math.min(row.start - headHeight, Math.max(window.scrollY, row.end - low))
      if (top !== window.scrollY) window.scrollTo({ top, behavior: 'instant' })
    },
    [virtualizer, table],
  )
  // The strip has grown, or another has come in its place.
  const uncover = useEffectEvent(() => {
    const row = virtualizer.measurementsCache[currentIndex]
    if (!row) return
    const bottom = window.scrollY + window.innerHeight
    if (row.start < bottom && row.end > bottom - stripHeight(table.current)) scrollToRow(currentIndex)
  })

  useLayoutEffect(() => {
    const element = table.current
    const list = element?.parentElement
    if (!element || !list) return
    const look = () => {
      const width = list.clientWidth / rem
      setLayout(width === 0 || width >= widths.table ? 'table' : width >= widths.block ? 'block' : 'stack')
      const body = element.tBodies[0] ?? element
      setTop(Math.round(body.getBoundingClientRect().top + window.scrollY))
      uncover()
    }
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(list)
    observer.observe(document.body)
    const head = list.parentElement?.firstElementChild
    if (head) observer.observe(head)
    return () => observer.disconnect()
  }, [table, rem])

  useAnchor(
    requests,
    virtualizer.range?.startIndex ?? 0,
    top,
    (index) => virtualizer.measurementsCache[index]?.start ?? 0,
  )

  const items = virtualizer.getVirtualItems()
  useLayoutEffect(() => {
    drawn.current = new Set(items.flatMap(({ index }) => requests[index]?.id ?? []))
  })

  if (printing) {
    const printed = requests.slice(0, mostPrinted)
    const parts = printed.map((_, index): WindowPart => ({ kind: 'row', index }))
    // A sheet of paper is as wide as blocks are.
    return { parts, layout: 'block' as const, scrollToRow, first: 0, last: printed.length - 1 }
  }
  const parts: WindowPart[] = []
  let end = top
  let gaps = 0
  for (const { index, start, end: next } of items) {
    if (start > end) {
      gaps += 1
      parts.push({ kind: 'gap', key: `gap ${gaps}`, height: start - end })
    }
    parts.push({ kind: 'row', index })
    end = next
  }
  const rest = virtualizer.getTotalSize() + top - end
  if (rest > 0) parts.push({ kind: 'gap', key: 'after', height: rest })
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  return { parts, layout, scrollToRow, first: startIndex, last: Math.min(endIndex, requests.length - 1) }
}

/**
 * False while another list is drawn for the first time: what nobody sees of it can wait until the
 * rest has been painted.
 */
function usePainted(requests: readonly InvitationRequest[]): boolean {
  const [painted, setPainted] = useState(requests)
  useEffect(() => {
    let isLeft = false
    void afterPaint().then(() => {
      if (!isLeft) startTransition(() => setPainted(requests))
    })
    return () => {
      isLeft = true
    }
  }, [requests])
  return painted === requests
}

let isPrinting = false

function subscribeToPrinting(listener: () => void): () => void {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    // At once: the browser lays the paper out right after the event.
    flushSync(listener)
  }
  addEventListener('beforeprint', tell)
  addEventListener('afterprint', tell)
  return () => {
    removeEventListener('beforeprint', tell)
    removeEventListener('afterprint', tell)
  }
}

/** True while the page is printed. */
const usePrinting = (): boolean => useSyncExternalStore(subscribeToPrinting, () => isPrinting)

/** Keeps the row at the top of the window where it is when rows come in or go above it. */
function useAnchor(
  requests: readonly InvitationRequest[],
  firstIndex: number,
  top: number,
  startOf: (index: number) => number,
): void {
  const anchor = useRef<{ readonly list: unknown; readonly id: string; readonly start: number }>(undefined)
  useLayoutEffect(() => {
    const before = anchor.current
    // Only another list moves rows.
    if (before && before.list !== requests && window.scrollY > top) {
      const moved = requests.findIndex(({ id }) => id === before.id)
      const shift = moved < 0 ? 0 : startOf(moved) - before.start
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
    }
    const first = requests[firstIndex]
    anchor.current = first && { list: requests, id: first.id, start: startOf(firstIndex) }
  })
}

/**
 * Height in px of the strip that covers the end of the list: the last element of the mark book,
 * where it is sticky.
 */
function stripHeight(table: HTMLElement | null): number {
  const strip = table?.parentElement?.parentElement?.lastElementChild
  if (!(strip instanceof HTMLElement) || strip === table?.parentElement) return 0
  return getComputedStyle(strip).position === 'sticky' ? Math.ceil(strip.getBoundingClientRect().height) : 0
}

/** The page's font size in px: heights follow the reader's. */
function useRem(): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  return rem
}
