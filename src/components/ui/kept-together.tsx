import type { ReactNode } from 'react'

/** A text in which what a pattern finds stays on one line, though its spaces are plain ones. */
export const keptTogether = (text: string, pattern: string): ReactNode =>
  text.split(new RegExp(`(${pattern})`)).map((part, index) => {
    if (index % 2 === 0) return part
    const key = `${index}${part}`
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
