import type { countByStatus } from '@/domain/invitations/record'
import { StatusMark } from '@/features/review/mark'
import { statusLabel } from '@/features/review/words'

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
    <fieldset className="rv-counts">
      <legend className="vh">Filter by status</legend>
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
      className="rv-count"
      aria-pressed={status === name}
      onClick={() => onStatus(status === name ? '' : name)}
    >
      <span className="rv-count-value">{value.toLocaleString('en-CA')}</span>
      <span className="rv-count-label">
        {name !== '' && <StatusMark status={name} />}
        <span className="rv-count-word">{name === '' ? 'Total' : statusLabel(name)}</span>
      </span>
    </button>
  )
}
