import { zodResolver } from '@hookform/resolvers/zod'
import { requestSchema } from './request-schema'

export { submitInvitationRequest } from './submit-invitation-request'

/** Checks the form's values with {@link requestSchema} when it is submitted. */
export const requestResolver = zodResolver(requestSchema)
