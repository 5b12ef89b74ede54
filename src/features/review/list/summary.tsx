import { memo } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { formatDay, relativeDay, reviewDueDay } from '@/features/review/dates'
import { countRequests } from '@/features/review/words'
import { submittedTime } from './search-index'

type ReviewSummaryProps = { readonly requests: readonly InvitationRequest[] }

/** One sentence on what waits, and by when the oldest request was promised an answer. */
export const ReviewSummary = memo(function ReviewSummary({ requests }: ReviewSummaryProps) {
  const waiting = requests.filter(({ status }) => status === 'pending')
  const first = waiting.map(submittedTime).reduce((a, b) => (b < a ? b : a), Number.POSITIVE_INFINITY)
  const oldest = Number.isFinite(first) ? new Date(first) : undefined
  if (waiting.length === 0) return <p className="rv-summary">Nothing is waiting.</p>
  const one = waiting.length === 1
  return (
    <p className="rv-summary">
      <span>{one ? 'One request is waiting.' : `${countRequests(waiting.length)} are waiting.`}</span>
      {oldest && (
        <span>
          {one ? ' It came in on ' : ' The oldest came in on '}
          <span className="whitespace-nowrap">{formatDay(oldest)}</span>
          {'; '}
          <Due day={reviewDueDay(oldest)} />
        </span>
      )}
    </p>
  )
})

function Due({ day }: { readonly day: Date }) {
  const when = relativeDay(day, new Date())
  if (when === 'ahead') return <span>{`a reply is due ${formatDay(day)}.`}</span>
  return (
    <span>
      {when === 'today' ? 'a reply is due ' : 'a reply was due '}
      <mark className="rv-due">{when === 'today' ? 'today' : formatDay(day)}</mark>.
    </span>
  )
}
