import { useCallback, useEffect, useRef, useState } from 'react'

/** Calls back at a sign, once or more often, until the returned function ends it. */
export type Sign = (act: () => void) => () => void

/** The {@link Sign} of a browser that has nothing better to do. */
export const whenIdle: Sign = (act) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}

type Later<T> = {
  /** What was loaded, once it is there. */
  readonly loaded: T | undefined
  /** Loads it now. Rejects when it cannot be loaded; a later call tries again. */
  readonly fetchNow: () => Promise<T>
}

/**
 * Loads something at a sign, typically code that a screen can be drawn without. Nothing suspends, so that neither hydration nor a navigation
 * waits for it. A failure at the sign is silent: whoever needs the thing calls `fetchNow` and hears of it.
 *
 * @param load the same function at every render.
 * @param sign the same function at every render.
 */
export function useLater<T>(load: () => Promise<T>, sign: Sign): Later<T> {
  const [loaded, setLoaded] = useState<{ readonly thing: T }>()
  const there = useRef(true)

  const fetchNow = useCallback(async () => {
    const thing = await load()
    if (there.current) setLoaded((before) => before ?? { thing })
    return thing
  }, [load])

  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  const missing = loaded === undefined
  useEffect(() => {
    if (!missing) return
    return sign(() => void fetchNow().catch(() => {}))
  }, [missing, sign, fetchNow])

  return { loaded: loaded?.thing, fetchNow }
}
