import { useCallback, useRef, useState } from 'react'
import { toast } from '@/lib/toast'
import type { InvitationRequest } from './invitation-request'
import type { DecisionOutcome } from './invitation-storage'
import type { Decide } from './review-row'
import { displayName } from './review-words'
import { useDecision } from './use-invitations'

/** The sentence for a problem that something threw. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : 'An error occurred'

/**
 * Decisions about requests and what is said of them. `say` sets the line that assistive technology reads out; `approved` is the request
 * whose code waits to be shown, until `forget`.
 */
export function useReview() {
  const { mutateAsync } = useDecision()
  const [said, say] = useState('')
  const [approved, setApproved] = useState<InvitationRequest>()
  const busy = useRef(new Set<string>())

  const decide: Decide = useCallback(
    async (id, decision) => {
      // A second press while the first is being stored would report the first as somebody else's.
      if (busy.current.has(id)) return
      busy.current.add(id)
      try {
        const outcome = await mutateAsync({ id, decision })
        say(sentence(outcome))
        if (outcome.kind !== 'decided') toast.error(sentence(outcome))
        else if (decision === 'approved') setApproved(outcome.request)
      } catch (error) {
        toast.error(errorText(error))
      } finally {
        busy.current.delete(id)
      }
    },
    [mutateAsync],
  )

  const forget = useCallback(() => setApproved(undefined), [])
  return { said, say, decide, approved, forget }
}

function sentence(outcome: DecisionOutcome): string {
  if (outcome.kind === 'missing')
    return 'This request is gone: another tab has cleared the list. Nothing was changed.'
  const { request } = outcome
  const name = displayName(request)
  if (outcome.kind === 'decided') return `${name} is ${request.status}.`
  return `${name} was already ${request.status} in another tab. Nothing was changed.`
}
