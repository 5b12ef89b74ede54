import { earlierTry, type MessageKind, takeUnsent } from '@/domain/messages/unsent'
import type { Fields } from '@/lib/form-fields'
import { goneElsewhere, sentElsewhere } from './message-words'

/** The answers that were refused because another tab was sending them. */
let refused: string | undefined

/**
 * Sends what stands in a form while no other tab sends the waiting message that it is another try of.
 *
 * @throws Error whose message says so, when another tab does; and once more when it has done so since.
 */
export async function inOneTab<T>(kind: MessageKind, fields: Fields, send: () => Promise<T>): Promise<T> {
  const waiting = earlierTry(kind, fields)
  const answers = JSON.stringify(fields)
  const isGone = !waiting && refused === answers
  refused = undefined
  if (isGone) throw new Error(goneElsewhere)
  if (!waiting) return send()
  const release = await takeUnsent(waiting.id)
  if (!release) {
    refused = answers
    throw new Error(sentElsewhere)
  }
  try {
    return await send()
  } finally {
    release()
  }
}
