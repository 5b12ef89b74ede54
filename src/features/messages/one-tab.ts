import type { Fields } from '@/lib/form-fields'
import { sentElsewhere } from './message-words'
import { earlierTry, type MessageKind, takeUnsent } from './unsent'

/**
 * Sends what stands in a form while no other tab sends the waiting message that it is another try of.
 *
 * @throws Error whose message says so, when another tab does.
 */
export async function inOneTab<T>(kind: MessageKind, fields: Fields, send: () => Promise<T>): Promise<T> {
  const waiting = earlierTry(kind, fields)
  if (!waiting) return send()
  const release = await takeUnsent(waiting.id)
  if (!release) throw new Error(sentElsewhere)
  try {
    return await send()
  } finally {
    release()
  }
}
