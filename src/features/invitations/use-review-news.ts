import { useCallback, useEffect, useRef } from 'react'
import type { InvitationRequest } from './invitation-request'
import { invitationStorage } from './invitation-storage'
import { countRequests } from './review-words'

type Known = ReadonlyMap<string, string>

/**
 * Says what other tabs have changed: how many requests came, and how many were decided. What this tab is storing itself, `deciding`, is
 * no news; nor is a list that goes or comes as a whole, which is said where it is done. Returns `quietly`, in which this tab does its other
 * changes: none of what comes of them is news either.
 */
export function useReviewNews(
  requests: readonly InvitationRequest[] | undefined,
  deciding: ReadonlyMap<string, unknown>,
  say: (sentence: string) => void,
): <T>(work: () => Promise<T>) => Promise<T> {
  const known = useRef<Known>(undefined)
  const own = useRef(new Set<string>())
  const quiet = useRef(0)

  useEffect(() => {
    for (const id of deciding.keys()) own.current.add(id)
  }, [deciding])

  useEffect(() => {
    if (!requests) return
    const before = known.current
    known.current = statuses(requests)
    if (quiet.current > 0 || !before || before.size === 0 || requests.length === 0) return
    let came = 0
    let decided = 0
    for (const { id, status } of requests) {
      const old = before.get(id)
      if (old === undefined) came += 1
      else if (old === 'pending' && status !== 'pending' && !own.current.has(id)) decided += 1
      if (old !== undefined && old !== status) own.current.delete(id)
    }
    const sentences = [
      ...(came > 0 ? [`${countRequests(came)} came in.`] : []),
      ...(decided > 0
        ? [`${countRequests(decided)} ${decided === 1 ? 'was' : 'were'} decided in another tab.`]
        : []),
    ]
    if (sentences.length > 0) say(sentences.join(' '))
  }, [requests, say])

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
