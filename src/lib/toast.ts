/** A message of the one toast layer. */
export type ToastMessage = { readonly kind: 'success' | 'error'; readonly message: string }

let waiting: readonly ToastMessage[] = []
const listeners = new Set<() => void>()

function add(toast: ToastMessage): void {
  waiting = [...waiting, toast]
  for (const listener of listeners) listener()
}

/**
 * Shows a message in the toast layer. The layer's code is loaded at the first one, which waits
 * until it is there.
 */
export const toast = {
  success: (message: string) => add({ kind: 'success', message }),
  error: (message: string) => add({ kind: 'error', message }),
} as const

/** The messages that nobody has shown yet; the same array until that changes. */
export const waitingToasts = (): readonly ToastMessage[] => waiting

/** Hands the waiting messages over, oldest first; they wait no longer. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting
  waiting = []
  return taken
}

/** Calls the listener at each new message. Returns the function that ends it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
