import { act, render } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach } from 'vitest'
import { adminSession } from '@/domain/session/admin-session'
import InvitationRequestsPage from '@/pages/invitation-requests/page'
import LoginPage from '@/pages/login/page'
import { href } from '@/routes/table'
import { fakeTimeForEachTest, later } from './visitor'

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <nav aria-label="Address">{pathname + search}</nav>
      <button type="button" onClick={() => navigate(-1)}>
        Back in the history
      </button>
    </>
  )
}

/** The last of these addresses; Back leads to the others. */
export function renderAdminArea(...paths: readonly string[]) {
  return render(
    <MemoryRouter initialEntries={[...paths]}>
      <Routes>
        <Route path={href('login')} element={<LoginPage />} />
        <Route path={href('invitationRequests')} element={<InvitationRequestsPage />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  )
}

/** Loads the sign-in's code before the clock is faked; a browser does so at the first touch. */
export async function loadSignIn(): Promise<void> {
  const { findByLabelText, unmount } = renderAdminArea('/login')
  await findByLabelText('Username')
  unmount()
}

/** Each test of the file begins in a clean browser at a known time. */
export function startAdminTests(): void {
  fakeTimeForEachTest(new Date('2025-07-16T14:00:00.000Z'))
  beforeEach(() => fromAnotherTab(null))
  afterEach(async () => {
    // A change of this tab holds a lock for a few seconds; the next test must not meet it.
    await later(3000)
    adminSession.signOut()
  })
}

/** Sends the event of another tab that changed a key, or cleared all keys (null). */
function fromAnotherTab(key: string | null, texts: StorageEventInit = {}): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage, ...texts }))
  })
}

export function writeFromAnotherTab(key: string, text: string | null): void {
  const oldValue = localStorage.getItem(key)
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  fromAnotherTab(key, { oldValue, newValue: text })
}

export function storeSession(): void {
  localStorage.setItem('adminLoginTime', new Date().toISOString())
  localStorage.setItem('adminAuthenticated', 'true')
}
