import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InvitationRequest } from '@/domain/invitations/record'

export type Cursor = ReturnType<typeof useCursor>

/**
 * The row that has, or last had, the focus. When it leaves the list, the next row takes its place,
 * and its focus if it had it.
 */
export function useCursor(shown: readonly InvitationRequest[], giveElsewhere: () => void) {
  const [chosenId, setChosenId] = useState<string>()
  const place = useRef(-1)
  const holder = useRef<'row' | 'elsewhere'>(undefined)
  const row = useRef<HTMLTableRowElement>(null)
  const name = useRef<HTMLButtonElement>(null)

  const found = chosenId === undefined ? -1 : shown.findIndex(({ id }) => id === chosenId)
  const index = found >= 0 || chosenId === undefined ? found : Math.min(place.current, shown.length - 1)
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
    place.current = index
    if (holder.current && document.activeElement === document.body) takeFocus()
  })

  return {
    index,
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
    /** The focused row is the current one. No scroll: the press that focused it goes on. */
    follow(id: string) {
      holder.current = 'row'
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
