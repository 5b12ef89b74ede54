import type { ReactNode } from 'react'

type StatProps = {
  /** The figure with its unit: '15%', '10,000'. */
  readonly figure: ReactNode
  /** What is counted. */
  readonly says: ReactNode
}

/** A figure and what it counts, read as one sentence. */
export function Stat({ figure, says }: StatProps) {
  return (
    <p>
      <strong className="block font-display text-stat font-bold wrap-anywhere">{figure}</strong>{' '}
      <span>{says}</span>
    </p>
  )
}
