import { createLiveForm } from '@/components/form/live-form'
import { contactSchema } from '@/domain/messages/contact-schema'

/** A new contact form with its checks. */
export const createForm = () => createLiveForm(contactSchema)
