import { generateInvitationCode } from './invitation-code'
import { type StoredMember, withFields } from './invitation-list'
import { approve, type InvitationRequest, type NewInvitationRequest, reject } from './invitation-request'

/** The pending request that a visitor's input becomes. Without an organization the field is left out. */
export function createRequest(id: string, input: NewInvitationRequest, now: Date): InvitationRequest {
  const { name, email, role, useCase, message } = input
  const organization = input.organization?.trim() ? { organization: input.organization } : {}
  const submittedAt = now.toISOString()
  return {
    id,
    name,
    email,
    role,
    ...organization,
    useCase,
    message,
    status: 'pending',
    submittedAt,
    updatedAt: submittedAt,
  }
}

/** The members with the first pending request of that id decided, and that request; undefined when there is none. */
export function decideMember(
  members: readonly StoredMember[],
  id: string,
  decision: 'approved' | 'rejected',
  now: Date,
): { readonly members: readonly StoredMember[]; readonly request: InvitationRequest } | undefined {
  const index = members.findIndex(({ request }) => request?.id === id && request.status === 'pending')
  const pending = members[index]
  if (!pending?.request) return undefined
  const taken = new Set(members.flatMap((member) => member.request?.invitationCode ?? []))
  const { status, updatedAt, invitationCode } =
    decision === 'approved'
      ? approve(pending.request, generateInvitationCode(taken), now)
      : reject(pending.request, now)
  const decided = withFields(pending.value, pending.request, { status, updatedAt, invitationCode })
  return { members: members.with(index, decided), request: decided.request }
}
