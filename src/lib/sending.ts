import { useState } from 'react'
import { createStore, type Followed, useStore } from './store'

/** Where a message is on its way: the one answer to "is it sending?". */
export type SendingState<Data> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly message: string }

const idle = { status: 'idle' } as const

/** A mutation whose code comes when the visitor types; `unreachable` words its absence. */
export function createSending<Data, Variables>(
  load: () => Promise<(variables: Variables) => Promise<Data>>,
  unreachable: () => string,
) {
  const { get, set, subscribe } = createStore<SendingState<Data>>(idle)

  return {
    get,
    subscribe,
    /** Fetches the code ahead of time. A failure is reported by the send that needs it. */
    prepare: () => void load().catch(() => {}),
    reset: () => set(idle),
    /** Sends once. Resolves to nothing when that failed or another send runs. Never rejects. */
    async send(variables: Variables): Promise<Data | undefined> {
      if (get().status === 'pending') return undefined
      set({ status: 'pending' })
      try {
        const mutate = await load().catch(() => {
          throw new Error(unreachable())
        })
        const data = await mutate(variables)
        set({ status: 'success', data })
        return data
      } catch (error) {
        set({ status: 'error', message: (error as Error).message || 'An error occurred' })
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
