import { zodResolver } from '@hookform/resolvers/zod'
import { createMutation } from '@/lib/query'
import { type CheckedRequest, requestSchema } from './request-schema'
import { submitInvitationRequest } from './submit-invitation-request'

export { invitationStorage } from './invitation-storage'

/** Stores a checked request; see `submitInvitationRequest`. It goes on when the dialog is closed, and is never retried. */
export const submission = createMutation((request: CheckedRequest) => submitInvitationRequest(request))

/** Checks the form's values with {@link requestSchema} when it is submitted. */
export const requestResolver = zodResolver(requestSchema)
