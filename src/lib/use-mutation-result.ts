import type { MutationObserver, MutationObserverResult } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => undefined

/**
 * How a mutation of `createMutation` stands; undefined while its code is not there yet, and for a success that was there before the screen: it is no
 * state to come back to.
 */
export function useMutationResult<Data, Variables>(
  mutation: MutationObserver<Data, Error, Variables> | undefined,
): MutationObserverResult<Data, Error, Variables> | undefined {
  const result = useSyncExternalStore(
    mutation?.subscribe ?? never,
    mutation ? () => mutation.getCurrentResult() : nothing,
    nothing,
  )
  const [met, setMet] = useState({ mutation, data: result?.data })
  if (met.mutation !== mutation) setMet({ mutation, data: result?.data })
  return result?.status === 'success' && result.data === met.data ? undefined : result
}
