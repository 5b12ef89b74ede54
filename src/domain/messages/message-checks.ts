import { isEmailAddress } from '@/lib/email-address'
import { z } from '@/lib/zod'

/** A text of at least so many characters; white space around it does not count and is cut off. */
export const atLeast = (length: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(length, message))

/** A text that may be empty. White space around it is cut off. */
export const optionalText = z.string().check(z.trim())

const invalidEmail = 'Please enter a valid email address'

/** An e-mail address (specification, section 5). */
export const emailAddress = z.string(invalidEmail).check(z.trim(), z.refine(isEmailAddress, invalidEmail))
