import type { InvitationRequest } from './invitation-request'
import { formatDay, readDate, relativeDay, reviewDueDay } from './review-dates'
import { countRequests } from './review-words'

/** One sentence on what waits, and by when the oldest request was promised an answer. */
export function ReviewSummary({ requests }: { readonly requests: readonly InvitationRequest[] }) {
  const waiting = requests.filter(({ status }) => status === 'pending')
  const oldest = waiting
    .flatMap(({ submittedAt }) => readDate(submittedAt) ?? [])
    .reduce<Date | undefined>((first, date) => (first && first <= date ? first : date), undefined)
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
}

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
