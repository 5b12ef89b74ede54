import { useEffect, useState } from 'react'
import { hasStoredRequests } from '@/domain/invitations/key'
import type { InvitationRequest } from '@/domain/invitations/record'
import { loadInvitations } from './request-later'

/** What the dialog says of a request that was made in this browser before: never the code, nor whose it is. */
export type EarlierRequest = Pick<InvitationRequest, 'status' | 'submittedAt'>

/** The newest request in this browser, kept current. Undefined as long as none is known; without any, no code is loaded. */
export function useEarlierRequest(): EarlierRequest | undefined {
  const [earlier, setEarlier] = useState<EarlierRequest>()
  useEffect(() => {
    if (!hasStoredRequests()) return
    let end = () => {}
    let over = false
    loadInvitations().then(
      (storage) => {
        if (over) return
        const look = () => setEarlier(storage.read().requests[0])
        end = storage.subscribe(look)
        look()
      },
      () => {}, // A courtesy, never an error.
    )
    return () => {
      over = true
      end()
    }
  }, [])
  return earlier
}
