import { site } from '@/config/site'
import { contactEmail, demoEmail, type EmailSent, sendEmail } from '@/domain/messages/email-api'
import { contactSchema, typedDemoSchema } from '@/domain/messages/message-schemas'
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
import { draftMark, endDraft } from '@/lib/drafts'
import type { Fields } from '@/lib/form-fields'
import { useSending } from '@/lib/query'
import { toast } from '@/lib/toast'

/** Milliseconds that submitting a demo request takes at least (specification, section 9). */
const demoShortestMs = 1000

export const sentElsewhere = 'This message is already being sent.'
export const goneElsewhere = 'This message was sent or deleted in another tab.'
/** For a form with a message of the outbox that is there no more. */
export const goneMeanwhile =
  'The saved copy of this message was already sent or deleted. To send this version too, press the button again.'

/** A message that was sent: how the API answered, and what the success view repeats. */
export type Delivered = {
  readonly sent: EmailSent
  readonly email: string
  readonly subject: string
}

/** Specification, section 8. The server's reason is verbatim, with one full stop. */
export const failureText = (kind: MessageKind, reason: string): string => {
  if (kind === 'demo') return 'Failed to submit demo request. Please try again or contact us directly.'
  const stop = /\.\s*$/.test(reason) ? '' : '.'
  return `Failed to send message: ${reason}${stop} Please try again or contact us directly at ${site.contactEmail}`
}

/** Source: specification, section 8. */
const successes: Readonly<Record<MessageKind, string>> = {
  contact: "Message sent successfully! We'll get back to you within 24 hours.",
  demo: "Demo request submitted successfully! We'll contact you within 24 hours.",
}

/** Sends a message, once. Rejects with a sentence for people; a toast says how it went. */
async function transmit(kind: MessageKind, fields: Fields): Promise<EmailSent> {
  try {
    const email =
      kind === 'contact'
        ? contactEmail(contactSchema.parse(fields))
        : demoEmail(typedDemoSchema.parse(fields))
    const sent = await sendEmail(kind, email)
    // A page instead of data adds a suffix (section 7).
    toast.success(`${successes[kind]}${sent === 'html' ? ' (Note: Please check your email)' : ''}`)
    return sent
  } catch (error) {
    toast.error(failureText(kind, error instanceof Error ? error.message : String(error)))
    throw error
  }
}

/** Does the work while no other tab sends or deletes that waiting message; otherwise throws. */
export async function alone<T>(id: string | undefined, work: () => Promise<T>): Promise<T> {
  const release = id === undefined ? () => {} : await takeUnsent(id)
  if (!release) throw new Error(sentElsewhere)
  try {
    return await work()
  } finally {
    release()
  }
}

type Written = Fields & { readonly unsent?: string }

/**
 * Sends a form's message; `unsent` is the waiting one that was put back into it. A failure waits in
 * the outbox.
 */
export function deliver(kind: MessageKind, { unsent, ...fields }: Written): Promise<Delivered> {
  const waiting = waitingIn(kind, fields, unsent)
  if (unsent && !waiting) return Promise.reject(new Error(goneMeanwhile))
  return alone(waiting?.id, async () => {
    const pause = new Promise((resolve) => setTimeout(resolve, kind === 'demo' ? demoShortestMs : 0))
    const [result] = await Promise.allSettled([transmit(kind, fields), pause])
    if (result.status === 'rejected') {
      keepUnsent(kind, fields, unsent, draftMark(kind))
      throw result.reason
    }
    endDraft(kind)
    if (waiting?.draft) endDraft(kind, waiting.draft)
    dropSent(kind, fields, unsent)
    const { email = '', subject = '' } = fields
    return { sent: result.value, email, subject }
  })
}

/** Sends a message of the outbox, once. Resolves to its id. */
const deliverAgain = ({ id, kind, fields, draft }: Unsent): Promise<string> =>
  alone(id, async () => {
    if (!unsentMessages().some((message) => message.id === id)) throw new Error(goneElsewhere)
    await transmit(kind, fields)
    if (draft) endDraft(kind, draft)
    dropUnsent(id)
    return id
  })

export const useSendingAgain = () => useSending({ mutationKey: ['outbox'], mutationFn: deliverAgain })
