import { type ComponentType, useEffect, useState } from 'react'
import { moduleWith } from './attempt'
import { Redrawable } from './carry-over'
import { useStore } from './store'
import { stylesheets } from './stylesheets'
import { noToasts, setToastsRead, toasts } from './toast'

/** Milliseconds until the code of the toasts is requested once more after a failure. */
const retryAfterMs = 1000

async function loadToaster(): Promise<{ readonly Toaster: ComponentType }> {
  const code = await moduleWith('Toaster', import('./toaster'))
  await stylesheets()
  return code
}

/** Where toasts appear, once in the app. Their code is loaded when the first message comes. */
export function ToastLayer() {
  const { waiting } = useStore(toasts, noToasts)
  const [code, setCode] = useState<{ readonly Toaster: ComponentType }>()

  useEffect(() => {
    setToastsRead(true)
    if (code || waiting.length === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Without the code the message goes on waiting; the next one tries again.
    loadToaster().then(setCode, () => {
      timer = setTimeout(() => {
        loadToaster().then(setCode, () => setToastsRead(false))
      }, retryAfterMs)
    })
    return () => clearTimeout(timer)
  }, [code, waiting])

  // Drawn anew, the toaster gets from sonner what is still to be seen.
  return (
    code && (
      <Redrawable>
        <code.Toaster />
      </Redrawable>
    )
  )
}
