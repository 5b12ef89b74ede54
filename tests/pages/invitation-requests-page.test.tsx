import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { sampleRequest } from '../domain/invitations/sample-requests'
import {
  loadSignIn,
  renderAdminArea,
  startAdminTests,
  storeRequests,
  storeSession,
} from '../support/admin-area'
import { later, user } from '../support/visitor'

startAdminTests()

const address = () => screen.getByLabelText('Address').textContent
const dashboard = () => screen.findByRole('heading', { name: 'Invitation requests' })
const openAdmin = () => renderAdminArea('/admin/invitation-requests')

beforeAll(loadSignIn, 60_000)

test('without a session the sign-in is shown at this very address, and leads in', async () => {
  storeRequests([sampleRequest()])
  openAdmin()
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(screen.queryByText('Amara Osei')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Username'), 'admin')
  await user.type(screen.getByLabelText('Password'), site.adminPassword)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await later(1100)
  expect(await dashboard()).toHaveFocus()
  expect(address()).toBe('/admin/invitation-requests')
  expect(await screen.findByText('Amara Osei')).toBeVisible()
})

test('opened with a session, the search keeps the focus and every letter', async () => {
  storeRequests([sampleRequest()])
  storeSession(1)
  openAdmin()
  await screen.findByText('Amara Osei')
  const before = localStorage.getItem('invitation_requests')
  await user.keyboard('j/')
  for (const letter of 'ara') {
    await user.keyboard(letter)
    await later(300)
  }
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('ara')
  expect(localStorage.getItem('invitation_requests')).toBe(before)
})

test('a session that ran out while the machine slept ends when the page comes back to the front', async () => {
  storeSession()
  openAdmin()
  await dashboard()
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  fireEvent.focus(window)
  expect(await screen.findByText(/session has expired/i)).toBeVisible()
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
})

test.each([
  ['on by 25 hours', 25, /session has expired: it lasts 24 hours/i],
  ['back by 2 hours', -2, /clock is now set to a time before you signed in/],
])(
  'a clock set %s while the dashboard is open ends the session, clears it, and says why',
  async (_, hours, line) => {
    storeSession(1)
    storeRequests([sampleRequest()])
    openAdmin()
    await screen.findByText('Amara Osei')
    vi.setSystemTime(Date.now() + hours * 3_600_000)
    await later(61_000)
    expect(await screen.findByText(line)).toBeVisible()
    expect(address()).toBe('/login')
    expect(document.body).not.toHaveTextContent('Amara Osei')
    expect(localStorage.getItem('adminAuthenticated')).toBeNull()
    expect(localStorage.getItem('adminLoginTime')).toBeNull()
  },
)

test.each([
  ['a second less than 24 hours ago', -1, true],
  ['a second more than 24 hours ago', 1, false],
])('a dashboard opened %s', async (_, seconds, open) => {
  storeSession(24 + seconds / 3600)
  openAdmin()
  if (open) expect(await dashboard()).toBeVisible()
  else expect(await screen.findByText(/session has expired: it lasts 24 hours/i)).toBeVisible()
  expect(address()).toBe(open ? '/admin/invitation-requests' : '/login')
  expect(localStorage.getItem('adminAuthenticated')).toBe(open ? 'true' : null)
})

test('a session whose storage is taken away closes the dashboard and says what may have happened', async () => {
  storeSession()
  storeRequests([sampleRequest()])
  openAdmin()
  await screen.findByText('Amara Osei')
  const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  fireEvent.focus(window)
  expect(await screen.findByText(/or the browser removed this site’s data/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('Amara Osei')
  get.mockRestore()
})

test('logout clears the session and leads to the sign-in, which shows nothing of the requests', async () => {
  storeSession()
  storeRequests([sampleRequest()])
  openAdmin()
  await screen.findByText('Amara Osei')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('You are logged out.')).toBeVisible()
  expect(address()).toBe('/login')
  expect(document.body).not.toHaveTextContent('Amara Osei')
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
})

test('while LOGIN is not live, the reason is shown at this address, where one signs in again', async () => {
  Object.assign(site.features, { LOGIN: false })
  try {
    storeSession()
    storeRequests([sampleRequest()])
    openAdmin()
    await screen.findByText('Amara Osei')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    const heading = await screen.findByRole('heading', { name: 'Log in' })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription('You are logged out.')
    expect(address()).toBe('/admin/invitation-requests')
    expect(localStorage.getItem('adminAuthenticated')).toBeNull()
    expect(document.body).not.toHaveTextContent('Amara Osei')
    await user.type(screen.getByLabelText('Username'), 'admin')
    await user.type(screen.getByLabelText('Password'), `${site.adminPassword}{Enter}`)
    await later(1100)
    expect(await dashboard()).toHaveFocus()
    await later(24 * 3_600_000)
    expect(await screen.findByText(/session has expired/i)).toBeVisible()
    expect(address()).toBe('/admin/invitation-requests')
  } finally {
    Object.assign(site.features, { LOGIN: true })
  }
})

test('a page in the back/forward cache is hidden, and shown again only while the session lasts', async () => {
  const turn = (name: string) => fireEvent(window, new PageTransitionEvent(name, { persisted: true }))
  storeSession()
  storeRequests([sampleRequest()])
  openAdmin()
  const name = await screen.findByText('Amara Osei')
  turn('pagehide')
  expect(name).not.toBeVisible()
  turn('pageshow')
  expect(name).toBeVisible()
  turn('pagehide')
  localStorage.removeItem('adminAuthenticated')
  turn('pageshow')
  expect(name).not.toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('the blank list says so in the specified words', async () => {
  storeSession()
  openAdmin()
  expect(
    await screen.findByText(
      'No invitation requests found. Users will appear here when they request beta access.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Clear All' })).toBeDisabled()
})

test('requests are listed newest first in seven columns, a missing organization as a dash', async () => {
  storeSession()
  storeRequests([
    sampleRequest({ id: '1', name: 'Old', email: 'old@a.example', submittedAt: '2025-07-14T10:00:00.000Z' }),
    sampleRequest({ id: '2', name: 'New', submittedAt: '2025-07-16T10:00:00.000Z', organization: '' }),
    sampleRequest({
      id: '3',
      name: 'Middle',
      email: 'middle@a.example',
      submittedAt: '2025-07-15T10:00:00.000Z',
      role: 'wizard',
    }),
  ])
  openAdmin()
  const table = await screen.findByRole('table', { name: 'Invitation requests' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map((heading) => heading.textContent).join(', ')).toBe(
    'Select all shown, Name, Email, Role, Organization, Use case, Status, Submitted, Decide',
  )
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['New', 'Middle', 'Old'])
  expect(within(rows[0] as HTMLElement).getByRole('cell', { name: '—' })).toBeInTheDocument()
  expect(within(rows[1] as HTMLElement).getByRole('cell', { name: 'wizard' })).toBeInTheDocument()
  expect(within(rows[2] as HTMLElement).getByRole('cell', { name: 'Teaching' })).toBeInTheDocument()
})

test('only pending requests offer a decision', async () => {
  storeSession()
  storeRequests([
    sampleRequest({ id: '1', name: 'Ann' }),
    sampleRequest({ id: '2', name: 'Ben', status: 'approved', invitationCode: 'ABCD1234' }),
    sampleRequest({ id: '3', name: 'Cy', status: 'rejected' }),
  ])
  openAdmin()
  expect(await screen.findByRole('button', { name: 'Approve Ann' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^(Approve|Reject) / })).toHaveLength(2)
})

test('the four counts follow the list', async () => {
  storeSession()
  storeRequests([
    sampleRequest({ id: '1', name: 'Ann' }),
    sampleRequest({ id: '2', name: 'Ben' }),
    sampleRequest({ id: '3', name: 'Cy', status: 'approved' }),
  ])
  openAdmin()
  await screen.findByText('Ann')
  const count = (word: string) =>
    screen.getByRole('button', { name: new RegExp(`^\\d+ ?${word}$`) }).textContent
  const counts = () => ['Total', 'Pending', 'Approved', 'Rejected'].map(count)
  expect(counts()).toEqual(['3Total', '2Pending', '1Approved', '0Rejected'])
  await user.click(screen.getByRole('button', { name: 'Reject Ben' }))
  await screen.findByText(/Ben is rejected/)
  expect(counts()).toEqual(['3Total', '1Pending', '1Approved', '1Rejected'])
})

test('one request says what it waits for and when its answer is due', async () => {
  storeSession()
  storeRequests([sampleRequest({ submittedAt: '2025-07-11T15:00:00.000Z' })])
  openAdmin()
  const summary = await screen.findByText('One request is waiting.')
  expect(summary.parentElement).toHaveTextContent(
    'One request is waiting. It came in on Friday, July 11; a reply is due today.',
  )
})

test('damaged storage shows what is complete, and says that the rest is kept', async () => {
  storeSession()
  const text = `[${JSON.stringify(sampleRequest())},{"id":"2","na`
  localStorage.setItem('invitationRequests', text)
  openAdmin()
  expect(await screen.findByText('Amara Osei')).toBeVisible()
  expect(screen.getByText(/damaged and cannot be read as a whole/)).toBeVisible()
  expect(localStorage.getItem('invitationRequests')).toBe(text)
})
