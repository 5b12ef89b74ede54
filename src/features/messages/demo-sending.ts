import type { CheckedDemo } from '@/domain/messages/demo-schema'
import { sendEmail, successText } from '@/domain/messages/email-api'
import { dropSent, keepUnsent } from '@/domain/messages/unsent'
import { clearDraft } from '@/lib/drafts'
import { createMutation } from '@/lib/query'
import { toast } from '@/lib/toast'
import type { DemoType } from './demo-dialog-store'
import { demoDraft, demoFailure } from './message-words'
import { inOneTab } from './one-tab'

/** Milliseconds that the dialog stays in the submitting state at least (specification, section 9, "Demo submit delay"). */
const shortestMs = 1000

/** Sends a demo request, once. Source: specification, section 7. */
export const send = (type: string, demo: CheckedDemo) =>
  sendEmail('demo', {
    demo_type: type,
    first_name: demo.firstName,
    last_name: demo.lastName,
    email: demo.email,
    company: demo.company,
    role: demo.role,
    team_size: demo.teamSize,
    phone_number: demo.phoneNumber,
    message: demo.message,
  })

/** The sentence of a request that was sent (specification, section 8). */
export const success = "Demo request submitted successfully! We'll contact you within 24 hours."

/**
 * Sends the demo request, once, and tells how it went by toast, also when the dialog is closed by then. Its draft ends with the success;
 * a failure puts it into the outbox.
 * Source: specification, sections 7 to 9.
 */
export const mutation = createMutation(({ type, demo }: { type: DemoType; demo: CheckedDemo }) =>
  inOneTab('demo', { ...demo, type }, () => sendAndSay(type, demo)),
)

async function sendAndSay(type: DemoType, demo: CheckedDemo) {
  const [result] = await Promise.allSettled([
    send(type, demo),
    new Promise((resolve) => setTimeout(resolve, shortestMs)),
  ])
  if (result.status === 'rejected') {
    keepUnsent('demo', { ...demo, type })
    toast.error(demoFailure)
    throw result.reason
  }
  clearDraft(demoDraft)
  dropSent('demo', { ...demo, type })
  toast.success(successText(success, result.value))
  return { sent: result.value, email: demo.email }
}
