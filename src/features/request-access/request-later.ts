import type { Resolver } from 'react-hook-form'
import type { CheckedRequest, RequestValues } from '@/domain/invitations/schema'

/** What goes wrong when the code below cannot be fetched (specification, section 8: the default message). */
export const notSubmitted = 'Failed to submit request'

/** Schema and storage: needed at the submission only, so the form is live before they are there. */
const load = () =>
  import('./request-submission').catch((cause: unknown) => {
    throw new Error(notSubmitted, { cause })
  })

/** Fetches what a submission will need. A failure is found out, and tried again, when it is needed. */
export const prepareSubmission = (): void => void load().catch(() => {})

/** The schema as react-hook-form asks for it. Rejects with an error for people when its code cannot be fetched. */
export const requestResolver: Resolver<RequestValues, unknown, CheckedRequest> = async (...form) =>
  (await load()).requestResolver(...form)

/** Stores the request; see `submitInvitationRequest`. Rejects with an error for people. */
export const submitRequest = async (request: CheckedRequest) => (await load()).submission.mutate(request)

/** The requests that this browser holds. Rejects when the code cannot be fetched. */
export const loadInvitations = async () => (await load()).invitationStorage

/** What writes the copies to hand over. Rejects when the code cannot be fetched. */
export const loadCopies = () => import('./request-copies')

/** Fetches it before it is needed. */
export const prepareCopies = (): void => void loadCopies().catch(() => {})
