import { createLiveForm } from '@/components/form/live-form'
import { isEmailAddress } from '@/lib/email-address'
import { z } from '@/lib/zod'

/** Milliseconds that the sending takes (specification, section 9, "forgot-password simulated delay"). */
const sendingMs = 2000

const invalidEmail = 'Please enter a valid email address'

/** The forgot-password form (specification, section 5). */
const resetSchema = z.object({
  email: z.string(invalidEmail).check(z.trim(), z.refine(isEmailAddress, invalidEmail)),
})

/** A new forgot-password form with its checks. */
export const createForm = () => createLiveForm(resetSchema)

/** Sends reset instructions: it waits, and nothing leaves the browser (specification, section 7: the server call is not shown). */
export const sendResetInstructions = (_email: string): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, sendingMs))
