import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Milliseconds after which the first visit surely has what it needs. */
const settledAfterMs = 2000

/** Loads what keeps the site usable offline, when the page has long been ready. */
export function UpdateLayer() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      import('./offline/update-notice').then(
        ({ UpdateNotice }) => setNotice(() => UpdateNotice),
        () => {}, // Without it the site is as before, but for the device.
      )
    const timer = setTimeout(() => whenIdle(() => void (navigator.onLine && load())), settledAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return Notice ? <Notice /> : null
}
