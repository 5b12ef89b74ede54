import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Milliseconds after which the first visit has what it needs. */
const settledAfterMs = 2000

/** Loads what keeps the site usable offline, long after the page is ready. */
export function UpdateLayer() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      import('./offline/update-notice').then(
        ({ UpdateNotice }) => setNotice(() => UpdateNotice),
        () => {}, // Without it the site only lacks offline use.
      )
    const timer = setTimeout(() => whenIdle(() => void (navigator.onLine && load())), settledAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return Notice ? <Notice /> : null
}
