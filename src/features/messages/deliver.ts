import { site } from '@/config/site'
import { contactEmail, demoEmail, type EmailSent, sendEmail } from '@/domain/messages/email-api'
import { contactSchema, typedDemoSchema } from '@/domain/messages/message-schemas'
import {
  dropUnsent,
  keepUnsent,
  type MessageKind,
  restoreUnsent,
  takeUnsent,
  type Unsent,
  unsentMessages,
  waitingIn,
} from '@/domain/messages/unsent'
import { draftMark, endDraft, readDraft } from '@/lib/drafts'
import type { Fields } from '@/lib/form-fields'
import { listen } from '@/lib/listen'
import { useSending } from '@/lib/query'
import { toast } from '@/lib/toast'
import { z } from '@/lib/zod'

export const sentElsewhere = 'This message is already being sent.'
export const goneElsewhere = 'This message was sent or deleted in another tab.'
export const incomplete = 'An answer is missing or no longer accepted. Press Edit to correct it.'
/** For a form with a message of the outbox that is there no more. */
export const goneMeanwhile = 'This message was already sent or deleted. Press again to send this version.'

/** The answers that are sent. A message may have waited since its form asked for fewer. */
function checked<Answers>(schema: z.ZodMiniObject & z.ZodMiniType<Answers>, fields: Fields): Answers {
  const blank = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '']))
  const { data, error } = z.safeParse(schema, { ...blank, ...fields })
  if (error) throw new Error(incomplete)
  return data
}

/** Milliseconds that sending a demo request takes at least (specification, section 9). */
const demoMs = 1000

/** The kinds of messages. Source of the sentences: specification, section 8. */
export const kinds = {
  contact: {
    email: (fields: Fields) => contactEmail(checked(contactSchema, fields)),
    success: "Message sent successfully! We'll get back to you within 24 hours.",
    // The server's reason is verbatim, with one full stop.
    failure: (reason: string) =>
      `Failed to send message: ${reason}${/\.\s*$/.test(reason) ? '' : '.'} Please try again or contact us directly at ${site.contactEmail}`,
    /** What the outbox calls it. */
    title: ({ subject = '' }: Fields) => subject,
  },
  demo: {
    email: (fields: Fields) => demoEmail(checked(typedDemoSchema, fields)),
    success: "Demo request submitted successfully! We'll contact you within 24 hours.",
    failure: () => 'Failed to submit demo request. Please try again or contact us directly.',
    title: ({ company, email }: Fields) => `Demo request: ${company ?? email}`,
  },
}

/** Sends a message, once. Rejects with a sentence for people; a toast says how, after the pause. */
async function transmit(kind: MessageKind, fields: Fields, pause = Promise.resolve()): Promise<EmailSent> {
  const { email, success, failure } = kinds[kind]
  const answers = email(fields)
  try {
    const sent = await sendEmail(kind, answers)
    // A page instead of data adds a suffix (section 7).
    void pause.then(() =>
      toast.success(`${success}${sent === 'html' ? ' (Note: Please check your email)' : ''}`),
    )
    return sent
  } catch (error) {
    await pause
    toast.error(failure((error as Error).message))
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

/**
 * Sends a form's message; `unsent` is the waiting one that was put back into it, and `draft` the
 * mark of what is in it. A failure waits in the outbox.
 */
export async function deliver(kind: MessageKind, { unsent, ...fields }: Fields, draft: string | undefined) {
  const waiting = waitingIn(fields, unsent)
  if (unsent && !waiting) throw new Error(goneMeanwhile)
  // A copy of the tab has the same draft.
  return alone(waiting?.id ?? draft, async () => {
    const pause = new Promise<void>((resolve) => setTimeout(resolve, kind === 'demo' ? demoMs : 0))
    // A page that is left takes the draft along, and nobody hears how the sending went.
    // Undo, another tab or an earlier leave may have put the same text there.
    const keep = () => keepUnsent(kind, fields, (waiting ?? waitingIn(fields))?.id, draft)
    const stop = listen(window, 'pagehide', keep)
    try {
      const sent = await transmit(kind, fields, pause)
      // It has arrived, also while the form goes on saying that it sends.
      stop()
      const kept = waiting ?? waitingIn(fields)
      if (kept) forget(kept)
      endDraft(kind, draft)
      await pause
      const { email = '', subject = '' } = fields
      return { sent, email, subject }
    } catch (error) {
      stop()
      keep()
      throw error
    }
  })
}

/** A message that was sent: how the API answered, and what the success view repeats. */
export type Delivered = Awaited<ReturnType<typeof deliver>>

/** True where these are the very answers of a waiting message. */
export const holds = (values: Fields, { fields }: Unsent): boolean =>
  Object.entries(fields).every(([name, text]) => name === 'type' || (values[name] ?? '').trim() === text)

/** Ends a message that was sent at last, and its draft, also one that Edit has made of it. */
function forget(message: Unsent): void {
  const { id, kind, draft } = message
  // First: in a full storage this makes the room for the mark that the draft was sent.
  dropUnsent(id)
  endDraft(kind, draft)
  if (holds(readDraft(kind) ?? {}, message)) endDraft(kind, draftMark(kind))
}

/** Sends a message of the outbox, once. Resolves to its id. */
const deliverAgain = (message: Unsent): Promise<string> =>
  alone(message.id, async () => {
    if (!unsentMessages().some(({ id }) => id === message.id)) throw new Error(goneElsewhere)
    await transmit(message.kind, message.fields).catch((error) => {
      restoreUnsent(message) // Its 14 days begin anew.
      throw error
    })
    forget(message)
    return message.id
  })

export const useSendingAgain = () => useSending({ mutationKey: ['outbox'], mutationFn: deliverAgain })
