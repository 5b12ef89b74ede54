import type { InvitationRequest } from '@/domain/invitations/record'
import { formatDay, readDate, relativeDay, reviewDueDay } from '@/features/review/dates'
import { addressKey } from '@/features/review/list/search-index'
import { statusLabel } from '@/features/review/words'

/** By when an answer was promised. */
export function Due({ text }: { readonly text: string }) {
  const submitted = readDate(text)
  if (!submitted) return null
  const day = reviewDueDay(submitted)
  const when = relativeDay(day, new Date())
  if (when === 'today') return <span className="rv-sheet-due">reply due today</span>
  return <span className="rv-sheet-due">{`reply ${when === 'past' ? 'was ' : ''}due ${formatDay(day)}`}</span>
}

type SameAddressProps = {
  readonly request: InvitationRequest
  /** The requests of each address that has more than one. */
  readonly group: ReadonlyMap<string, readonly InvitationRequest[]>
  readonly onOpen: (id: string) => void
  /** Narrows the list to what a text finds. */
  readonly onFind: (query: string) => void
}

/** The other requests of one address, newest first, each with its state. */
export function SameAddress({ request, group, onOpen, onFind }: SameAddressProps) {
  const others = (group.get(addressKey(request)) ?? []).filter(({ id }) => id !== request.id)
  if (others.length === 0) return <span>No other request</span>
  return (
    <span className="rv-same">
      {others.slice(0, 3).map((other) => (
        <button key={other.id} type="button" className="rv-quiet" onClick={() => onOpen(other.id)}>
          {`${statusLabel(other.status)}, ${shortDate(other.submittedAt)}`}
        </button>
      ))}
      <button type="button" className="rv-quiet" onClick={() => onFind(request.email.trim())}>
        {`Show all ${others.length + 1}`}
      </button>
    </span>
  )
}

function shortDate(text: string): string {
  const date = readDate(text)
  return date ? formatDay(date) : '—'
}
