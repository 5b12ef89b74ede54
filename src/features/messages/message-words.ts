import { site } from '@/config/site'
import type { EmailSent } from '@/domain/messages/email-api'
import type { CheckedDemo } from '@/domain/messages/message-schemas'
import type { MessageKind } from '@/domain/messages/unsent'

/** What is demonstrated, as it is sent in `demo_type` (specification, section 7). */
export type DemoType = 'Student' | 'Enterprise'

/** Answers of a demo request with what it is to demonstrate. */
export type TypedDemo = CheckedDemo & { readonly type: DemoType }

/** A message that was sent: how the API answered, and what the success view repeats. */
export type Delivered = {
  readonly sent: EmailSent
  readonly email: string
  readonly subject?: string
}

/** What kept a message from being sent when the code that sends it cannot be fetched. */
export const unreachable = 'The server could not be reached. Check your connection and try again.'

/** Why a message cannot be sent or deleted at the moment. */
export const sentElsewhere = 'This message is being sent already.'

/**
 * The sentence of a failed message (specification, section 8). The server's reason is verbatim; one
 * that ends with a full stop is not followed by a second.
 */
export const failureText = (kind: MessageKind, reason: string): string =>
  kind === 'demo'
    ? 'Failed to submit demo request. Please try again or contact us directly.'
    : `Failed to send message: ${reason}${/\.\s*$/.test(reason) ? '' : '.'} Please try again or contact us directly at ${site.contactEmail}`
