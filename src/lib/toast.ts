import { createStore } from './store'

export type ToastMessage = { readonly kind: 'success' | 'error'; readonly message: string }
/** A message with the moment when it was said, in milliseconds since the page was opened. */
type WaitingToast = ToastMessage & { readonly at: number }

/** Milliseconds that a toast is shown (specification, section 9). */
export const toastMs = 4000

export const waitingToasts = createStore<readonly WaitingToast[]>([])
const add = (kind: ToastMessage['kind']) => (message: string) =>
  waitingToasts.set([...waitingToasts.get(), { kind, message, at: performance.now() }])

/** True where toasts are read out: their layer is in the page, and its code can be had. */
export const toastsAreRead = createStore(false)

/** Shows a message in the toast layer; it waits until the layer's code is there. */
export const toast = { success: add('success'), error: add('error') } as const

/**
 * The messages to show. One that has waited longer than it would have been shown goes, unless it is
 * the last: beside a newer one it may say the opposite.
 */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waitingToasts.get()
  if (taken.length > 0) waitingToasts.set([])
  const now = performance.now()
  return taken
    .filter((waiting) => waiting === taken.at(-1) || now - waiting.at < toastMs)
    .map(({ kind, message }) => ({ kind, message }))
}

/**
 * The topmost open dialog of ours, or the page: what is outside a modal one is inert and not
 * announced. Other software's own may be hidden, or lie below.
 */
export const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(':is(.dlg, .menu, .rv-sheet)[open]')].at(-1) ?? document.body
