import { useReducer } from 'react'
import { type AdminSessionStatus, adminSession } from '@/domain/session/admin-session'
import { listen, useTimeout } from '@/lib/listen'
import { useStore } from '@/lib/store'

/** Milliseconds between checks of the clock, which people may set while a timer runs. */
const lookEveryMs = 60_000

const beforeHydration: AdminSessionStatus = { kind: 'signed-out' }

/** The session, kept current. Timers stop while a device sleeps and ignore a clock that is set. */
export function useAdminSession(): AdminSessionStatus {
  const [looks, look] = useReducer((looks: number) => looks + 1, 0)
  const status = useStore({ get: adminSession.status, subscribe }, beforeHydration)
  const left = status.kind === 'signed-in' ? status.expiresAt.getTime() - Date.now() : undefined
  useTimeout(look, left && Math.min(Math.max(left, 0), lookEveryMs), looks)
  return status
}

function subscribe(listener: () => void): () => void {
  const ends = [
    adminSession.subscribe(listener),
    listen(window, ['focus', 'pageshow'], listener),
    // Not when the page is being hidden: nobody would see what ends then.
    listen(document, 'visibilitychange', () => document.hidden || listener()),
  ]
  return () => {
    for (const end of ends) end()
  }
}
