import { z } from '@/lib/zod'
import { atLeast, emailAddress, optionalText } from './message-checks'

/** The contact form (specification, sections 3 and 5). */
export const contactSchema = z.object({
  name: atLeast(2, 'Name must be at least 2 characters'),
  email: emailAddress,
  company: optionalText,
  contactReason: atLeast(1, 'Please select a reason for contact'),
  subject: atLeast(5, 'Subject must be at least 5 characters'),
  message: atLeast(10, 'Message must be at least 10 characters'),
})

/** A checked message. */
export type CheckedContact = z.output<typeof contactSchema>
