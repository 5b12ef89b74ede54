import { useCallback, useEffect, useRef, useState } from 'react'

/** Calls back at a sign, once or more often, until the returned function ends it. */
export type Sign = (act: () => void) => () => void

/** The {@link Sign} of a visitor who does something: a touch, a key or the focus, or a field that already has it. */
export const whenTouched: Sign = (act) => {
  if (document.activeElement?.matches('input, select, textarea')) act()
  const signs = ['pointerdown', 'keydown', 'focusin'] as const
  for (const name of signs) document.addEventListener(name, act, { passive: true })
  return () => {
    for (const name of signs) document.removeEventListener(name, act)
  }
}

/** The {@link Sign} of a visitor who types or chooses something. */
export const whenTyped: Sign = (act) => {
  document.addEventListener('input', act, { passive: true })
  return () => document.removeEventListener('input', act)
}

type Later<T> = {
  /** What was loaded, once it is there. */
  readonly loaded: T | undefined
  /** Loads it now. Rejects when it cannot be loaded; a later call tries again. */
  readonly fetchNow: () => Promise<T>
}

/** What has been loaded on an earlier screen needs no sign. */
const loadedBefore = new WeakSet<() => Promise<unknown>>()

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
    loadedBefore.add(load)
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
    const act = () => void fetchNow().catch(() => {})
    if (loadedBefore.has(load)) act()
    return sign(act)
  }, [missing, load, sign, fetchNow])

  return { loaded: loaded?.thing, fetchNow }
}
