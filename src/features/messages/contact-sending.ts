import type { CheckedContact } from '@/domain/messages/contact-schema'
import { sendEmail, successText } from '@/domain/messages/email-api'
import { dropSent, keepUnsent } from '@/domain/messages/unsent'
import { clearDraft } from '@/lib/drafts'
import { createMutation } from '@/lib/query'
import { toast } from '@/lib/toast'
import { contactDraft, contactFailure } from './message-words'
import { inOneTab } from './one-tab'

/** Sends a message, once. Source: specification, section 7. */
export const send = ({ name, email, company, contactReason, subject, message }: CheckedContact) =>
  sendEmail('contact', {
    from_name: name,
    from_email: email,
    company: company || 'Not provided',
    subject,
    message,
    contact_reason: contactReason,
  })

/** The sentence of a message that was sent (specification, section 8). */
export const success = "Message sent successfully! We'll get back to you within 24 hours."

/**
 * Sends the message, once, and tells how it went by toast, also to a visitor who has left the page. Its draft ends with the success;
 * a failure puts it into the outbox.
 * Source: specification, sections 7 and 8.
 */
export const mutation = createMutation((contact: CheckedContact) =>
  inOneTab('contact', contact, () => sendAndSay(contact)),
)

async function sendAndSay(contact: CheckedContact) {
  const { email, subject } = contact
  try {
    const sent = await send(contact)
    clearDraft(contactDraft)
    dropSent('contact', contact)
    toast.success(successText(success, sent))
    return { sent, email, subject }
  } catch (error) {
    keepUnsent('contact', contact)
    toast.error(contactFailure((error as Error).message))
    throw error
  }
}
