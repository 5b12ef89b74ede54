import { useCallback } from 'react'
import { invitationAudit } from '@/domain/invitations/audit'
import type { ChangeTools } from '@/features/review/import/use-review-import'
import { useClearInvitations, useUnclear } from '@/features/review/use-invitations'
import { countRequests, errorText } from '@/features/review/words'
import { toast } from '@/lib/toast'

/** Seconds in which Clear All can be taken back. */
const undoSeconds = 10

/** Clears everything, says so, and leaves the way back open for ten seconds. `others` are the stored entries that are no requests. */
export function useReviewClear({
  remember,
  say,
  quietly,
}: ChangeTools): (requests: number, others: number) => Promise<void> {
  const clear = useClearInvitations()
  const unclear = useUnclear()
  return useCallback(
    async (requests: number, others: number) => {
      try {
        const texts = await quietly(() => clear(undefined))
        const subject = whatWent(requests, others)
        invitationAudit.add([{ action: 'cleared', before: subject, after: 'none' }])
        say(`All invitation requests are cleared. Undo is possible for ${undoSeconds} seconds.`)
        // No toast: on a narrow screen it would stand on the button that takes it back.
        const undo = async () => {
          await quietly(() => unclear(texts))
          invitationAudit.add([{ action: 'clear undone', before: 'none', after: subject }])
          return `${subject} ${requests + others > 1 ? 'are' : 'is'} back.`
        }
        remember({ mark: 'other', subject, verb: 'cleared', seconds: undoSeconds, undo })
      } catch (error) {
        say(errorText(error))
        toast.error(errorText(error))
      }
    },
    [clear, unclear, remember, say, quietly],
  )
}

/** What was cleared, in words. Of a text that nothing could be read from, neither is known. */
function whatWent(requests: number, others: number): string {
  const entries = `${others.toLocaleString('en-CA')} other ${others === 1 ? 'entry' : 'entries'}`
  const went = [...(requests > 0 ? [countRequests(requests)] : []), ...(others > 0 ? [entries] : [])]
  return went.join(' and ') || 'A damaged list'
}
