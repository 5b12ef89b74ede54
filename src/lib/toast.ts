import { createStore } from './store'

export type ToastMessage = { readonly kind: 'success' | 'error'; readonly message: string }
/** A message with the moment when it was said, in milliseconds since the page was opened. */
type WaitingToast = ToastMessage & { readonly at: number }

/** Milliseconds that a toast is shown (specification, section 9). */
export const toastMs = 4000

type Toasts = {
  /** What the layer has not taken yet. */
  readonly waiting: readonly WaitingToast[]
  /** Whether they are read out: the layer is in the page, and its code can be had. */
  readonly areRead: boolean
}

export const noToasts: Toasts = { waiting: [], areRead: false }
export const toasts = createStore(noToasts)
const change = (part: Partial<Toasts>) => toasts.set({ ...toasts.get(), ...part })
export const setToastsRead = (areRead: boolean) => areRead === toasts.get().areRead || change({ areRead })
const add = (kind: ToastMessage['kind']) => (message: string) =>
  change({ waiting: [...toasts.get().waiting, { kind, message, at: performance.now() }] })

/** Shows a message in the toast layer; it waits until the layer's code is there. */
export const toast = { success: add('success'), error: add('error') } as const

/**
 * The messages to show. One that would have been gone when the last one came goes: beside that it
 * may say the opposite.
 */
export function takeToasts(): readonly ToastMessage[] {
  const taken = toasts.get().waiting
  if (taken.length > 0) change({ waiting: [] })
  const last = taken.at(-1)?.at ?? 0
  return taken.filter(({ at }) => last - at < toastMs).map(({ kind, message }) => ({ kind, message }))
}

/**
 * The topmost open dialog of ours, or the page: what is outside a modal one is inert and not
 * announced. Other software's own may be hidden, or lie below.
 */
export const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(':is(.dlg, .menu, .rv-sheet)[open]')].at(-1) ?? document.body
