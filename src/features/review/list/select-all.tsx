import { useEffect, useRef } from 'react'

/** How many of the rows are ticked. */
export type Ticked = 'none' | 'some' | 'all'

type ReviewSelectAllProps = {
  readonly ticked: Ticked
  readonly onTickAll: (on: boolean) => void
}

/** Ticks all rows that the filter shows, or none. */
export function ReviewSelectAll({ ticked, onTickAll }: ReviewSelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked === 'some'
  }, [ticked])
  return (
    <label className="rv-hit">
      <input
        ref={box}
        type="checkbox"
        className="rv-check"
        checked={ticked === 'all'}
        onChange={(event) => onTickAll(event.target.checked)}
      />
      <span className="rv-hit-words">Select all shown</span>
    </label>
  )
}
