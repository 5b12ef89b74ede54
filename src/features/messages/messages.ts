import type { DemoType, TypedDemo } from '@/domain/messages/email-api'
import type { CheckedContact } from '@/domain/messages/message-schemas'
import { type MessageKind, setInForm } from '@/domain/messages/unsent'
import { createSending } from '@/lib/sending'
import { createStore } from '@/lib/store'
import { toast } from '@/lib/toast'
import { type Delivered, failureText, unreachable } from './message-words'
import { forgetReason } from './use-contact-reason'

const unreached = (kind: MessageKind) => () => {
  toast.error(failureText(kind, unreachable))
  return unreachable
}

export const contactSending = createSending<Delivered, CheckedContact>(
  async () => (await import('./deliver')).contactMutation,
  unreached('contact'),
)
export const demoSending = createSending<Delivered, TypedDemo>(
  async () => (await import('./deliver')).demoMutation,
  unreached('demo'),
)

/** The message that the outbox sends again, and the form with the same text, which waits. */
export const sendingAgain = createStore<
  { readonly id: string; readonly inForm: MessageKind | false } | undefined
>(undefined)

/** A new number makes a new, empty form. */
export const demoSheet = createStore(0)

export function newDemoForm(): void {
  if (demoSending.get().status === 'pending') return
  setInForm('demo', undefined)
  demoSheet.set(demoSheet.get() + 1)
  demoSending.reset()
}

/** A new number makes a new, empty form; `asked` gives it the focus. */
export const contactSheet = createStore({ number: 0, asked: false })

export function newContactForm(asked: boolean): void {
  setInForm('contact', undefined)
  forgetReason()
  contactSheet.set({ number: contactSheet.get().number + 1, asked })
  contactSending.reset()
}

export const demoDialogId = 'demo-dialog'

export const chosenDemo = createStore<DemoType | undefined>(undefined)

/** The type of the next request; before the app, that of the page's first opener. */
export function demoType(): DemoType {
  const opener = document.querySelector<HTMLButtonElement>(`[commandfor="${demoDialogId}"][value]`)
  return chosenDemo.get() ?? (opener?.value === 'Student' ? 'Student' : 'Enterprise')
}
