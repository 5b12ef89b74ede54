import { useEffect, useEffectEvent } from 'react'
import { parseList } from '@/domain/invitations/list'
import { listKey } from '@/domain/invitations/record'
import { countRequests, requestsWere } from './format'

/** Announces what other tabs have changed. */
export function useOtherTabs(announce: (sentence: string) => void, onCleared: () => void): void {
  const compare = useEffectEvent(({ key, storageArea, oldValue, newValue }: StorageEvent) => {
    if (key !== listKey || storageArea !== localStorage) return
    const before = parseList(oldValue).stored
    const after = parseList(newValue).stored
    // A list that cannot be read has not been cleared.
    if (before.problem || after.problem) return
    if (after.requests.length === 0 && before.requests.length > 0) {
      onCleared()
      announce('All requests were cleared in another tab.')
      return
    }
    const statuses = new Map(before.requests.map(({ id, status }) => [id, status]))
    const came = after.requests.filter(({ id }) => !statuses.has(id)).length
    const decided = after.requests.filter(
      ({ id, status }) => status !== 'pending' && statuses.get(id) === 'pending',
    ).length
    const sentences = [
      came > 0 && `${countRequests(came)} came in.`,
      decided > 0 && `${requestsWere(decided)} decided in another tab.`,
    ].filter(Boolean)
    if (sentences.length > 0) announce(sentences.join(' '))
  })
  useEffect(() => {
    const hear = (event: StorageEvent) => compare(event)
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
}
