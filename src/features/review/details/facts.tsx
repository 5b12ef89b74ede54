import type { InvitationRequest } from '@/domain/invitations/record'
import { QuietButton } from '@/features/review/controls'
import { addressKey } from '@/features/review/list/search-index'
import { useInvitationAudit, useInvitations } from '@/features/review/use-invitations'
import {
  capitalized,
  formatDay,
  momentWords,
  readDate,
  relativeDay,
  reviewDueDay,
  StoredDate,
  statusLabel,
} from '@/features/review/words'

export const detailHeading = 'mt-4.5 mb-1.5 font-text text-note font-semibold tracking-normal'

export function Due({ text }: { readonly text: string }) {
  const submitted = readDate(text)
  if (!submitted) return null
  const day = reviewDueDay(submitted)
  const when = relativeDay(day)
  const words = when === 'today' ? 'due today' : `${when === 'past' ? 'was ' : ''}due ${formatDay(day)}`
  return <span className="ml-2 font-normal text-muted">{`reply ${words}`}</span>
}

type SameAddressProps = {
  readonly request: InvitationRequest
  readonly onOpen: (id: string) => void
  readonly onFind: (query: string) => void
}

export function SameAddress({ request, onOpen, onFind }: SameAddressProps) {
  const { data } = useInvitations()
  const address = addressKey(request)
  const isSame = (other: InvitationRequest) => other.id !== request.id && addressKey(other) === address
  const others = address === '' ? [] : (data?.requests ?? []).filter(isSame)
  if (others.length === 0) return <span>No other request</span>
  return (
    <span className="flex flex-wrap gap-x-3.5">
      {others.slice(0, 3).map((other) => (
        <QuietButton key={other.id} low onClick={() => onOpen(other.id)}>
          <span>{`${statusLabel(other.status)}, `}</span>
          <StoredDate text={other.submittedAt} format={formatDay} />
        </QuietButton>
      ))}
      <QuietButton
        onClick={() => onFind(request.email.trim())}
      >{`Show all ${others.length + 1}`}</QuietButton>
    </span>
  )
}

const shown = 12

/** What happened to a request, newest first: from the audit log, else from the record. */
export function ReviewHistory({ request }: { readonly request: InvitationRequest }) {
  const entries = useInvitationAudit()
  const logged = entries.filter(({ id }) => id === request.id)
  const lines = [
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
      <h3 className={detailHeading}>History</h3>
      <ol
        className="relative pl-4.5 text-note before:absolute before:top-2.5 before:bottom-3 before:left-1
        before:w-0.5 before:bg-hair-strong"
      >
        {lines.slice(0, shown).map(({ at, text }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment have no other name
            key={`${at} ${place}`}
            className="relative py-0.5 before:absolute before:top-2 before:-left-4.5 before:size-2.5
              before:rounded-full before:border-2 before:border-ink before:bg-raised first:before:bg-marker"
          >
            <StoredDate text={at} format={momentWords} className="mr-2.5 text-muted" /> <span>{text}</span>
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
  return `${capitalized(action)}: was ${before}`
}
