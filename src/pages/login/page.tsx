import { Navigate, useLocation } from 'react-router-dom'
import { searchBefore, signOutLine, signOutState } from '@/domain/session/admin-session'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { SignInSheet, useAdminSession } from '@/features/sign-in/sign-in-sheet'
import { useHydrated } from '@/lib/store'
import { href } from '@/routes/table'

export default function LoginPage() {
  const status = useAdminSession()
  const { state } = useLocation()
  // A reloaded page has a router's state, which the prerendered page did not have.
  const hydrated = useHydrated()
  const reason: unknown = status.kind === 'expired' ? signOutState('expired') : state
  return (
    <>
      {/* The form keeps the focus until the requests are there. */}
      {status.kind === 'signed-in' && (
        <Navigate to={href('invitationRequests') + searchBefore(state)} replace />
      )}
      <SignInSheet line={hydrated ? signOutLine(reason) : undefined}>
        <h2 className="text-h4">Student or instructor?</h2>
        <p>Your sign-in comes once your account is open. No invitation yet?</p>
        <RequestAccessButton className="btn btn-line" />
      </SignInSheet>
    </>
  )
}
