import { useCallback } from 'react'
import { toast } from '@/lib/toast'
import { invitationAudit } from './invitation-audit'
import { countRequests, errorText } from './review-words'
import { useClearInvitations, useUnclear } from './use-invitations'
import type { ChangeTools } from './use-review-import'

/** Seconds in which Clear All can be taken back. */
const undoSeconds = 10

/** Clears everything, says so, and leaves the way back open for ten seconds. */
export function useReviewClear({ remember, say, quietly }: ChangeTools): (count: number) => Promise<void> {
  const clear = useClearInvitations()
  const unclear = useUnclear()
  return useCallback(
    async (count: number) => {
      try {
        const texts = await clear(undefined)
        const subject = countRequests(count)
        invitationAudit.add([{ action: 'cleared', before: subject, after: 'none' }])
        say(`All invitation requests are cleared. Undo is possible for ${undoSeconds} seconds.`)
        // No toast: on a narrow screen it would stand on the button that takes it back.
        const undo = async () => {
          await quietly(() => unclear(texts))
          invitationAudit.add([{ action: 'clear undone', before: 'none', after: subject }])
          return `${subject} ${count === 1 ? 'is' : 'are'} back.`
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
