import type { CheckedRequest } from '@/domain/invitations/schema'
import { createSending } from '@/lib/sending'
import type { InvitationSubmission } from './request-submission'

/** What stores a request, with TanStack Query and the storage: fetched when somebody types. */
const load = () => import('./request-submission')

/** Stores the request. It goes on when the dialog is closed, and reopening shows how it ended. */
export const requestSending = createSending<InvitationSubmission, CheckedRequest>(
  async () => (await load()).submission,
  () => 'Failed to submit request', // Specification, section 8: the default message.
)

/** The requests that this browser holds. Rejects when the code cannot be fetched. */
export const loadInvitations = async () => (await load()).invitationStorage
