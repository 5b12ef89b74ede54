import type { ReactNode } from 'react'

const looks = {
  wide: { row: 'py-3.5 sm:grid sm:grid-cols-[240px_1fr] sm:gap-6', fact: 'text-muted' },
  narrow: { row: 'grid min-h-12 grid-cols-[80px_minmax(0,1fr)] items-center', fact: 'wrap-anywhere' },
} as const

type FactListProps = {
  readonly facts: readonly (readonly [term: string, fact: ReactNode])[]
  /** `wide`: a fact is a sentence, below its term on phones. `narrow`: one line everywhere. */
  readonly look?: keyof typeof looks
  readonly className?: string
}

/** Facts between rules, each beside what it is about. */
export function FactList({ facts, look = 'wide', className = '' }: FactListProps) {
  return (
    <dl className={`border-t-line border-ink ${className}`}>
      {facts.map(([term, fact]) => (
        <div key={term} className={`border-b border-hair ${looks[look].row}`}>
          <dt className="font-semibold">{term}</dt>
          <dd className={looks[look].fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
