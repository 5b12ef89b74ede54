import type { CheckedContact } from '@/domain/messages/contact-schema'
import type { CheckedDemo } from '@/domain/messages/demo-schema'
import { successText } from '@/domain/messages/email-api'
import { dropUnsent, takeUnsent, type Unsent, unsentMessages } from '@/domain/messages/unsent'
import { clearDraft } from '@/lib/drafts'
import { toast } from '@/lib/toast'
import {
  contactDraft,
  contactFailure,
  demoDraft,
  demoFailure,
  sentElsewhere,
  unreachable,
} from './message-words'

/**
 * Sends a message of the outbox, once, and tells how it went by toast. What was sent leaves the outbox; a failure leaves it there. Only
 * one tab at a time sends a message.
 *
 * @param inForm whether the same text stands in its form: its draft ends with the success.
 * @returns true when it was sent.
 */
export async function sendAgain({ id, kind, fields }: Unsent, inForm: boolean): Promise<boolean> {
  const release = await takeUnsent(id)
  if (!release) {
    toast.error(sentElsewhere)
    return false
  }
  try {
    if (!unsentMessages().some((message) => message.id === id)) return false
    const text = kind === 'contact' ? await sendContact(fields) : await sendDemo(fields)
    if (inForm) clearDraft(kind === 'contact' ? contactDraft : demoDraft)
    dropUnsent(id)
    toast.success(text)
    return true
  } catch (error) {
    // The code that sends could not be loaded, or it says why in a sentence.
    const reason = error instanceof TypeError ? unreachable : (error as Error).message
    toast.error(kind === 'demo' ? demoFailure : contactFailure(reason))
    return false
  } finally {
    release()
  }
}

async function sendContact(fields: Unsent['fields']): Promise<string> {
  const { send, success } = await import('./contact-sending')
  return successText(success, await send(fields as CheckedContact))
}

async function sendDemo({ type = 'Enterprise', ...demo }: Unsent['fields']): Promise<string> {
  const { send, success } = await import('./demo-sending')
  return successText(success, await send(type, demo as CheckedDemo))
}
