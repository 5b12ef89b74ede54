import { useEffect, useEffectEvent, useRef } from 'react'
import type { StoredInvitations } from '@/domain/invitations/list'
import type { InvitationRequest } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import { countRequests, requestsWere } from './words'

/**
 * Announces what other tabs have changed, but for the requests in `own`, which this tab decides.
 * Returns `quietly`, in which this tab does its other changes: what comes of them is no news
 * either.
 */
export function useReviewNews(
  stored: StoredInvitations | undefined,
  own: Set<string>,
  announce: (sentence: string) => void,
  onCleared: () => void,
): <T>(work: () => Promise<T>) => Promise<T> {
  const known = useRef<ReadonlyMap<string, string>>(undefined)
  const quiet = useRef(0)

  const compare = useEffectEvent((requests: readonly InvitationRequest[]) => {
    const before = known.current
    known.current = statuses(requests)
    if (quiet.current > 0 || !before) return
    if (requests.length === 0 && before.size > 0) {
      onCleared()
      announce('All requests were cleared in another tab.')
      return
    }
    const came = requests.filter(({ id }) => !before.has(id)).length
    const changed = requests.filter(({ id, status }) => (before.get(id) ?? status) !== status)
    const decided = changed.filter(({ id }) => before.get(id) === 'pending' && !own.has(id)).length
    for (const { id } of changed) own.delete(id)
    const sentences = [
      came > 0 && `${countRequests(came)} came in.`,
      decided > 0 && `${requestsWere(decided)} decided in another tab.`,
    ].filter(Boolean)
    if (sentences.length > 0) announce(sentences.join(' '))
  })
  useEffect(() => {
    // What cannot be read has not gone.
    if (stored && !stored.problem) compare(stored.requests)
  }, [stored])

  return async (work) => {
    quiet.current += 1
    try {
      return await work()
    } finally {
      quiet.current -= 1
      // The page may be drawn with the changes only after this.
      known.current = statuses(invitationStorage.read().requests)
    }
  }
}

const statuses = (requests: readonly InvitationRequest[]): ReadonlyMap<string, string> =>
  new Map(requests.map(({ id, status }) => [id, status]))
