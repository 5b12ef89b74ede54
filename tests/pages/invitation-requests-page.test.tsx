import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { ann, ben, cy, sampleRequest } from '../domain/invitations/sample-requests'
import { loadSignIn } from '../support/admin-area'
import { openList, press, report, signInForEachTest } from '../support/review'
import { later, user } from '../support/visitor'

signInForEachTest()
beforeAll(loadSignIn, 60_000)

const address = () => screen.getByLabelText('Address').textContent
const signedIn = () => localStorage.getItem('adminAuthenticated')

test.each([
  ['on by 25 hours', 25, /session expired after 24 hours/i],
  ['back by 2 hours', -2, /clock was set back to before you signed in/],
])(
  'a clock that is set %s ends the session when the page comes back to the front, and it says why',
  async (_, hours, line) => {
    await openList()
    vi.setSystemTime(Date.now() + hours * 3_600_000)
    fireEvent.focus(window)
    expect(await screen.findByText(line)).toBeVisible()
    expect(address()).toBe('/login')
    expect(signedIn()).toBeNull()
    expect(document.body).not.toHaveTextContent('ann@a.example')
  },
)

test('while LOGIN is not live, the reason is shown at this address, where one signs in again', async () => {
  Object.assign(site.features, { LOGIN: false })
  try {
    await openList()
    await press('Logout')
    const heading = await screen.findByRole('heading', { name: 'Log in' })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription('You are signed out.')
    expect(signedIn()).toBeNull()
    expect(document.body).not.toHaveTextContent('ann@a.example')
    await user.type(screen.getByLabelText('Username'), 'admin')
    await user.type(screen.getByLabelText('Password'), `${site.adminPassword}{Enter}`)
    await later(1100)
    expect(await screen.findByRole('heading', { name: 'Invitation requests' })).toHaveFocus()
    await later(24 * 3_600_000)
    expect(await screen.findByText(/session expired/i)).toBeVisible()
    expect(address()).toBe('/admin/invitation-requests')
  } finally {
    Object.assign(site.features, { LOGIN: true })
  }
})

test.each([
  ['an expired session goes on with the filter that it had', () => later(24 * 3_600_000), '?status=pending'],
  ['whoever signed out leaves no filter to the next one', () => press('Logout'), ''],
])('%s', async (_, end, search) => {
  await openList(undefined, '?status=pending')
  await end()
  expect(address()).toBe('/login')
  await user.type(screen.getByLabelText('Username'), 'admin')
  await user.type(screen.getByLabelText('Password'), `${site.adminPassword}{Enter}`)
  await later(1100)
  expect(address()).toBe(`/admin/invitation-requests${search}`)
})

test('the blank list says so in the specified words', async () => {
  await openList([])
  const words = 'No invitation requests found. Users will appear here when they request beta access.'
  expect(screen.getByText(words)).toBeVisible()
  for (const name of ['Export CSV', 'Clear All']) expect(screen.getByRole('button', { name })).toBeDisabled()
})

test('requests are listed newest first in seven columns; only pending ones offer a decision', async () => {
  await openList([
    cy,
    { ...ann, organization: '' },
    { ...ben, role: 'wizard', status: 'rejected' },
    sampleRequest({ id: '4', name: 'Dan', status: 'approved', submittedAt: '2025-07-01T10:00:00.000Z' }),
  ])
  const table = within(screen.getByRole('table', { name: 'Invitation requests' }))
  expect(
    table
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .join(', '),
  ).toBe('Select all shown, Name, Email, Role, Organization, Use case, Status, Submitted, Decide')
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Ann',
    'Ben',
    'Cy',
    'Dan',
  ])
  for (const [index, name] of ['—', 'wizard', 'Teaching'].entries())
    expect(within(rows[index] as HTMLElement).getByRole('cell', { name })).toBeInTheDocument()
  const decisions = table.getAllByRole('button', { name: /^(Approve|Reject) / })
  expect(decisions.map((button) => button.getAttribute('aria-label') ?? button.textContent).sort()).toEqual([
    'Approve Ann’s request',
    'Approve Cy’s request',
    'Reject Ann’s request',
    'Reject Cy’s request',
  ])
})

test('the four counts follow the list', async () => {
  await openList([ann, ben, { ...cy, status: 'approved' }])
  const count = (word: string) =>
    screen.getByRole('button', { name: new RegExp(`^\\d+ ?${word}$`) }).textContent
  const counts = () => ['Total', 'Pending', 'Approved', 'Rejected'].map(count)
  expect(counts()).toEqual(['3Total', '2Pending', '1Approved', '0Rejected'])
  await press('Reject Ben’s request')
  await later(500)
  expect(report()).toHaveTextContent('Ben’s request is rejected.')
  expect(counts()).toEqual(['3Total', '1Pending', '1Approved', '1Rejected'])
})

test('one request says what it waits for and when its answer is due', async () => {
  await openList([sampleRequest({ submittedAt: '2025-07-11T15:00:00.000Z' })])
  const summary = screen.getByText('One request is waiting.')
  expect(summary.parentElement).toHaveTextContent(
    'One request is waiting. It came in on Friday, July 11; a reply is due today.',
  )
})

test('damaged storage shows what is complete, and says that the rest is kept', async () => {
  const text = `[${JSON.stringify(ann)},{"id":"2","na`
  await openList(text)
  expect(screen.getByText('Ann')).toBeVisible()
  expect(screen.getByText(/Part of the stored list is damaged/)).toBeVisible()
  expect(localStorage.getItem('invitationRequests')).toBe(text)
})

test('of a list that cannot be read at all the notice does not say that a part is shown', async () => {
  await openList('[{"id":"2","na')
  expect(screen.getByText('The stored list is damaged.')).toBeVisible()
  expect(screen.getByText(/^None of it could be read\. Nothing is deleted:/)).toBeVisible()
})
