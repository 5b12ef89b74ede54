import { createMutation } from '@/lib/query'
import { toast } from '@/lib/toast'

/** Source: specification, section 8. */
const failed = 'Failed to send reset instructions. Please try again.'

/** Milliseconds that the sending takes (specification, section 9). */
const sendingMs = 2000

/** It only waits: nothing leaves the browser (specification, section 7). */
export const resetServer = {
  send: (_email: string) => new Promise((resolve) => setTimeout(resolve, sendingMs)),
}

/** Sends reset instructions; a toast says how it went. Resolves to the address. */
export const resetMutation = createMutation(async (email: string) => {
  try {
    await resetServer.send(email)
  } catch (cause) {
    toast.error(failed)
    throw new Error(failed, { cause })
  }
  toast.success('Password reset instructions sent to your email!')
  return email
})
