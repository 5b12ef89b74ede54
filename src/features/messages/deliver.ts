import {
  contactEmail,
  demoEmail,
  type EmailSent,
  sendEmail,
  type TypedDemo,
} from '@/domain/messages/email-api'
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
import { createMutation } from '@/lib/query'
import { toast } from '@/lib/toast'
import { type Delivered, failureText, sentElsewhere } from './message-words'

/** Milliseconds that submitting a demo request takes at least (specification, section 9). */
const demoShortestMs = 1000

type Message =
  | { readonly kind: 'contact'; readonly fields: CheckedContact }
  | { readonly kind: 'demo'; readonly fields: TypedDemo }

/** Sends a message, once. Rejects with a sentence for people. */
const transmit = ({ kind, fields }: Message): Promise<EmailSent> =>
  sendEmail(kind, kind === 'contact' ? contactEmail(fields) : demoEmail(fields))

/** Source: specification, section 8. */
const successes: Readonly<Record<MessageKind, string>> = {
  contact: "Message sent successfully! We'll get back to you within 24 hours.",
  demo: "Demo request submitted successfully! We'll contact you within 24 hours.",
}

/** Says that a message was sent; a page instead of data adds a suffix (section 7). */
const reportSent = (kind: MessageKind, sent: EmailSent): void =>
  toast.success(`${successes[kind]}${sent === 'html' ? ' (Note: Please check your email)' : ''}`)

/** Does the work while no other tab sends or deletes that waiting message; otherwise throws. */
async function alone<T>(id: string | undefined, work: () => Promise<T>): Promise<T> {
  const release = id === undefined ? () => {} : await takeUnsent(id)
  if (!release) throw new Error(sentElsewhere)
  try {
    return await work()
  } finally {
    release()
  }
}

/** Sends a form's message; a toast says how it went. A failure waits in the outbox. */
function deliver(message: Message, shortestMs = 0): Promise<Delivered> {
  const { kind, fields } = message
  return alone(waitingIn(kind, fields)?.id, async () => {
    const pause = new Promise((resolve) => setTimeout(resolve, shortestMs))
    const [result] = await Promise.allSettled([transmit(message), shortestMs > 0 && pause])
    if (result.status === 'rejected') {
      keepUnsent(kind, fields)
      toast.error(failureText(kind, result.reason.message))
      throw result.reason
    }
    clearDraft(kind)
    dropSent(kind, fields)
    reportSent(kind, result.value)
    const subject = kind === 'contact' && { subject: fields.subject }
    return { sent: result.value, email: fields.email, ...subject }
  })
}

export const contactMutation = createMutation((fields: CheckedContact) =>
  deliver({ kind: 'contact', fields }),
)

export const demoMutation = createMutation((fields: TypedDemo) =>
  deliver({ kind: 'demo', fields }, demoShortestMs),
)

/** Sends a message of the outbox, once; a toast says how it went. True when it was sent. */
export const deliverAgain = ({ id, kind, fields }: Unsent): Promise<boolean> =>
  alone(id, async () => {
    if (!unsentMessages().some((message) => message.id === id)) return false
    const sent = await transmit({ kind, fields } as unknown as Message).catch((reason) => {
      throw new Error(failureText(kind, reason.message))
    })
    dropUnsent(id)
    reportSent(kind, sent)
    return true
  }).catch((error) => {
    toast.error(error.message)
    return false
  })
