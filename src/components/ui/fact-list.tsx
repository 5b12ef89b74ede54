import type { ReactNode } from 'react'

const looks = {
  sentence: {
    row: 'gap-6 py-3.5 md:grid md:grid-cols-[200px_minmax(0,1fr)]',
    term: 'font-semibold',
    fact: 'text-muted',
  },
  value: {
    row: 'gap-6 py-3.5 md:grid md:grid-cols-[200px_minmax(0,1fr)]',
    term: 'text-muted',
    fact: 'font-semibold',
  },
  narrow: {
    row: 'grid min-h-12 grid-cols-[80px_minmax(0,1fr)] items-center',
    term: 'font-semibold',
    fact: 'wrap-anywhere',
  },
} as const

type FactListProps = {
  readonly facts: readonly (readonly [term: string, fact: ReactNode])[]
  /** A `sentence` or a `value` is below its term on phones; `narrow` is one line everywhere. */
  readonly look?: keyof typeof looks
  readonly className?: string
}

/** Facts between rules, each beside what it is about. */
export function FactList({ facts, look = 'sentence', className = '' }: FactListProps) {
  return (
    <dl className={`border-t-line border-ink ${className}`}>
      {facts.map(([term, fact]) => (
        <div key={term} className={`border-b border-hair ${looks[look].row}`}>
          <dt className={looks[look].term}>{term}</dt>
          <dd className={looks[look].fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
