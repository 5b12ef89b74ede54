import type { ReactNode } from 'react'

const wide = 'gap-6 py-3.5 md:grid md:grid-cols-[12.5rem_minmax(0,1fr)]'

const variants = {
  sentence: { row: wide, term: 'font-semibold', fact: 'text-muted' },
  value: { row: wide, term: 'text-muted', fact: 'font-semibold' },
  narrow: {
    row: 'grid min-h-12 grid-cols-[5rem_minmax(0,1fr)] items-center max-[20rem]:block',
    term: 'font-semibold',
    fact: 'wrap-anywhere',
  },
} as const

type FactListProps = {
  readonly facts: readonly (readonly [term: string, fact: ReactNode])[]
  /** A `sentence` or a `value` is below its term on phones; `narrow` is one line everywhere. */
  readonly variant?: keyof typeof variants
  readonly className?: string
}

/** Facts between rules, each beside what it is about. */
export function FactList({ facts, variant = 'sentence', className = '' }: FactListProps) {
  return (
    <dl className={`border-t-line border-ink ${className}`}>
      {facts.map(([term, fact]) => (
        <div key={term} className={`border-b border-hair ${variants[variant].row}`}>
          <dt className={variants[variant].term}>{term}</dt>
          <dd className={variants[variant].fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
