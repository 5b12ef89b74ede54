import { site } from '@/config/site'
import { postJson, RequestError } from '@/lib/post-json'
import type { NewInvitationRequest } from './record'

/**
 * Sends a request for beta access to the server, `POST {api base}/invitation-requests`, and resolves to the JSON of the answer.
 * No screen calls it: requests are kept in the browser (specification, section 7: "defined but unused").
 *
 * @throws {RequestError} with the server's `error` text, or 'Failed to submit request' when an answer that is not ok has none.
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
