import { useEffect, useRef } from 'react'
import type { InvitationRequest } from './invitation-request'
import { countRequests } from './review-words'

type Known = ReadonlyMap<string, string>

/**
 * Says what other tabs have changed: how many requests came, and how many were decided. What this tab is storing itself, `deciding`, is
 * no news; nor is a list that goes or comes as a whole, which is said where it is done.
 */
export function useReviewNews(
  requests: readonly InvitationRequest[] | undefined,
  deciding: ReadonlyMap<string, unknown>,
  say: (sentence: string) => void,
): void {
  const known = useRef<Known>(undefined)
  const own = useRef(new Set<string>())

  useEffect(() => {
    for (const id of deciding.keys()) own.current.add(id)
  }, [deciding])

  useEffect(() => {
    if (!requests) return
    const before = known.current
    known.current = new Map(requests.map(({ id, status }) => [id, status]))
    if (!before || before.size === 0 || requests.length === 0) return
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
}
