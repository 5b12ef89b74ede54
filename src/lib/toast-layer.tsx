import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from './store'
import { type ToastMessage, waitingToasts } from './toast'

const empty: readonly ToastMessage[] = []

type ToasterProps = { readonly waiting: readonly ToastMessage[] }

/** Where toasts appear, once in the app. Their code is loaded when the first message comes. */
export function ToastLayer() {
  const messages = useStore(waitingToasts, empty)
  const [loaded, setLoaded] = useState<{ readonly Toaster: ComponentType<ToasterProps> }>()

  useEffect(() => {
    if (loaded || messages.length === 0) return
    let current = true
    import('./toaster').then(
      ({ Toaster }) => {
        if (current) setLoaded({ Toaster })
      },
      () => {}, // Without the code the message goes on waiting; the next one tries again.
    )
    return () => {
      current = false
    }
  }, [loaded, messages])

  return loaded ? <loaded.Toaster waiting={messages} /> : null
}
