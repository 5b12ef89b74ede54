import { site } from '@/config/site'

/** Names of the two forms' drafts. */
export const contactDraft = 'contact'
export const demoDraft = 'demo'

/** What kept a message from being sent when the form's own code cannot be fetched. */
export const unreachable = 'The server could not be reached. Check your connection and try again.'

/** Why a message cannot be sent or deleted at the moment. */
export const sentElsewhere = 'This message is being sent already.'

/** Why a message that another tab was sending a moment ago is not sent at the first press. */
export const goneElsewhere =
  'Another tab has sent or deleted this message. Send it once more only if you mean to.'

/** The sentence of a failed demo request (specification, section 8). */
export const demoFailure = 'Failed to submit demo request. Please try again or contact us directly.'

/** The sentence of a failed message (specification, section 8). A reason that ends its own sentence is not followed by a second full stop. */
export const contactFailure = (reason: string): string =>
  `Failed to send message: ${reason}${/\.\s*$/.test(reason) ? '' : '.'} Please try again or contact us directly at ${site.contactEmail}`
