import { PenMark, type PenMarkName } from '@/components/ui/pen-mark'
import type { InvitationStatus } from '@/domain/invitations/record'
import { statusLabel } from './words'

const marks: ReadonlyMap<string, PenMarkName> = new Map([
  ['pending', 'ring'],
  ['approved', 'tick'],
  ['rejected', 'cross'],
])

/** The class that gives what is said of a status its colour. */
export const statusTone = (status: InvitationStatus): string => (marks.has(status) ? `rv-${status}` : '')

/** What a teacher puts in the margin: a ring for open, a tick, a cross. The word stands beside it. */
export function StatusMark({ status }: { readonly status: InvitationStatus }) {
  return <PenMark name={marks.get(status) ?? 'query'} className={`rv-mark ${statusTone(status)}`} width={3} />
}

/** The word for a status, in its colour. */
export function StatusWord({ status }: { readonly status: InvitationStatus }) {
  return <span className={`rv-status ${statusTone(status)}`}>{statusLabel(status)}</span>
}
