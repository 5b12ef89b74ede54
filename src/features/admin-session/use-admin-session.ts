import { useEffect, useSyncExternalStore } from 'react'
import { type AdminSessionStatus, adminSession } from './admin-session'

/** The longest delay of a browser's timer. */
const longestDelayMs = 2 ** 31 - 1

const beforeHydration: AdminSessionStatus = { kind: 'signed-out' }

/**
 * The admin session, kept current: it follows other tabs, ends by itself when its time is over, and is looked at again when the
 * page comes back to the front, because timers stand still in a sleeping machine. Signed out while the page is prerendered or hydrated.
 */
export function useAdminSession(): AdminSessionStatus {
  const status = useSyncExternalStore(subscribe, adminSession.status, () => beforeHydration)
  const end = status.kind === 'signed-in' ? status.expiresAt.getTime() : undefined

  useEffect(() => {
    if (end === undefined) return
    const delay = Math.min(Math.max(end - Date.now(), 0), longestDelayMs)
    const timer = setTimeout(look, delay)
    return () => clearTimeout(timer)
  }, [end])

  return status
}

const lookers = new Set<() => void>()

/** Everyone who follows the session looks again. */
function look(): void {
  for (const looker of lookers) looker()
}

function subscribe(listener: () => void): () => void {
  lookers.add(listener)
  const end = adminSession.subscribe(listener)
  window.addEventListener('focus', listener)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    lookers.delete(listener)
    end()
    window.removeEventListener('focus', listener)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
