import type { ReactNode } from 'react'

type RuledListProps = {
  readonly ordered?: boolean
  readonly className?: string
  /** `<li>` elements, each with its own padding. */
  readonly children: ReactNode
}

/** A list between rules: one of ink above, a fine one below each item. */
export function RuledList({ ordered = false, className = '', children }: RuledListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    // In Safari, items that are grids or flexible make no list by themselves.
    <List role="list" className={`border-t-line border-ink *:border-b *:border-hair ${className}`}>
      {children}
    </List>
  )
}
