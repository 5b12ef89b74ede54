import { site } from '@/config/site'
import { postJson, RequestError, saidIn } from '@/lib/post-json'
import type { CheckedContact, TypedDemo } from './message-schemas'
import type { MessageKind } from './unsent'

/** What `POST {api base}/send-email/contact` takes (specification, section 7). */
export const contactEmail = (answers: CheckedContact) => ({
  from_name: answers.name,
  from_email: answers.email,
  company: answers.company || 'Not provided',
  subject: answers.subject,
  message: answers.message,
  contact_reason: answers.contactReason,
})

/** What `POST {api base}/send-email/demo` takes (specification, section 7). */
export const demoEmail = ({ type, ...answers }: TypedDemo) => ({
  demo_type: type,
  first_name: answers.firstName,
  last_name: answers.lastName,
  email: answers.email,
  company: answers.company,
  role: answers.role,
  team_size: answers.teamSize,
  phone_number: answers.phoneNumber,
  message: answers.message,
})

/** `html`: a page came instead of data, which says little about the mail. */
export type EmailSent = 'json' | 'html'

/**
 * Sends one email, once (specification, section 7; docs/email-api.md has the table of answers).
 * Throws a sentence for people. An ok answer that says `success: false`, or has an `error` and no
 * `success: true`, is no success.
 */
export async function sendEmail(kind: MessageKind, email: object, timeoutMs?: number): Promise<EmailSent> {
  try {
    const answer = await postJson(`${site.apiBase}/send-email/${kind}`, email, timeoutMs)
    const refusal = refusalIn(answer)
    if (refusal !== undefined) throw new Error(refusal)
    return 'json'
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'html') return 'html'
    throw error
  }
}

/** Why an ok answer is no success, or undefined (specification, section 8). */
function refusalIn(answer: unknown): string | undefined {
  const { success, error, message }: Readonly<Record<string, unknown>> = Object(answer)
  if (success === true || (success !== false && !error)) return undefined
  return saidIn(error) ?? saidIn(message) ?? 'Failed to submit request'
}
