import { createLiveForm } from '@/components/form/live-form'
import { clearDraft } from '@/lib/drafts'
import { createMutation } from '@/lib/query'
import { toast } from '@/lib/toast'
import { type CheckedContact, contactSchema } from './contact-schema'
import { sendEmail, successText } from './email-api'
import { contactDraft, contactFailure } from './message-words'

/** A new contact form with its checks. */
export const createForm = () => createLiveForm(contactSchema)

/**
 * Sends the message, once, and tells how it went by toast, also to a visitor who has left the page. Its draft ends with the success.
 * Source: specification, sections 7 and 8.
 */
export const mutation = createMutation(async (contact: CheckedContact) => {
  const { name, email, company, contactReason, subject, message } = contact
  try {
    const sent = await sendEmail('contact', {
      from_name: name,
      from_email: email,
      company: company || 'Not provided',
      subject,
      message,
      contact_reason: contactReason,
    })
    clearDraft(contactDraft)
    toast.success(successText("Message sent successfully! We'll get back to you within 24 hours.", sent))
    return { sent, email, subject }
  } catch (error) {
    toast.error(contactFailure((error as Error).message))
    throw error
  }
})
