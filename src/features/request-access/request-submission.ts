import { site } from '@/config/site'
import { type Answers, mapAnswers } from '@/domain/invitations/answers'
import { createRequest } from '@/domain/invitations/record'
import { type CheckedRequest, requestFile } from '@/domain/invitations/request-file'
import { type InvitationStorage, invitationStorage } from '@/domain/invitations/storage'
import { attempt } from '@/lib/attempt'
import { downloadText, writeClipboard } from '@/lib/clipboard'
import { endDraft } from '@/lib/drafts'
import { postJson, RequestError } from '@/lib/post-json'
import { toast } from '@/lib/toast'
import { requestMailto } from './request-mail'
import { type RequestCopies, UnstoredRequest } from './request-success'

export { invitationStorage }

/** Milliseconds that a submission takes before it is stored (specification, sections 7 and 9). */
const submitDelayMs = 1000

/** Stores a request without a network call (specification, section 7). Throws a text for people. */
export async function submitInvitationRequest(
  input: Answers,
  storage: Pick<InvitationStorage, 'add'> = invitationStorage,
) {
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
 * `POST {api base}/invitation-requests`, which no screen calls (specification, section 7: "defined
 * but unused"). Throws RequestError with the server's `error` text, or 'Failed to submit request'.
 */
export async function createInvitationRequest(input: Answers): Promise<unknown> {
  const fields = mapAnswers((_, name) => input[name] ?? '')
  try {
    return await postJson(`${site.apiBase}/invitation-requests`, fields)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'http' || error.serverError) throw error
    throw new RequestError('http', 'Failed to submit request', { status: error.status, cause: error })
  }
}

/**
 * Stores a request and ends the draft with that mark. Resolves to what the success says and offers;
 * rejects with UnstoredRequest.
 */
export async function submitRequest(request: CheckedRequest, draft: string | undefined) {
  const { message, requestId } = await submitInvitationRequest(request).catch((cause: Error) => {
    const copies = attempt(() => copiesOf(request)) // A courtesy: the reason is shown in any case.
    throw new UnstoredRequest(cause, copies)
  })
  endDraft('request', draft)
  return { message, copies: copiesOf(request, requestId) }
}

/** Copies of a request. Its id is the stored one or, where it is not stored, the current time. */
function copiesOf(request: CheckedRequest, storedId?: string): RequestCopies {
  const now = new Date()
  const stored = invitationStorage.read().requests.find(({ id }) => id === storedId)
  const record = stored ?? createRequest(storedId ?? String(now.getTime()), request, now)
  const { name, text } = requestFile(record)
  return {
    download: () => downloadText(name, text, 'application/json'),
    mailto: requestMailto(record, site),
    copy: async () => {
      if (await writeClipboard(text)) toast.success(`Copied. Paste it into an email to ${site.contactEmail}.`)
      else toast.error('Your browser blocked copying. Email or download a copy instead.')
    },
  }
}
