import type { DemoType } from '@/domain/messages/message-schemas'
import { createStore } from '@/lib/store'

export const demoDialogId = 'demo-dialog'

export const chosenDemo = createStore<string | undefined>(undefined)

/** The type of the next request; before the app, that of the page's first opener. */
export function demoType(): DemoType {
  const opener = document.querySelector<HTMLButtonElement>(`[commandfor="${demoDialogId}"][value]`)
  return (chosenDemo.get() ?? opener?.value) === 'Student' ? 'Student' : 'Enterprise'
}
