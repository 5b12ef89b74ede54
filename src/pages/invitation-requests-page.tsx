import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigationType } from 'react-router-dom'
import { AdminBar } from '@/features/admin-session/admin-bar'
import { type AdminSessionStatus, adminSession } from '@/features/admin-session/admin-session'
import { SignInSheet } from '@/features/admin-session/sign-in-sheet'
import { type SignOutReason, signOutState } from '@/features/admin-session/sign-out-reason'
import { useAdminSession } from '@/features/admin-session/use-admin-session'
import { ReviewDashboard } from '@/features/invitations/review-dashboard'
import { ReviewMeter } from '@/features/invitations/review-meter'
import { privateKeys } from '@/features/invitations/use-invitations'
import { QueryProvider } from '@/lib/query'
import { href } from '@/routes/href'
import '@/styles/admin.css'
import '@/styles/sign-in.css'

/** What this visit of the page has seen of the session. */
type Visit =
  | { readonly kind: 'outside' }
  | {
      readonly kind: 'inside'
      readonly since: Date
      readonly expiresAt: Date
      readonly signedInHere: boolean
    }
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
  // How this page was come to. The filter's changes of the address are navigations, too.
  const navigation = useNavigationType()
  const [cameFromSite] = useState(navigation !== 'POP')
  const [visit, setVisit] = useState<Visit>({ kind: 'outside' })
  const area = useRef<HTMLDivElement>(null)
  const now = nextVisit(visit, status, first)
  if (now !== visit) setVisit(now)
  useHiddenWhenLeft(area)

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
    <div className="rv" ref={area}>
      <AdminBar onLogout={() => setVisit({ kind: 'leaving', reason: 'logged-out' })}>
        <ReviewMeter />
      </AdminBar>
      <ReviewDashboard focusHeading={now.signedInHere || cameFromSite} />
    </div>
  )
}

/** The browser may keep a page that was left and show it again on Back, as it was: this one only while the session lasts. */
function useHiddenWhenLeft(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hide = () => {
      if (area.current) area.current.hidden = true
    }
    const show = () => {
      if (area.current && adminSession.status().kind === 'signed-in') area.current.hidden = false
    }
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
    }
  }, [area])
}

function nextVisit(visit: Visit, status: AdminSessionStatus, first: AdminSessionStatus): Visit {
  if (visit.kind === 'leaving') return visit
  if (status.kind === 'expired') return { kind: 'leaving', reason: 'expired' }
  if (status.kind === 'signed-in') {
    if (visit.kind === 'inside' && visit.expiresAt === status.expiresAt) return visit
    const signedInHere = visit.kind === 'outside' ? first.kind !== 'signed-in' : visit.signedInHere
    return { kind: 'inside', since: status.since, expiresAt: status.expiresAt, signedInHere }
  }
  if (visit.kind === 'outside') return visit
  return { kind: 'leaving', reason: reasonOfEnd(visit) }
}

/** By the clock, not by the flags: another tab that noticed the end first has cleared them. */
function reasonOfEnd({ since, expiresAt }: Extract<Visit, { readonly kind: 'inside' }>): SignOutReason {
  const now = Date.now()
  if (expiresAt.getTime() <= now) return 'expired'
  return now < since.getTime() ? 'clock-set-back' : 'ended-elsewhere'
}

/** Ends the session, forgets what was read, and goes to the sign-in. */
function Leave({ reason }: { readonly reason: SignOutReason }) {
  const client = useQueryClient()
  useEffect(() => {
    for (const queryKey of privateKeys) client.removeQueries({ queryKey })
    adminSession.signOut()
  }, [client])
  return <Navigate to={href('login')} replace state={signOutState(reason)} />
}
