import { submitInvitationRequest } from '@/domain/invitations/api'
import type { CheckedRequest } from '@/domain/invitations/schema'
import { createMutation } from '@/lib/query'

export { invitationStorage } from '@/domain/invitations/storage'

/** Stores a checked request; see `submitInvitationRequest`. Never retried. */
export const submission = createMutation((request: CheckedRequest) => submitInvitationRequest(request))
