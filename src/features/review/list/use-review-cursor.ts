import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'

/**
 * The current row: the one that has, or last had, the focus. A row that leaves the list hands its place to the next, and with `takeFocus`
 * the focus. `moves` counts how often it was chosen, by key or press: the list then brings it into view. A focus alone must move nothing, because
 * the press that gave it is not over. `book` holds the rows, which carry their id in `data-id` and are named by their first `.rv-name`.
 */
export function useReviewCursor(shown: readonly InvitationRequest[], book: RefObject<HTMLElement | null>) {
  const [chosenId, setChosenId] = useState<string>()
  const [moves, setMoves] = useState(0)
  const place = useRef(-1)
  const wantsFocus = useRef(false)
  const hadFocus = useRef(false)

  const found = chosenId === undefined ? -1 : shown.findIndex(({ id }) => id === chosenId)
  const index = found >= 0 || chosenId === undefined ? found : Math.min(place.current, shown.length - 1)
  const currentId = shown[index]?.id

  const focusRow = useCallback(
    (id: string) => {
      const row = book.current?.querySelector(`tr[data-id="${CSS.escape(id)}"] .rv-name`)
      if (row instanceof HTMLElement) row.focus({ preventScroll: true })
    },
    [book],
  )

  // With the drawing, not after it: a key pressed in between would be answered with the row before.
  useLayoutEffect(() => {
    place.current = index
    if (currentId === undefined) return
    if (!wantsFocus.current) return
    wantsFocus.current = false
    focusRow(currentId)
  })

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null
      hadFocus.current = row !== null
      if (row?.dataset.id !== undefined) setChosenId(row.dataset.id)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  /** Makes a row the current one; with `focus`, once it is drawn, the focus goes there. */
  const choose = useCallback(
    (id: string | undefined, focus: boolean) => {
      wantsFocus.current = focus
      setChosenId(id)
      setMoves((count) => count + 1)
      // Already the current one: there will be no other drawing to wait for.
      if (focus && id !== undefined) focusRow(id)
    },
    [focusRow],
  )

  /**
   * Gives a focus whose control has gone to the current row. `seen` brings the row into view too, unless the focus was in the list: there the
   * next row stands in the same place.
   *
   * @returns false when there is no current row.
   */
  const takeFocus = (seen: boolean): boolean => {
    if (currentId === undefined) return false
    if (seen && !hadFocus.current) choose(currentId, true)
    else focusRow(currentId)
    return true
  }

  return { index, currentId, choose, moves, takeFocus }
}
