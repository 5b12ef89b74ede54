import type { ReactNode } from 'react'

type StatProps = { readonly figure: ReactNode; readonly says: ReactNode }

/** A figure and what it counts, read as one sentence. */
export function Stat({ figure, says }: StatProps) {
  return (
    <p>
      <strong className="block font-display text-stat font-bold wrap-anywhere">{figure}</strong>{' '}
      <span>{says}</span>
    </p>
  )
}
