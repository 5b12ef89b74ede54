import { isEmailAddress } from '@/lib/email-address'
import { address, atLeast, optionalText, z } from '@/lib/zod'

/** An email address (specification, section 5). */
export const emailAddress = address(isEmailAddress, 'Please enter a valid email address')

export const contactSchema = z.object({
  name: atLeast(2, 'Name must be at least 2 characters'),
  email: emailAddress,
  company: optionalText,
  contactReason: atLeast(1, 'Please select a reason for contact'),
  subject: atLeast(5, 'Subject must be at least 5 characters'),
  message: atLeast(10, 'Message must be at least 10 characters'),
})

export type CheckedContact = z.output<typeof contactSchema>

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

/** What is demonstrated, as it is sent in `demo_type` (specification, section 7). */
const demoType = z.enum(['Student', 'Enterprise'])

export type DemoType = z.output<typeof demoType>

/** A demo request's answers, and what it is to demonstrate. */
export const typedDemoSchema = z.extend(demoSchema, { type: demoType })

export type TypedDemo = z.output<typeof typedDemoSchema>
