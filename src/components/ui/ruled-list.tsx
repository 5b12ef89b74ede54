import type { ComponentProps } from 'react'

type RuledListProps = ComponentProps<'ol'> & { readonly ordered?: boolean }

/**
 * A list between rules: one of ink above, a fine one below each item. Its `<li>` elements have
 * their own padding.
 */
export function RuledList({ ordered = false, className = '', ...list }: RuledListProps) {
  const List = ordered ? 'ol' : 'ul'
  // In Safari, items that are grids or flexible make no list by themselves.
  return (
    <List
      role="list"
      className={`border-t-line border-ink *:border-b *:border-hair ${className}`}
      {...list}
    />
  )
}
