import { useCallback, useEffect, useRef } from 'react'
import type { StoredInvitations } from '@/domain/invitations/list'
import type { InvitationRequest } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import { countRequests } from './words'

type Known = ReadonlyMap<string, string>

/**
 * Says what other tabs have changed: how many requests came, how many were decided, and that all
 * were cleared, for which `onCleared` is called. The requests in `own` are decided by this tab:
 * that is no news, and each leaves the set when it is seen. Returns `quietly`, in which this tab
 * does its other changes: none of what comes of them is news either.
 */
export function useReviewNews(
  stored: StoredInvitations | undefined,
  own: Set<string>,
  announce: (sentence: string) => void,
  onCleared: () => void,
): <T>(work: () => Promise<T>) => Promise<T> {
  const known = useRef<Known>(undefined)
  const quiet = useRef(0)

  useEffect(() => {
    // What cannot be read has not gone.
    if (!stored || stored.problem) return
    const { requests } = stored
    const before = known.current
    known.current = statuses(requests)
    if (quiet.current > 0 || !before) return
    if (requests.length === 0) {
      if (before.size === 0) return
      onCleared()
      return announce('All requests were cleared in another tab.')
    }
    let came = 0
    let decided = 0
    for (const { id, status } of requests) {
      const old = before.get(id)
      if (old === undefined) came += 1
      else if (old === 'pending' && status !== 'pending' && !own.has(id)) decided += 1
      if (old !== undefined && old !== status) own.delete(id)
    }
    const sentences = [
      ...(came > 0 ? [`${countRequests(came)} came in.`] : []),
      ...(decided > 0
        ? [`${countRequests(decided)} ${decided === 1 ? 'was' : 'were'} decided in another tab.`]
        : []),
    ]
    if (sentences.length > 0) announce(sentences.join(' '))
  }, [stored, own, announce, onCleared])

  return useCallback(async (work) => {
    quiet.current += 1
    try {
      return await work()
    } finally {
      quiet.current -= 1
      // The page may be drawn with the changes only after this.
      known.current = statuses(invitationStorage.read().requests)
    }
  }, [])
}

const statuses = (requests: readonly InvitationRequest[]): Known =>
  new Map(requests.map(({ id, status }) => [id, status]))
