import { useEffect } from 'react'
import { type SiteFormOptions, useSiteForm } from '@/components/form/use-site-form'
import type { MessageKind } from '@/domain/messages/unsent'
import { goneMeanwhile, holds, useSendingAgain } from './deliver'

/** The form of a message. It waits while the outbox sends the same text, and is empty then. */
export function useMessageForm<Answers, Sent>(
  options: SiteFormOptions<Answers, Sent> & { readonly name: MessageKind },
) {
  const { isPending, variables, data: sentId } = useSendingAgain()
  const message = variables?.kind === options.name ? variables : undefined
  const form = useSiteForm<Answers, Sent>({
    ...options,
    blocked: (values) => isPending && message !== undefined && holds(values, message),
  })
  const isGone = form.error?.message === goneMeanwhile
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end.
  useEffect(() => {
    if (isGone) form.fill('unsent', '')
    if (message && message.id === sentId && holds(form.getValues(), message)) form.empty()
  }, [sentId, isGone])
  // `failed`: its copy waits. Of a message that is gone there is none.
  return { ...form, failed: form.failure !== undefined && !isGone }
}
