import type { InvitationRequest } from '@/domain/invitations/record'
import { addressKey } from '@/features/review/list/search-index'
import { useInvitationAudit } from '@/features/review/use-invitations'
import {
  formatDay,
  formatMoment,
  readDate,
  relativeDay,
  reviewDueDay,
  statusLabel,
} from '@/features/review/words'

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

/** Lines of the history that are shown. */
const shown = 12

type Line = { readonly at: string; readonly text: string }

/** What happened to a request, newest first: from the audit log, and from the record what the log does not know. */
export function ReviewHistory({ request }: { readonly request: InvitationRequest }) {
  const { data: entries = [] } = useInvitationAudit()
  const logged = entries.filter(({ id }) => id === request.id)
  const lines: readonly Line[] = [
    ...logged.map(({ at, action, before, after }) => ({ at, text: describe(action, before, after) })),
    ...(request.updatedAt === undefined ||
    request.updatedAt === request.submittedAt ||
    logged.some(({ after }) => after === request.status)
      ? []
      : [{ at: request.updatedAt, text: `Decided: ${request.status}` }]),
    { at: request.submittedAt, text: 'Request received: pending' },
  ]
  return (
    <>
      <h3>History</h3>
      <ol className="rv-history">
        {lines.slice(0, shown).map(({ at, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment have no other name
          <li key={`${at} ${place}`}>
            <When at={at} /> <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function describe(action: string, before: string, after: string): string {
  if (action === 'note')
    return after === 'no note' ? 'Note removed' : before === 'no note' ? 'Note added' : 'Note changed'
  if (action === 'undone') return `Decision undone: ${after} again`
  if (before === after) return action
  return `${action.charAt(0).toUpperCase()}${action.slice(1)}: was ${before}`
}

function When({ at }: { readonly at: string }) {
  const date = readDate(at)
  if (!date) return <span>—</span>
  const { day, time } = formatMoment(date, new Date())
  return <time dateTime={date.toISOString()}>{[day, time].filter(Boolean).join(' ')}</time>
}
