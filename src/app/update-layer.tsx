import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Milliseconds after which the first visit surely has what it needs. */
const settledAfterMs = 2000

/** Loads what keeps the site usable offline, when the page has long been ready. */
export function UpdateLayer() {
  const [loaded, setLoaded] = useState<{ readonly Notice: ComponentType }>()
  useEffect(() => {
    let current = true
    const load = async () => {
      const { UpdateNotice } = await import('./offline/update-notice')
      if (current) setLoaded({ Notice: UpdateNotice })
    }
    const timer = setTimeout(() => whenIdle(() => void load().catch(() => {})), settledAfterMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [])
  return loaded ? <loaded.Notice /> : null
}
