import { useState } from 'react'
import { createStore, type Followed, useStore } from './store'

/** The state of a message: the one answer to "is it sending?". */
export type SendingState<Data> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly message: string }

const idle = { status: 'idle' } as const

/** A mutation whose code loads when the visitor types; `unreachable` says that it could not. */
export function createSending<Data, Variables>(
  load: () => Promise<(variables: Variables) => Promise<Data>>,
  unreachable: () => string,
) {
  const { get, set, subscribe } = createStore<SendingState<Data>>(idle)

  return {
    get,
    subscribe,
    /** Prefetches the code. A failure is reported by the send that needs it. */
    prepare: () => void load().catch(() => {}),
    reset: () => set(idle),
    /** Sends once. Resolves to undefined on failure or while another send runs. Never rejects. */
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

/** The state of a message. A success from before this screen counts as idle. */
export function useSending<Data>(sending: Followed<SendingState<Data>>): SendingState<Data> {
  const state = useStore(sending, idle)
  const [first] = useState(state)
  return state.status === 'success' && state === first ? idle : state
}
