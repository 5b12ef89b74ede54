import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { InvitationRequest } from '@/domain/invitations/record'

/** Rows drawn beyond the window on either side: one turn of the wheel. */
const overscan = 5

/** Rows that are printed at most; for more there is the export. */
const mostPrinted = 1000

/** How a row is laid out, by the list's width: a line, a block, or one with buttons below. */
export type RowLayout = 'table' | 'block' | 'stack'

/** The least widths of the list, in rem, for these layouts. */
const widths = { table: 53.75, block: 38.75 }

/** Heights in rem, the same as in row-rowClasses.ts, so that no row needs to be measured. */
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

/** The rows near the window and the current one; the rest are gaps. On paper, up to 1,000 rows. */
export function useRowWindow(
  requests: readonly InvitationRequest[],
  currentIndex: number,
  table: RefObject<HTMLTableElement | null>,
) {
  const [layout, setLayout] = useState<RowLayout>('table')
  const [top, setTop] = useState(0)
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  const { pending, decided } = heights[layout]
  const printing = usePrinting()
  // Rows out of sight wait until the rest of a new list is painted.
  const painted = useDeferredValue(requests) === requests
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
    // Does nothing: at its start the library would scroll to the current place and force a layout.
    scrollToFn: () => {},
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

  /** Scrolls only as far as needed to show the whole row between the headings and the strip. */
  const scrollToRow = (index: number) => {
    const row = virtualizer.measurementsCache[index]
    if (!row) return
    const low = window.innerHeight - stripHeight(table.current)
    const top = Math.min(row.start - headHeight, Math.max(window.scrollY, row.end - low))
    if (top !== window.scrollY) window.scrollTo({ top, behavior: 'instant' })
  }

  const look = useEffectEvent(() => {
    const list = table.current?.parentElement
    const body = table.current?.tBodies[0]
    if (!list || !body) return
    const width = list.clientWidth / rem
    setLayout(width === 0 || width >= widths.table ? 'table' : width >= widths.block ? 'block' : 'stack')
    setTop(Math.round(body.getBoundingClientRect().top + window.scrollY))
    // The strip may have grown, or another one may have replaced it.
    const row = virtualizer.measurementsCache[currentIndex]
    const bottom = window.scrollY + window.innerHeight
    if (row && row.start < bottom && row.end > bottom - stripHeight(table.current)) scrollToRow(currentIndex)
  })
  useLayoutEffect(() => {
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => look())
    observer.observe(document.body)
    if (table.current?.parentElement) observer.observe(table.current.parentElement)
    return () => observer.disconnect()
  }, [table])

  // Keeps the row at the top of the window in place when rows come in or go above it.
  const anchor = useRef<{ readonly list: unknown; readonly id: string; readonly start: number }>(undefined)
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  useLayoutEffect(() => {
    const before = anchor.current
    // Only a new list moves rows.
    if (before && before.list !== requests && (virtualizer.scrollOffset ?? 0) > top) {
      const moved = requests.findIndex(({ id }) => id === before.id)
      const shift = moved < 0 ? 0 : startOf(moved) - before.start
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
    }
    const first = requests[startIndex]
    anchor.current = first && { list: requests, id: first.id, start: startOf(startIndex) }
  })

  const items = virtualizer.getVirtualItems()
  useLayoutEffect(() => {
    drawn.current = new Set(items.flatMap(({ index }) => requests[index]?.id ?? []))
  })

  if (printing) {
    const printed = requests.slice(0, mostPrinted)
    const parts = printed.map((_, index): WindowPart => ({ kind: 'row', index }))
    // A sheet of paper has the width of the block layout.
    return { parts, layout: 'block' as const, scrollToRow, first: 0, last: printed.length - 1 }
  }
  const parts: WindowPart[] = []
  let end = top
  let gaps = 0
  const addGap = (to: number) => {
    if (to > end) parts.push({ kind: 'gap', key: `gap ${gaps++}`, height: to - end })
  }
  for (const { index, start, end: next } of items) {
    addGap(start)
    parts.push({ kind: 'row', index })
    end = next
  }
  addGap(virtualizer.getTotalSize() + top)
  return { parts, layout, scrollToRow, first: startIndex, last: Math.min(endIndex, requests.length - 1) }
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // Synchronous: the browser lays out the paper right after the event.
    const tell = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', tell)
    addEventListener('afterprint', tell)
    return () => {
      removeEventListener('beforeprint', tell)
      removeEventListener('afterprint', tell)
    }
  }, [])
  return printing
}

/** Height in px of the strip that covers the end of the list, the last element of the mark book. */
function stripHeight(table: HTMLElement | null): number {
  const strip = table?.parentElement?.parentElement?.lastElementChild
  if (!(strip instanceof HTMLElement) || strip === table?.parentElement) return 0
  return getComputedStyle(strip).position === 'sticky' ? Math.ceil(strip.getBoundingClientRect().height) : 0
}
