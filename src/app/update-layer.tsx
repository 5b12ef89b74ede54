import { type ComponentType, useState } from 'react'
import { useTimeout, whenIdle } from '@/lib/listen'
import type { UpdateNoticeProps } from './offline/update-notice'

/** Milliseconds after which a page has what it needs, and what can wait may begin. */
const settledAfterMs = 2000

/** Loads what keeps the site usable offline, long after the page is ready. */
export function UpdateLayer() {
  const [Notice, setNotice] = useState<ComponentType<UpdateNoticeProps>>()
  const [accept, setAccept] = useState<() => void>()
  const load = async () => {
    if (!navigator.onLine) return
    const { UpdateNotice, startOfflineWorker } = await import('./offline/update-notice')
    setNotice(() => UpdateNotice)
    await startOfflineWorker((take) => setAccept(() => take))
  }
  // Without it the site only lacks offline use.
  useTimeout(() => whenIdle(() => void load().catch(() => {})), settledAfterMs)
  return Notice ? <Notice accept={accept} onLater={() => setAccept(undefined)} /> : null
}
