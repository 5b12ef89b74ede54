import { zodResolver } from '@hookform/resolvers/zod'
import { type CheckedRequest, requestSchema } from '@/domain/invitations/schema'
import { submitInvitationRequest } from '@/domain/invitations/submit-invitation-request'
import { createMutation } from '@/lib/query'

export { invitationStorage } from '@/domain/invitations/storage'

/** Stores a checked request; see `submitInvitationRequest`. It goes on when the dialog is closed, and is never retried. */
export const submission = createMutation((request: CheckedRequest) => submitInvitationRequest(request))

/** Checks the form's values with {@link requestSchema} when it is submitted. */
export const requestResolver = zodResolver(requestSchema)
