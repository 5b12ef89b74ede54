import { useEffect, useReducer } from 'react'
import { type AdminSessionStatus, adminSession } from '@/domain/session/admin-session'
import { useStore } from '@/lib/store'

/** Milliseconds between checks of the clock, which people may set while a timer runs. */
const lookEveryMs = 60_000

const beforeHydration: AdminSessionStatus = { kind: 'signed-out' }

/** The session, kept current. Timers stop while a device sleeps and ignore a clock that is set. */
export function useAdminSession(): AdminSessionStatus {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  const status = useStore({ get: adminSession.status, subscribe }, beforeHydration)
  const end = status.kind === 'signed-in' ? status.expiresAt.getTime() : undefined

  useEffect(() => {
    if (end === undefined) return
    const timer = setTimeout(look, Math.max(end - Date.now(), 0))
    const watch = setInterval(look, lookEveryMs)
    return () => {
      clearTimeout(timer)
      clearInterval(watch)
    }
  }, [end])

  return status
}

function subscribe(listener: () => void): () => void {
  const end = adminSession.subscribe(listener)
  const over = new AbortController()
  const { signal } = over
  for (const type of ['focus', 'pageshow']) window.addEventListener(type, listener, { signal })
  // Not when the page is being hidden: nobody would see what ends then.
  const onVisible = () => {
    if (!document.hidden) listener()
  }
  document.addEventListener('visibilitychange', onVisible, { signal })
  return () => {
    end()
    over.abort()
  }
}
