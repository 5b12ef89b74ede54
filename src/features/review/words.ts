import type { InvitationRequest, InvitationStatus } from '@/domain/invitations/record'

const labels = new Map<string, string>([
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
])

/** The word for a status; one that the site does not know is its own word. */
export const statusLabel = (status: InvitationStatus): string => labels.get(status) ?? status

/** The text without the marks that turn the direction of what follows: they would turn the rest of a line or sentence as well. */
export const withoutTurns = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '')

/** The trimmed text; the empty text when no character of it can be seen: white space, marks without a letter, zero-width and other ignorable characters. */
export const seenText = (text: string): string =>
  /[^\s\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(text) ? text.trim() : ''

/** The whole name of a requester, as a line may hold it. Visitors and other programs may have stored one that cannot be seen. */
export const displayName = ({ name }: Pick<InvitationRequest, 'name'>): string =>
  seenText(withoutTurns(name)) || 'No name'

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

/** The name to call a requester by in a sentence, a log or a row: at most 200 characters of {@link displayName}. */
export const shortName = (request: Pick<InvitationRequest, 'name'>): string => shortText(displayName(request))
