import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigationType } from 'react-router-dom'
import { AdminBar } from '@/features/admin-session/admin-bar'
import { type AdminSessionStatus, adminSession } from '@/features/admin-session/admin-session'
import { SignInSheet } from '@/features/admin-session/sign-in-sheet'
import { type SignOutReason, signOutState } from '@/features/admin-session/sign-out-reason'
import { useAdminSession } from '@/features/admin-session/use-admin-session'
import { ReviewDashboard } from '@/features/invitations/review-dashboard'
import { invitationsKey } from '@/features/invitations/use-invitations'
import { QueryProvider } from '@/lib/query'
import { href } from '@/routes/href'
import '@/styles/admin.css'
import '@/styles/sign-in.css'

/** What this visit of the page has seen of the session. */
type Visit =
  | { readonly kind: 'outside' }
  | { readonly kind: 'inside'; readonly expiresAt: Date; readonly signedInHere: boolean }
  | { readonly kind: 'leaving'; readonly reason: SignOutReason }

/** The admin area: the sign-in, then the requests. Whoever was inside and is no more is sent to /login with the reason. */
export default function InvitationRequestsPage() {
  return (
    <QueryProvider>
      <AdminArea />
    </QueryProvider>
  )
}

function AdminArea() {
  const status = useAdminSession()
  const [first] = useState(status)
  const cameFromSite = useNavigationType() !== 'POP'
  const [visit, setVisit] = useState<Visit>({ kind: 'outside' })
  const now = nextVisit(visit, status, first)
  if (now !== visit) setVisit(now)

  if (now.kind === 'leaving') return <Leave reason={now.reason} />
  if (now.kind === 'outside') {
    return (
      <div className="rv">
        <AdminBar />
        <SignInSheet />
      </div>
    )
  }
  return (
    <div className="rv">
      <AdminBar onLogout={() => setVisit({ kind: 'leaving', reason: 'logged-out' })} />
      <ReviewDashboard focusHeading={now.signedInHere || cameFromSite} />
    </div>
  )
}

function nextVisit(visit: Visit, status: AdminSessionStatus, first: AdminSessionStatus): Visit {
  if (visit.kind === 'leaving') return visit
  if (status.kind === 'expired') return { kind: 'leaving', reason: 'expired' }
  if (status.kind === 'signed-in') {
    if (visit.kind === 'inside' && visit.expiresAt === status.expiresAt) return visit
    const signedInHere = visit.kind === 'outside' ? first.kind !== 'signed-in' : visit.signedInHere
    return { kind: 'inside', expiresAt: status.expiresAt, signedInHere }
  }
  if (visit.kind === 'outside') return visit
  // Another tab that noticed the end first has cleared the flags.
  return { kind: 'leaving', reason: visit.expiresAt.getTime() <= Date.now() ? 'expired' : 'ended-elsewhere' }
}

/** Ends the session, forgets what was read, and goes to the sign-in. */
function Leave({ reason }: { readonly reason: SignOutReason }) {
  const client = useQueryClient()
  useEffect(() => {
    client.removeQueries({ queryKey: invitationsKey })
    adminSession.signOut()
  }, [client])
  return <Navigate to={href('login')} replace state={signOutState(reason)} />
}
