import type { ReactNode } from 'react'

type MarginProps = {
  readonly number?: number | undefined
  /** The tutor's note: at most twelve words, something the section does not say. */
  readonly note?: ReactNode
  /** A pen mark under the note, on wide screens. */
  readonly mark?: ReactNode
}

/** The margin left of the red line; above the heading on narrow screens. */
export function Margin({ number, note, mark }: MarginProps) {
  return (
    <div className="mar">
      {number !== undefined && (
        <span className="font-display text-h4/none font-bold lg:text-h2" aria-hidden="true">
          {number}
        </span>
      )}
      {note !== undefined && <p className="prose-note">{note}</p>}
      {mark}
    </div>
  )
}
