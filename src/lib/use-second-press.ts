import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Milliseconds within which presses in one place are one gesture: a double click, a shaky hand. */
const gestureMs = 500

/** A control that was pressed, and where it was. */
type Press = { readonly control: Element; readonly box: DOMRect }

type Gesture = Press & {
  readonly at: number
  /** True for a press on another control, which has taken the place of the first. */
  readonly slidUnder: boolean
  readonly before: Press | undefined
}

/**
 * A control that takes the place of another one ignores the rest of the gesture that removed the
 * other: a double click on "Undo" undoes one decision. Handlers for an element around them all.
 */
export function useSecondPress() {
  const gesture = useRef<Gesture>(undefined)
  return {
    onPointerDownCapture({ target, clientX, clientY, timeStamp: at }: PointerEvent) {
      if (!(target instanceof Element)) return
      const control = target.closest('button, a, label, select') ?? target
      const last = gesture.current
      const isRest = last && at - last.at < gestureMs && isInside(last.box, clientX, clientY)
      gesture.current =
        isRest && control !== last.control
          ? { ...last, at, slidUnder: true }
          : {
              control,
              box: control.getBoundingClientRect(),
              at,
              slidUnder: false,
              before: last && { control: last.control, box: last.box },
            }
    },
    onClickCapture(event: MouseEvent) {
      const { detail, clientX, clientY } = event
      const { slidUnder, before, control } = gesture.current ?? {}
      // A slow double click, by the system's setting or on a busy machine, is one all the same.
      const goesOn =
        detail > 1 && before?.control !== control && before && isInside(before.box, clientX, clientY)
      // A key's click has no place.
      if (detail > 0 && (slidUnder || goesOn)) stop(event)
    },
    onKeyDownCapture(event: KeyboardEvent) {
      // A key that is held down would press what has got the focus meanwhile.
      if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) stop(event)
    },
  }
}

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom

function stop(event: KeyboardEvent | MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
