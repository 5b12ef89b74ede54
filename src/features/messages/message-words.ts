import { site } from '@/config/site'
import type { EmailSent } from '@/domain/messages/email-api'
import type { MessageKind } from '@/domain/messages/unsent'

/** A message that was sent: how the API answered, and what the success view repeats. */
export type Delivered = {
  readonly sent: EmailSent
  readonly email: string
  readonly subject?: string
}

/** Why a message was not sent when the code that sends it could not be fetched. */
export const unreachable = 'The server could not be reached. Check your connection and try again.'

export const sentElsewhere = 'This message is already being sent.'

/** Specification, section 8. The server's reason is verbatim, with one full stop. */
export const failureText = (kind: MessageKind, reason: string): string => {
  if (kind === 'demo') return 'Failed to submit demo request. Please try again or contact us directly.'
  const stop = /\.\s*$/.test(reason) ? '' : '.'
  return `Failed to send message: ${reason}${stop} Please try again or contact us directly at ${site.contactEmail}`
}
