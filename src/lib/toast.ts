import { createStore } from './store'

export type ToastMessage = { readonly kind: 'success' | 'error'; readonly message: string }

export const waitingToasts = createStore<readonly ToastMessage[]>([])
const add = (kind: ToastMessage['kind']) => (message: string) =>
  waitingToasts.set([...waitingToasts.get(), { kind, message }])

/** Shows a message in the toast layer; it waits until the layer's code is there. */
export const toast = { success: add('success'), error: add('error') } as const

export function takeToasts(): readonly ToastMessage[] {
  const taken = waitingToasts.get()
  if (taken.length > 0) waitingToasts.set([])
  return taken
}
