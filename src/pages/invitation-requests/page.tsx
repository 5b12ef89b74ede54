import { QueryClientProvider } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { BrandLink } from '@/components/links/brand'
import { Button } from '@/components/ui/button'
import { isLive } from '@/config/site'
import {
  adminSession,
  type SignedIn,
  type SignOutReason,
  signOutLine,
  signOutState,
} from '@/domain/session/admin-session'
import { ReviewDashboard } from '@/features/review/dashboard'
import { ReviewMeter } from '@/features/review/meter'
import { invitationsKey, TodayContext, useClock } from '@/features/review/use-invitations'
import { SignInSheet, useAdminSession } from '@/features/sign-in/sign-in-sheet'
import { useListen } from '@/lib/listen'
import { queryClient } from '@/lib/query'
import { href } from '@/routes/table'
import '@/styles/review.css'

/** The sign-in, then the requests. When the session ends, /login is shown with the reason. */
export default function InvitationRequestsPage() {
  const status = useAdminSession()
  const { search } = useLocation()
  const [seen, setSeen] = useState(status)
  const [reason, setReason] = useState<SignOutReason | undefined>(
    status.kind === 'expired' ? 'expired' : undefined,
  )
  const [signedInHere, setSignedInHere] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  // Back may restore this page from the browser's cache: it is shown only during the session.
  useListen('window', ['pagehide', 'pageshow'], ({ type }) => {
    if (area.current) area.current.hidden = type === 'pagehide' || adminSession.status().kind !== 'signed-in'
  })
  // A browser would open a file that is dropped beside the import, as on a message over the page,
  // instead of the page.
  useListen('window', ['dragover', 'drop'], (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })

  if (status !== seen) {
    setSeen(status)
    if (status.kind === 'signed-in') {
      setReason(undefined)
      setSignedInHere(seen.kind !== 'signed-in')
    } else if (!reason && status.kind === 'expired') setReason('expired')
    else if (!reason && seen.kind === 'signed-in') setReason(reasonOfEnd(seen))
  }
  useEffect(() => {
    if (!reason) return
    queryClient.removeQueries({ queryKey: invitationsKey })
    adminSession.signOut()
  }, [reason])

  if (reason && isLive('LOGIN'))
    return <Navigate to={href('login')} replace state={signOutState(reason, search)} />
  if (reason || status.kind !== 'signed-in') return <Outside after={reason} />
  return (
    <div className="rv [overflow-anchor:none]" ref={area}>
      <QueryClientProvider client={queryClient}>
        <Clock>
          <AdminBar onLogout={() => setReason('logged-out')} />
          <main id="main" tabIndex={-1}>
            <ReviewDashboard focusHeading={signedInHere} />
          </main>
        </Clock>
      </QueryClientProvider>
    </div>
  )
}

const Clock = ({ children }: { readonly children: ReactNode }) => (
  <TodayContext value={useClock()}>{children}</TodayContext>
)

/** The sign-in at this address. After a session that ended here, its heading has the focus. */
function Outside({ after }: { readonly after: SignOutReason | undefined }) {
  return (
    <div className="min-h-dvh">
      <AdminBar />
      <main id="main" tabIndex={-1}>
        <SignInSheet line={after && signOutLine(signOutState(after))} focused={after !== undefined} />
      </main>
    </div>
  )
}

/** By the clock, not by the flags: a tab that noticed the end first has cleared them. */
function reasonOfEnd({ since, expiresAt }: SignedIn): SignOutReason {
  const now = Date.now()
  if (expiresAt.getTime() <= now) return 'expired'
  return now < since.getTime() ? 'clock-set-back' : 'ended-elsewhere'
}

/** The bar over the admin area. Without `onLogout` there is no session. */
function AdminBar({ onLogout }: { readonly onLogout?: () => void }) {
  return (
    <header className="@container/bar relative z-6">
      <div
        className="flex min-h-15 flex-wrap items-center gap-x-3 border-b-line border-ink bg-ground py-1.5
          pe-out ps-4 sm:ps-content @max-5xl/bar:has-[dl]:pb-0"
      >
        <BrandLink />
        <span className="rounded-sheet border-line border-ink px-2 text-small font-semibold">Admin</span>
        {onLogout && <ReviewMeter />}
        {onLogout && (
          <Button variant="line" small className="ms-auto print:hidden" onClick={onLogout}>
            <LogOut className="ico @max-[22rem]/bar:hidden" />
            <span>Logout</span>
          </Button>
        )}
      </div>
    </header>
  )
}
