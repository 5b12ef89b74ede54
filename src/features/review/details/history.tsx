import type { InvitationRequest } from '@/domain/invitations/record'
import { formatMoment, readDate } from '@/features/review/dates'
import { useInvitationAudit } from '@/features/review/use-invitations'

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
