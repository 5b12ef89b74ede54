import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from './store'
import { type ToastMessage, waitingToasts } from './toast'

const empty: readonly ToastMessage[] = []

/** Where toasts appear, once in the app. Their code is loaded when the first message comes. */
export function ToastLayer() {
  const messages = useStore(waitingToasts, empty)
  const [code, setCode] = useState<{ readonly Toaster: ComponentType }>()

  useEffect(() => {
    // Without the code the message goes on waiting; the next one tries again.
    if (!code && messages.length > 0) import('./toaster').then(setCode, () => {})
  }, [code, messages])

  return code ? <code.Toaster /> : null
}
