import { z } from '@/lib/zod'
import { atLeast, emailAddress, optionalText } from './message-checks'

/** The demo request form (specification, sections 3 and 5). */
export const demoSchema = z.object({
  firstName: atLeast(2, 'First name must be at least 2 characters'),
  lastName: atLeast(2, 'Last name must be at least 2 characters'),
  email: emailAddress,
  company: atLeast(2, 'Company name must be at least 2 characters'),
  role: atLeast(1, 'Please select your role'),
  teamSize: atLeast(1, 'Please select your team size'),
  phoneNumber: optionalText,
  message: optionalText,
})

/** A checked demo request. */
export type CheckedDemo = z.output<typeof demoSchema>
