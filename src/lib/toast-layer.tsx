import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { subscribeToasts, type ToastMessage, waitingToasts } from './toast'

type ToasterProps = { readonly waiting: readonly ToastMessage[] }

const none: readonly ToastMessage[] = []

/**
 * Where toasts appear; the app renders it once. The toasts' own code is loaded when the first
 * message comes.
 */
export function ToastLayer() {
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => none)
  const [loaded, setLoaded] = useState<{ readonly Toaster: ComponentType<ToasterProps> }>()

  useEffect(() => {
    if (loaded || waiting.length === 0) return
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
  }, [loaded, waiting])

  return loaded ? <loaded.Toaster waiting={waiting} /> : null
}
