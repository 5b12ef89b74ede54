import { site } from '@/config/site'
import { attempt } from '@/lib/attempt'
import {
  type BrowserEnv,
  browserEnv,
  createStorageEvents,
  createTextStorage,
  isFull,
} from '@/lib/json-storage'

const flagKey = 'adminAuthenticated'
const timeKey = 'adminLoginTime'
const username = 'admin'
/** 24 hours from adminLoginTime (specification, sections 4 and 9). */
const lifetimeMs = 24 * 60 * 60 * 1000
/** adminLoginTime (section 3); `Date.parse` alone reads '-1' and 'anything 7', too. */
const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/

/** Valid from `since` (a clock may be set back) until just before `expiresAt`. */
export type SignedIn = { readonly kind: 'signed-in'; readonly since: Date; readonly expiresAt: Date }

/** `expired` is reported until this tab signs in or out, so that every reader learns the reason. */
export type AdminSessionStatus = SignedIn | { readonly kind: 'signed-out' } | { readonly kind: 'expired' }

const signedOut: AdminSessionStatus = { kind: 'signed-out' }
const expired: AdminSessionStatus = { kind: 'expired' }

/** A demo that runs in the browser alone (specification, sections 3 to 6 and 9). */
export function createAdminSession(env: BrowserEnv = browserEnv) {
  const storage = createTextStorage(env.storage)
  const { notify, subscribe } = createStorageEvents(env, (key) => key === flagKey || key === timeKey)
  let known: { readonly time: string; readonly status: SignedIn } | undefined
  let hasExpired = false
  /** When this page's own session began, which full storage refused: behind it room is made. */
  let held: string | undefined

  // Without storage there is no session, and none to clear.
  const clearFlags = () => {
    held = undefined
    for (const key of [flagKey, timeKey]) attempt(() => storage.remove(key))
  }

  /** The same object until something changes. Never throws; blocked storage is signed out. */
  function status(): AdminSessionStatus {
    const flag = held ? 'true' : (attempt(() => storage.get(flagKey)) ?? null)
    const time = held ?? attempt(() => storage.get(timeKey)) ?? null
    const start = flag === 'true' && time !== null && isoDate.test(time) ? Date.parse(time) : Number.NaN
    const age = env.now().getTime() - start
    if (age >= 0 && age < lifetimeMs && time !== null) {
      hasExpired = false
      if (known?.time !== time) {
        const [since, expiresAt] = [new Date(start), new Date(start + lifetimeMs)]
        known = { time, status: { kind: 'signed-in', since, expiresAt } }
      }
      return known.status
    }
    const ended = known?.status
    known = undefined
    // Another tab may have cleared an expired session; `known` tells that from a sign-out.
    if (age >= lifetimeMs || (flag === null && ended && env.now() >= ended.expiresAt)) hasExpired = true
    // A time without the flag stays: another tab is in the middle of its sign-in.
    if (flag !== null) clearFlags()
    return hasExpired ? expired : signedOut
  }

  return {
    status,

    /** False for wrong credentials. Stores both flags or none; with blocked storage it throws. */
    signIn(name: string, password: string): boolean {
      if (name !== username || password !== site.adminPassword) return false
      try {
        // The flag comes last: a tab that looks in between sees no session, not a broken one.
        storage.set(timeKey, env.now().toISOString())
        storage.set(flagKey, 'true')
      } catch (error) {
        clearFlags()
        if (!isFull(error)) throw error
        held = env.now().toISOString()
      }
      notify()
      return true
    },

    signOut(): void {
      clearFlags()
      known = undefined
      hasExpired = false
      notify()
    },

    /** Calls the listener when any tab signs in or out. Returns the unsubscribe function. */
    subscribe,
  }
}

export const adminSession = createAdminSession()

/** What the sign-in says, by the reason why a user sees it again. */
const lines = {
  expired: 'Your session expired after 24 hours. Sign in again to continue.',
  'logged-out': 'You are signed out.',
  'clock-set-back':
    'This device’s clock was set back to before you signed in, so your session ended. ' +
    'Sign in again to continue.',
  'ended-elsewhere':
    'You signed out in another tab, or this site’s data was cleared, so you are signed out here too. ' +
    'Sign in again to continue.',
}

/** Travels in the router's state. */
export type SignOutReason = keyof typeof lines

/** `search` is the query of the address that was left. Whoever signed out leaves none behind. */
export const signOutState = (reason: SignOutReason, search = '') => ({
  signedOut: reason,
  search: reason === 'logged-out' ? '' : search,
})

/** The query to come back to, from a router's state made by {@link signOutState}. */
export function searchBefore(state: unknown): string {
  const search: unknown = Object(state).search
  return typeof search === 'string' ? search : ''
}

/** The line for a router's state made by {@link signOutState}; undefined for any other state. */
export function signOutLine(state: unknown): string | undefined {
  const reason: unknown = Object(state).signedOut
  return typeof reason === 'string' && Object.hasOwn(lines, reason)
    ? lines[reason as SignOutReason]
    : undefined
}
