import { site } from '@/config/site'
import type { NewInvitationRequest } from '@/domain/invitations/record'
import type { CheckedRequest } from '@/domain/invitations/schema'
import { type InvitationStorage, invitationStorage } from '@/domain/invitations/storage'
import { postJson, RequestError } from '@/lib/post-json'
import { createMutation } from '@/lib/query'

export { invitationStorage }

/** What the form shows after a submission (specification, section 7). */
export type InvitationSubmission = {
  readonly success: true
  readonly message: string
  /** The id of the stored request. */
  readonly requestId: string
}

/** Milliseconds that a submission takes before it is stored (specification, sections 7 and 9). */
const submitDelayMs = 1000

/**
 * Stores a request for beta access in this browser. No network call is made (specification, section
 * 7).
 *
 * @throws {Error} with a message for people: StorageError's own, or 'An error occurred' for an
 *   error without one (section 8).
 */
export async function submitInvitationRequest(
  input: NewInvitationRequest,
  storage: Pick<InvitationStorage, 'add'> = invitationStorage,
): Promise<InvitationSubmission> {
  await new Promise((resolve) => setTimeout(resolve, submitDelayMs))
  try {
    const { id } = await storage.add(input)
    return {
      success: true,
      message:
        "Thank you for your interest! We'll review your request and send you an invitation code if selected.",
      requestId: id,
    }
  } catch (cause) {
    if (cause instanceof Error && cause.message !== '') throw cause
    throw new Error('An error occurred', { cause })
  }
}

/**
 * Sends a request for beta access to the server, `POST {api base}/invitation-requests`, and
 * resolves to the JSON of the answer. No screen calls it: requests are kept in the browser
 * (specification, section 7: "defined but unused").
 *
 * @throws {RequestError} with the server's `error` text, or 'Failed to submit request' when an
 *   answer that is not ok has none.
 */
export async function createInvitationRequest(
  input: NewInvitationRequest,
  apiBase: string = site.apiBase,
): Promise<unknown> {
  const { name, email, role, organization = '', useCase, message } = input
  try {
    return await postJson(`${apiBase}/invitation-requests`, {
      name,
      email,
      role,
      organization,
      useCase,
      message,
    })
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'http' || error.serverError !== undefined)
      throw error
    const { status } = error
    throw new RequestError('http', 'Failed to submit request', { ...(status && { status }), cause: error })
  }
}

/** Stores a checked request. It goes on when the dialog is closed. */
export const submission = createMutation((request: CheckedRequest) => submitInvitationRequest(request))
