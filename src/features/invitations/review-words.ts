import type { InvitationRequest, InvitationStatus } from './invitation-request'

const labels = new Map<string, string>([
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
])

/** The word for a status; one that the site does not know is its own word. */
export const statusLabel = (status: InvitationStatus): string => labels.get(status) ?? status

/** The name to call a requester by. Another program may have stored a blank one. */
export const displayName = ({ name }: Pick<InvitationRequest, 'name'>): string => name.trim() || 'No name'

/** A count with its noun: `1 request`, `10,000 requests`. */
export const countRequests = (count: number): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? 'request' : 'requests'}`

/** The sentence for a problem that something threw. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : 'An error occurred'

/** Characters of a stored text that a cell takes. A foreign record may hold a million. */
const cellLength = 200

/** The text as a cell shows it: at most 200 characters, with an ellipsis for the rest. */
export const shortText = (text: string): string =>
  text.length <= cellLength ? text : `${text.slice(0, cellLength).replace(/[\uD800-\uDBFF]$/, '')}…`
