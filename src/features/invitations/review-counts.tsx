import type { countByStatus } from './invitation-request'
import { StatusMark } from './review-mark'
import { statusLabel } from './review-words'

const states = ['pending', 'approved', 'rejected'] as const

/** The four counts, as index tabs; the first opens into the list, because the list shows them all. */
export function ReviewCounts({ counts }: { readonly counts: ReturnType<typeof countByStatus> }) {
  return (
    <dl className="rv-counts">
      <div className="rv-count" data-open="">
        <dt>
          <span className="rv-count-word">Total</span>
        </dt>
        <dd>{counts.total.toLocaleString('en-CA')}</dd>
      </div>
      {states.map((status) => (
        <div key={status} className="rv-count">
          <dt>
            <StatusMark status={status} />
            <span className="rv-count-word">{statusLabel(status)}</span>
          </dt>
          <dd>{counts[status].toLocaleString('en-CA')}</dd>
        </div>
      ))}
    </dl>
  )
}
