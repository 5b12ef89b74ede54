import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { isLive } from '@/config/site'
import {
  type AdminSessionStatus,
  adminSession,
  type SignedIn,
  type SignOutReason,
  signOutLine,
  signOutState,
} from '@/domain/session/admin-session'
import { ReviewDashboard } from '@/features/review/dashboard'
import { ReviewMeter } from '@/features/review/meter'
import { invitationsKey } from '@/features/review/use-invitations'
import { AdminBar } from '@/features/sign-in/admin-bar'
import { SignInSheet } from '@/features/sign-in/sign-in-sheet'
import { useAdminSession } from '@/features/sign-in/use-admin-session'
import { QueryProvider } from '@/lib/query'
import { href } from '@/routes/href'
import '@/styles/review.css'

type Visit =
  | { readonly kind: 'outside'; readonly after?: SignOutReason }
  | { readonly kind: 'inside'; readonly session: SignedIn; readonly signedInHere: boolean }
  | { readonly kind: 'leaving'; readonly reason: SignOutReason }

/** The sign-in, then the requests. Whoever is inside no more is sent to /login with the reason. */
export default function InvitationRequestsPage() {
  return (
    <QueryProvider>
      <AdminArea />
    </QueryProvider>
  )
}

function AdminArea() {
  const client = useQueryClient()
  const status = useAdminSession()
  const [visit, setVisit] = useState<Visit>(() =>
    status.kind === 'signed-in'
      ? { kind: 'inside', session: status, signedInHere: false }
      : { kind: 'outside' },
  )
  const area = useRef<HTMLDivElement>(null)
  const now = nextVisit(visit, status)
  if (now !== visit) setVisit(now)
  useHiddenWhenLeft(area)

  const reason = now.kind === 'leaving' ? now.reason : undefined
  useEffect(() => {
    if (!reason) return
    client.removeQueries({ queryKey: invitationsKey })
    adminSession.signOut()
    if (!isLive('LOGIN')) setVisit({ kind: 'outside', after: reason })
  }, [client, reason])

  if (now.kind === 'leaving')
    return isLive('LOGIN') && <Navigate to={href('login')} replace state={signOutState(now.reason)} />
  if (now.kind === 'outside') return <Outside after={now.after} />
  return (
    <div className="rv" ref={area}>
      <AdminBar onLogout={() => setVisit({ kind: 'leaving', reason: 'logged-out' })}>
        <ReviewMeter />
      </AdminBar>
      <main id="main" tabIndex={-1}>
        <ReviewDashboard focusHeading={now.signedInHere} />
      </main>
    </div>
  )
}

/** The sign-in in place. After a session that ended here its heading has the focus. */
function Outside({ after }: { readonly after: SignOutReason | undefined }) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const heading = after && main.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [after])
  return (
    <div className="min-h-dvh">
      <AdminBar />
      <main id="main" tabIndex={-1} ref={main}>
        <SignInSheet line={after && signOutLine(signOutState(after))} />
      </main>
    </div>
  )
}

/** Back may show a left page as it was (the browser's cache): this one only during the session. */
function useHiddenWhenLeft(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const turn = ({ type }: Event) => {
      if (area.current)
        area.current.hidden = type === 'pagehide' || adminSession.status().kind !== 'signed-in'
    }
    addEventListener('pagehide', turn)
    addEventListener('pageshow', turn)
    return () => {
      removeEventListener('pagehide', turn)
      removeEventListener('pageshow', turn)
    }
  }, [area])
}

function nextVisit(visit: Visit, status: AdminSessionStatus): Visit {
  if (visit.kind === 'leaving') return visit
  if (status.kind === 'expired' && !(visit.kind === 'outside' && visit.after))
    return { kind: 'leaving', reason: 'expired' }
  if (status.kind === 'signed-in') {
    if (visit.kind === 'inside' && visit.session === status) return visit
    return { kind: 'inside', session: status, signedInHere: visit.kind === 'outside' || visit.signedInHere }
  }
  if (visit.kind === 'outside') return visit
  return { kind: 'leaving', reason: reasonOfEnd(visit.session) }
}

/** By the clock, not by the flags: another tab that noticed the end first has cleared them. */
function reasonOfEnd({ since, expiresAt }: SignedIn): SignOutReason {
  const now = Date.now()
  if (expiresAt.getTime() <= now) return 'expired'
  return now < since.getTime() ? 'clock-set-back' : 'ended-elsewhere'
}
