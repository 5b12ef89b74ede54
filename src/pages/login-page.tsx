import { useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SignInSheet } from '@/features/admin-session/sign-in-sheet'
import { signOutLine, signOutState } from '@/features/admin-session/sign-out-reason'
import { useAdminSession } from '@/features/admin-session/use-admin-session'
import { RequestAccessButton } from '@/features/invitations/request-access-button'
import { href } from '@/routes/href'
import '@/styles/sign-in.css'

export default function LoginPage() {
  const status = useAdminSession()
  const { state } = useLocation()
  const hydrated = useHydrated()
  if (status.kind === 'signed-in') return <Navigate to={href('invitationRequests')} replace />

  const reason: unknown = status.kind === 'expired' ? signOutState('expired') : state
  return (
    <SignInSheet line={hydrated ? signOutLine(reason) : undefined}>
      <h2 className="si-aside-title">Not one of them?</h2>
      <p>Accounts for students and instructors open with an invitation. A place begins with a request.</p>
      <RequestAccessButton className="btn btn-line" />
    </SignInSheet>
  )
}

/** The router's state of a reloaded page is not in the prerendered one. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
