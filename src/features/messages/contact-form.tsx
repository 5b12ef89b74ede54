import { lateForm } from '@/components/form/late-form'

/** The contact form and the outbox. */
export const ContactForm = lateForm('contact', async () => (await import('./contact-body')).ContactBody)
