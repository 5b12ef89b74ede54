import { atLeast, emailAddress, optionalText, z } from '@/lib/zod'

/** The id of a waiting message that is put back into a form. What a tool fills in there is none. */
export const waitingId = z.string().check(z.overwrite((text) => (/^\d+-\d+$/.test(text) ? text : '')))

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
export const typedDemoSchema = z.object({ ...demoSchema.shape, type: demoType })

export type TypedDemo = z.output<typeof typedDemoSchema>

/** The reasons for contact as they are sent, with their labels (specification, section 3). */
export const contactReasons = [
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'support', label: 'Technical Support' },
  { value: 'api', label: 'API Integration' },
  { value: 'general', label: 'General Question' },
] as const

/** The reason that is chosen unless the address names another one. */
export const defaultReason = 'general' satisfies (typeof contactReasons)[number]['value']
