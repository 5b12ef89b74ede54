import {
  type Mutation,
  notifyManager,
  QueryClient,
  type UseMutationOptions,
  useMutation,
  useMutationState,
} from '@tanstack/react-query'
import { use, useState } from 'react'
import { EndedContext } from './store'

// In the same task as the event, not after a timer: the next key must find the decision made.
notifyManager.setScheduler(queueMicrotask)

/** Specification, section 9. `always`: without a connection a call fails at once, and says so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
      networkMode: 'always',
    },
    // Of one that a former screen began the cache alone knows how it ended, however long ago.
    mutations: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
  },
})

/**
 * TanStack's `useMutation` with the newest state of its `mutationKey`, whichever screen began it:
 * it goes on when the page is left or the dialog closed. How one ended before this screen is over.
 */
export function useSending<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables> & { readonly mutationKey: readonly string[] },
) {
  const { mutateAsync } = useMutation(options, queryClient)
  const newest = useMutationState(
    {
      filters: { mutationKey: options.mutationKey, exact: true },
      select: ({ mutationId, state }: Mutation<Data, Error, Variables>) => ({ mutationId, ...state }),
    },
    queryClient,
  ).at(-1)
  const key = options.mutationKey.join()
  const ended = use(EndedContext)
  const [over, setOver] = useState(() =>
    ended?.has(key) || newest?.status === 'pending' ? ended?.get(key) : newest?.mutationId,
  )
  ended?.set(key, over)
  const state = newest?.mutationId === over ? undefined : newest
  return {
    ...state,
    isPending: state?.status === 'pending',
    mutateAsync,
    /** Forgets how the last one ended. */
    reset: () => setOver(newest?.mutationId),
  }
}
