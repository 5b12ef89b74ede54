import { createMutation } from '@/lib/query'
import { toast } from '@/lib/toast'
import { sendResetInstructions } from './send-instructions'

/** Source: specification, section 8. */
const sent = 'Password reset instructions sent to your email!'
const failed = 'Failed to send reset instructions. Please try again.'

/** Sends reset instructions; a toast says how it went. Resolves to the address. */
export const resetMutation = createMutation(async (email: string) => {
  try {
    await sendResetInstructions(email)
  } catch (cause) {
    toast.error(failed)
    throw new Error(failed, { cause })
  }
  toast.success(sent)
  return email
})
