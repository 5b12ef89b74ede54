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
