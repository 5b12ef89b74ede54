import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InvitationRequest } from '@/domain/invitations/record'
import type { ReviewFilter } from './filter'

export type Cursor = ReturnType<typeof useCursor>

export type Place = ReturnType<typeof usePlace>

/** The list when a request was last in its place there. */
type Last = {
  readonly id?: string | undefined
  readonly filter?: ReviewFilter
  readonly status?: string | undefined
  readonly shown: readonly InvitationRequest[]
  readonly index: number
}

/**
 * Where the first of those that came after the request is now. Without one, at the end for a
 * request that has moved, else, as in another filter, at the same number.
 */
function placeAfter({ id, shown: before, index }: Last, shown: readonly InvitationRequest[]): number {
  const successor = shown[index]
  // Mostly so, and a list is long.
  if (successor && successor.id === before[index + 1]?.id) return index
  const places = new Map(shown.map(({ id }, place) => [id, place]))
  const next = before.slice(index + 1).find(({ id }) => places.has(id))
  const end = places.has(id ?? '') ? shown.length : Math.min(index, shown.length)
  return (next && places.get(next.id)) ?? end
}

/**
 * Where a request is in the list, or was before it left it, and those before and after it. In a
 * list by status a decision moves it: its place is the next one's, and an undo brings it back.
 */
export function usePlace(shown: readonly InvitationRequest[], id: string | undefined, filter: ReviewFilter) {
  const last = useRef<Last>({ shown: [], index: -1 })
  const was = last.current
  const index = id === undefined ? -1 : shown.findIndex((request) => request.id === id)
  const status = filter.sort.column === 'status' ? shown[index]?.status : undefined
  // One that was never in the list is beside the one that was looked at before it.
  const isKnown = id !== undefined && shown.length > 0 && (was.id === id || (index < 0 && was.index >= 0))
  const isDecided = index >= 0 && was.filter === filter && was.status !== status
  const left = isKnown && (index < 0 || isDecided) ? placeAfter(was, shown) : index
  const isMoved = index >= 0 && left !== index && left !== index + 1
  const place = index < 0 || isMoved ? left : index
  useLayoutEffect(() => {
    if (index >= 0 && !isMoved) last.current = { id, filter, status, shown, index }
  })
  return {
    /** -1 when it is not in the list. */
    index,
    /** Not `index` when it has left. */
    place,
    previous: shown[place - 1],
    /** What took its place comes after one that left. */
    next: shown[index === place ? place + 1 : place],
  }
}

/**
 * The row that has, or last had, the focus. When it leaves its place, the next row takes that, and
 * its focus if it had it. `aside`: the details are open, and the focus may be in them.
 */
export function useCursor(
  shown: readonly InvitationRequest[],
  filter: ReviewFilter,
  aside: boolean,
  giveElsewhere: () => void,
) {
  const [chosenId, setChosenId] = useState<string>()
  const holder = useRef<'row' | 'elsewhere'>(undefined)
  const wasAside = useRef(false)
  const row = useRef<HTMLTableRowElement>(null)
  const name = useRef<HTMLButtonElement>(null)

  const index = Math.min(usePlace(shown, chosenId, filter).place, shown.length - 1)
  const currentId = shown[index]?.id

  /** False without a current row. */
  const focus = (): boolean => {
    name.current?.focus({ preventScroll: true })
    if (name.current) holder.current = 'row'
    return name.current !== null
  }
  const scrollTo = () => row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

  /** For when the focused control is gone: else the next Tab begins at the top of the page. */
  const takeFocus = () => {
    const fromRow = holder.current === 'row'
    if (!focus()) giveElsewhere()
    // A mouse user keeps the place; one who sees the focus must see where it went.
    else if (!fromRow && name.current?.matches(':focus-visible')) scrollTo()
  }

  // In the same commit: a key pressed in between would act on the row before.
  useLayoutEffect(() => {
    const isFree = holder.current || (wasAside.current && !aside)
    const isInMoved =
      holder.current === 'row' && chosenId !== currentId && document.activeElement?.matches('.rv-row *')
    wasAside.current = aside
    if (isInMoved || (isFree && document.activeElement === document.body)) takeFocus()
  })

  return {
    index,
    chosenId,
    currentId,
    row,
    name,
    focus,
    scrollTo,
    takeFocus,
    /** Where the current row is in the window. */
    top: () => row.current?.getBoundingClientRect().top ?? 0,
    /** Makes a row the current one and scrolls to it; with `focused`, it gets the focus. */
    choose(id: string | undefined, focused: boolean) {
      flushSync(() => setChosenId(id))
      scrollTo()
      if (focused) focus()
    },
    /** The row that is focused or pressed is the current one. No scroll: the press goes on. */
    follow(id: string) {
      if (holder.current) holder.current = 'row'
      setChosenId(id)
    },
    /** For the page around the rows: they tell where the focus is in it. */
    watch: {
      onFocusCapture() {
        holder.current = 'elsewhere'
      },
      onBlur({ target }: FocusEvent) {
        // In a window that is left, it stays where it is.
        if (document.activeElement !== target) holder.current = undefined
      },
    },
  }
}
