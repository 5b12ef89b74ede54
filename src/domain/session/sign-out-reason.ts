/** Why someone who was signed in stands before the sign-in again. Travels in the router's state. */
export type SignOutReason = 'expired' | 'logged-out' | 'clock-set-back' | 'ended-elsewhere'

const lines: Readonly<Record<SignOutReason, string>> = {
  expired: 'Your session has expired: it lasts 24 hours. Sign in again to go on.',
  'logged-out': 'You are logged out.',
  'clock-set-back':
    'This device’s clock is now set to a time before you signed in, so the session has ended. Sign in again to go on.',
  'ended-elsewhere':
    'You logged out in another tab, or the browser removed this site’s data, so this tab is logged out as well.',
}

/** The state to hand to the router on the way to the sign-in. */
export const signOutState = (reason: SignOutReason) => ({ signedOut: reason })

/** The line for a router's state made by {@link signOutState}; undefined for any other state. */
export function signOutLine(state: unknown): string | undefined {
  const reason: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'signedOut') : undefined
  return typeof reason === 'string' && Object.hasOwn(lines, reason)
    ? lines[reason as SignOutReason]
    : undefined
}
