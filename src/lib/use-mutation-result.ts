import type { MutationObserver, MutationObserverResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => undefined

/** How a mutation of `createMutation` stands; undefined while its code is not there yet. */
export function useMutationResult<Data, Variables>(
  mutation: MutationObserver<Data, Error, Variables> | undefined,
): MutationObserverResult<Data, Error, Variables> | undefined {
  return useSyncExternalStore(
    mutation?.subscribe ?? never,
    mutation ? () => mutation.getCurrentResult() : nothing,
    nothing,
  )
}
