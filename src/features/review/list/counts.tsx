import type { countByStatus } from '@/domain/invitations/record'
import { number, StatusMark, statusLabel } from '@/features/review/words'

const states = ['pending', 'approved', 'rejected'] as const

type ReviewCountsProps = {
  readonly counts: ReturnType<typeof countByStatus>
  /** The status that the list is narrowed to; the empty text is all. */
  readonly status: string
  readonly onStatus: (status: string) => void
}

/** The four counts, as index tabs that open into the list: each narrows it to its status. */
export function ReviewCounts({ counts, status, onStatus }: ReviewCountsProps) {
  return (
    <fieldset className="rv-tabs rv-counts flex shrink-0">
      <legend className="sr-only">Filter by status</legend>
      <Count name="" value={counts.total} status={status} onStatus={onStatus} />
      {states.map((name) => (
        <Count key={name} name={name} value={counts[name]} status={status} onStatus={onStatus} />
      ))}
    </fieldset>
  )
}

type CountProps = Omit<ReviewCountsProps, 'counts'> & { readonly name: string; readonly value: number }

function Count({ name, value, status, onStatus }: CountProps) {
  return (
    <button
      type="button"
      className="min-w-29 px-4 pt-2 pb-2.5 text-start hover:bg-sheet @max-7xl/book:min-w-24
        @max-7xl/book:px-3 @max-4xl/book:min-w-0 @max-4xl/book:px-2.5 @max-2xl/book:flex-1
        @max-2xl/book:pr-1 @max-2xl/book:pb-2 @max-2xl/book:first-of-type:pl-4"
      aria-pressed={status === name}
      onClick={() => onStatus(status === name ? '' : name)}
    >
      <span className="block font-display text-title font-bold @max-2xl/book:text-h3">{number(value)}</span>
      <span className="inline-flex items-center gap-1.5 text-note @max-2xl/book:text-small">
        {name !== '' && <StatusMark status={name} className="size-3.5 @max-2xl/book:hidden" />}
        <span className="rv-word">{name === '' ? 'Total' : statusLabel(name)}</span>
      </span>
    </button>
  )
}
