import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'
import type { UpdateNoticeProps } from './offline/update-notice'

/** Milliseconds after which the first visit has what it needs. */
const settledAfterMs = 2000

/** Loads what keeps the site usable offline, long after the page is ready. */
export function UpdateLayer() {
  const [Notice, setNotice] = useState<ComponentType<UpdateNoticeProps>>()
  const [accept, setAccept] = useState<() => void>()
  useEffect(() => {
    const load = async () => {
      const { UpdateNotice, startOfflineWorker } = await import('./offline/update-notice')
      setNotice(() => UpdateNotice)
      await startOfflineWorker((take) => setAccept(() => take))
    }
    // Without it the site only lacks offline use.
    const begin = () => void (navigator.onLine && load().catch(() => {}))
    const timer = setTimeout(() => whenIdle(begin), settledAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return Notice ? <Notice accept={accept} onLater={() => setAccept(undefined)} /> : null
}
