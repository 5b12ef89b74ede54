import { site } from '@/config/site'
import { postJson, RequestError } from '@/lib/post-json'

/** What `POST {api base}/send-email/demo` takes (specification, section 7). */
export type DemoEmail = {
  readonly demo_type: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly company: string
  readonly role: string
  readonly team_size: string
  /** Empty when it is missing. */
  readonly phone_number: string
  /** Empty when it is missing. */
  readonly message: string
}

/** What `POST {api base}/send-email/contact` takes (specification, section 7). */
export type ContactEmail = {
  readonly from_name: string
  readonly from_email: string
  /** 'Not provided' when it is empty. */
  readonly company: string
  readonly subject: string
  readonly message: string
  readonly contact_reason: string
}

type Emails = { readonly demo: DemoEmail; readonly contact: ContactEmail }

/**
 * How an e-mail went out: `json` as agreed, `html` when a page came in place of data, which says
 * little about the mail.
 */
export type EmailSent = 'json' | 'html'

/** The suffix of a success that was answered with a page (specification, section 7). */
const htmlNote = '(Note: Please check your email)'

/** The sentence for a success, with the suffix where it belongs. */
export const successText = (sentence: string, sent: EmailSent): string =>
  sent === 'html' ? `${sentence} ${htmlNote}` : sentence

/**
 * Sends one e-mail through the API, once. Resolves when the answer is ok and JSON, or ok and HTML.
 *
 * Source: specification, section 7; docs/email-api.md has the table of answers.
 *
 * @throws {Error} With a sentence for people: the answer's `error` text, `HTTP error! status: N`,
 *   or what kept the answer away. An ok answer that says `success: false`, or has an `error` and no
 *   `success: true`, is no success.
 */
export async function sendEmail<Kind extends keyof Emails>(
  kind: Kind,
  email: Emails[Kind],
  options?: Parameters<typeof postJson>[2],
): Promise<EmailSent> {
  try {
    const answer = await postJson(`${site.apiBase}/send-email/${kind}`, email, options)
    const refusal = refusalIn(answer)
    if (refusal !== undefined) throw new Error(refusal)
    return 'json'
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'html') return 'html'
    throw error
  }
}

/**
 * Why an ok answer is no success, or undefined. Source: specification, section 8, 'Failed to submit
 * request'.
 */
function refusalIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { success, error, message } = answer as Readonly<Record<string, unknown>>
  if (success === true || (success !== false && !error)) return undefined
  return textOf(error) ?? textOf(message) ?? 'Failed to submit request'
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
