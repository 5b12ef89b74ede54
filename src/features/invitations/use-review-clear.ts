import { useCallback } from 'react'
import { toast } from '@/lib/toast'
import { invitationAudit } from './invitation-audit'
import { countRequests, errorText } from './review-words'
import { useClearInvitations, useUnclear } from './use-invitations'
import type { useReviewUndo } from './use-review-undo'

/** Seconds in which Clear All can be taken back. */
const undoSeconds = 10

/** Clears everything, says so, and leaves the way back open for ten seconds. */
export function useReviewClear(
  remember: ReturnType<typeof useReviewUndo>['remember'],
  say: (sentence: string) => void,
): (count: number) => Promise<void> {
  const clear = useClearInvitations()
  const unclear = useUnclear()
  return useCallback(
    async (count: number) => {
      try {
        const texts = await clear(undefined)
        const subject = countRequests(count)
        invitationAudit.add([{ action: 'cleared', before: subject, after: 'none' }])
        say('All invitation requests are cleared.')
        toast.success('All invitation requests are cleared.')
        const undo = async () => {
          await unclear(texts)
          invitationAudit.add([{ action: 'clear undone', before: 'none', after: subject }])
          return `${subject} are back.`
        }
        remember({ mark: 'other', subject, verb: 'cleared', seconds: undoSeconds, undo })
      } catch (error) {
        toast.error(errorText(error))
      }
    },
    [clear, unclear, remember, say],
  )
}
