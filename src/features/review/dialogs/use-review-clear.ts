import { useCallback } from 'react'
import { invitationAudit } from '@/domain/invitations/audit'
import type { ChangeTools } from '@/features/review/import/use-review-import'
import { useClearInvitations } from '@/features/review/use-invitations'
import { countRequests, errorText } from '@/features/review/words'
import { toast } from '@/lib/toast'

type ClearTools = ChangeTools & {
  /** Removes the ways back from what was done before. */
  readonly forgetActs: () => void
}

/** Clears everything, for good, and announces it. `others` are the stored entries that are no requests. */
export function useReviewClear({
  remember,
  say,
  quietly,
  forgetActs,
}: ClearTools): (requests: number, others: number) => Promise<void> {
  const clear = useClearInvitations()
  return useCallback(
    async (requests: number, others: number) => {
      try {
        await quietly(() => clear(undefined))
        const subject = whatWent(requests, others)
        invitationAudit.add([{ action: 'cleared', before: subject, after: 'none' }])
        forgetActs()
        remember({ mark: 'other', subject, verb: 'cleared' })
        say('All invitation requests are cleared.')
      } catch (error) {
        say(errorText(error))
        toast.error(errorText(error))
      }
    },
    [clear, remember, say, quietly, forgetActs],
  )
}

/** What was cleared, in words. Of a text that nothing could be read from, neither is known. */
function whatWent(requests: number, others: number): string {
  const entries = `${others.toLocaleString('en-CA')} other ${others === 1 ? 'entry' : 'entries'}`
  const went = [...(requests > 0 ? [countRequests(requests)] : []), ...(others > 0 ? [entries] : [])]
  return went.join(' and ') || 'A damaged list'
}
