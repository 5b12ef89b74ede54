import type { MutationObserver } from '@tanstack/react-query'
import { useState } from 'react'
import { createStore, type Followed, useStore } from './store'

/** Where a message is on its way: the one answer to "is it sending?". */
export type SendingState<Data> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly message: string }

const idle = { status: 'idle' } as const

/**
 * A TanStack mutation outside of components: it goes on when its screen is gone. `load` fetches its
 * code (8 KiB) when the visitor types; where that fails, `unreachable` gives the message.
 */
export function createSending<Data, Variables>(
  load: () => Promise<MutationObserver<Data, Error, Variables>>,
  unreachable: () => string,
) {
  const store = createStore<SendingState<Data>>(idle)
  let loaded: MutationObserver<Data, Error, Variables> | undefined
  const fetchMutation = async () => (loaded ??= await load())

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Fetches the code ahead of time. A failure is reported by the send that needs it. */
    prepare: () => void fetchMutation().catch(() => {}),
    reset() {
      loaded?.reset()
      store.set(idle)
    },
    /** Sends once. Resolves to nothing when that failed or another send runs. Never rejects. */
    async send(variables: Variables): Promise<Data | undefined> {
      if (store.get().status === 'pending') return undefined
      store.set({ status: 'pending' })
      const mutation = await fetchMutation().catch(() => undefined)
      if (!mutation) {
        store.set({ status: 'error', message: unreachable() })
        return undefined
      }
      try {
        const data = await mutation.mutate(variables)
        store.set({ status: 'success', data })
        return data
      } catch (error) {
        store.set({ status: 'error', message: (error as Error).message || 'An error occurred' })
        return undefined
      }
    },
  }
}

/** The state of a message. A success from before this screen is no state to come back to. */
export function useSending<Data>(sending: Followed<SendingState<Data>>): SendingState<Data> {
  const state = useStore(sending, idle)
  const [first] = useState(state)
  return state.status === 'success' && state === first ? idle : state
}
