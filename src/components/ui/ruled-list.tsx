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
  return <List className={`border-t-line border-ink *:border-b *:border-hair ${className}`}>{children}</List>
}
