import { sendEmail, successText } from '@/domain/messages/email-api'
import type { CheckedContact } from '@/domain/messages/message-schemas'
import {
  dropSent,
  dropUnsent,
  keepUnsent,
  type MessageKind,
  takeUnsent,
  type Unsent,
  unsentMessages,
  waitingIn,
} from '@/domain/messages/unsent'
import { clearDraft } from '@/lib/drafts'
import type { Fields } from '@/lib/form-fields'
import { createMutation } from '@/lib/query'
import { toast } from '@/lib/toast'
import { type Delivered, failureText, sentElsewhere, type TypedDemo } from './message-words'

/**
 * Milliseconds that a demo request is submitting at least (specification, section 9, "Demo submit
 * delay").
 */
const demoShortestMs = 1000

/**
 * The e-mails of the two forms and the sentences of their success (specification, sections 7 and
 * 8).
 */
const emails = {
  contact: {
    send: ({ name, email, company, contactReason, subject, message }: CheckedContact) =>
      sendEmail('contact', {
        from_name: name,
        from_email: email,
        company: company || 'Not provided',
        subject,
        message,
        contact_reason: contactReason,
      }),
    success: "Message sent successfully! We'll get back to you within 24 hours.",
  },
  demo: {
    send: ({ type = 'Enterprise', ...demo }: TypedDemo) =>
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
      }),
    success: "Demo request submitted successfully! We'll contact you within 24 hours.",
  },
}

type Message =
  | { readonly kind: 'contact'; readonly fields: CheckedContact }
  | { readonly kind: 'demo'; readonly fields: TypedDemo }

/** Sends a message, once. Rejects with a sentence for people. */
const transmit = (message: Message) =>
  message.kind === 'contact' ? emails.contact.send(message.fields) : emails.demo.send(message.fields)

/**
 * Sends a form's message; a toast says how it went, also to a visitor who has left. A failure waits
 * in the outbox.
 */
async function deliver(message: Message, shortestMs = 0): Promise<Delivered> {
  const { kind, fields } = message
  const release = await takeWaiting(kind, fields)
  try {
    return await deliverNow(message, shortestMs)
  } finally {
    release()
  }
}

/**
 * Takes the lock of the waiting message that a form sends, if there is one.
 *
 * @throws {Error} while another tab sends it.
 */
async function takeWaiting(kind: MessageKind, fields: Fields): Promise<() => void> {
  const waiting = waitingIn(kind, fields)
  const release = waiting ? await takeUnsent(waiting.id) : () => {}
  if (!release) throw new Error(sentElsewhere)
  return release
}

async function deliverNow(message: Message, shortestMs: number): Promise<Delivered> {
  const { kind, fields } = message
  const pause = new Promise((resolve) => setTimeout(resolve, shortestMs))
  const [result] = await Promise.allSettled([transmit(message), shortestMs > 0 && pause])
  if (result.status === 'rejected') {
    keepUnsent(kind, fields)
    toast.error(failureText(kind, (result.reason as Error).message))
    throw result.reason
  }
  clearDraft(kind)
  dropSent(kind, fields)
  toast.success(successText(emails[kind].success, result.value))
  return {
    sent: result.value,
    email: fields.email,
    ...(kind === 'contact' && { subject: fields.subject }),
  }
}

export const contactMutation = createMutation((fields: CheckedContact) =>
  deliver({ kind: 'contact', fields }),
)

export const demoMutation = createMutation((fields: TypedDemo) =>
  deliver({ kind: 'demo', fields }, demoShortestMs),
)

/**
 * Sends a message of the outbox, once, in one tab at a time. Sent, it leaves the outbox; a toast
 * says how it went.
 *
 * @returns true when it was sent.
 */
export async function deliverAgain({ id, kind, fields }: Unsent): Promise<boolean> {
  const release = await takeUnsent(id)
  if (!release) {
    toast.error(sentElsewhere)
    return false
  }
  try {
    if (!unsentMessages().some((message) => message.id === id)) return false
    const sent = await transmit({ kind, fields } as unknown as Message)
    dropUnsent(id)
    toast.success(successText(emails[kind].success, sent))
    return true
  } catch (error) {
    toast.error(failureText(kind, (error as Error).message))
    return false
  } finally {
    release()
  }
}
