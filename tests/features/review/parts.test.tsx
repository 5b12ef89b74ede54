import { render, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdminLayout } from '@/app/admin-layout'
import { loadedPage } from '@/app/pages'
import { takeToasts } from '@/lib/toast'
import { sampleRequest } from '../../domain/invitations/sample-requests'
import {
  endAdminTest,
  later,
  renderAdminArea,
  startAdminTest,
  storeRequests,
  storeSession,
} from '../../support/admin-area'

/** Whether the files of these parts can be had. */
const host = vi.hoisted(() => ({ up: true }))

type Load = () => Promise<object>
const fromHost = vi.hoisted(() => async (load: Load) => {
  if (!host.up) throw new TypeError('Failed to fetch dynamically imported module')
  return load()
})
vi.mock('@/features/review/figures/charts', fromHost)
vi.mock('@/features/review/import/import-dialog', fromHost)
vi.mock('@/features/review/dialogs/audit-dialog', fromHost)
vi.mock('@/features/review/dialogs/codes-dialog', fromHost)
vi.mock('@/features/review/dialogs/keys-dialog', fromHost)
vi.mock('@/features/review/dialogs/storage-dialog', fromHost)

let user: UserEvent
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  user = startAdminTest()
  takeToasts()
  storeSession()
})
afterEach(endAdminTest)

const submittedAt = '2025-07-15T10:00:00.000Z'

async function openList(): Promise<void> {
  storeRequests([
    sampleRequest({ id: '1', name: 'Ann', submittedAt }),
    sampleRequest({ id: '2', name: 'Ben', submittedAt }),
  ])
  renderAdminArea('/admin/invitation-requests')
  await screen.findByRole('heading', { name: 'Invitation requests' })
  await later(100)
}

test.each([
  ['Import', 'Import'],
  ['View storage', 'View storage'],
  ['All keys', 'Keys'],
  ['Audit log', 'Audit log'],
])(
  'without its code the dialog behind “%s” leaves the page as it is and says so; the next press tries again',
  async (button, name) => {
    host.up = false
    await openList()
    await user.click(screen.getByRole('button', { name: button }))
    await waitFor(() =>
      expect(takeToasts()).toEqual([
        { kind: 'error', message: expect.stringMatching(/^This could not be loaded\./) },
      ]),
    )
    expect(screen.getByRole('button', { name: 'Approve Ann' })).toBeVisible()
    host.up = true
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    expect(takeToasts()).toEqual([])
  },
)

test('without their code the charts are left out, and come later by themselves', async () => {
  host.up = false
  await openList()
  expect(screen.getByRole('button', { name: 'Approve Ann' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  host.up = true
  await later(31_000)
  const chart = await screen.findByRole('img', { name: /^Requests by day/ })
  expect(chart).toBeVisible()
  // A title beside the name would be read as its description: the same sentence twice.
  expect(chart.querySelector(':scope > title')).toBeNull()
  expect(takeToasts()).toEqual([])
})

test('the codes of several requests, which are shown once, need nothing more from the host', async () => {
  host.up = false
  await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'Approve 2' }))
  expect(await screen.findByRole('dialog', { name: '2 requests approved' })).toBeVisible()
})

test('the admin area fetches the sign-in, which takes the focus when the session ends', async () => {
  expect(loadedPage('login')).toBeUndefined()
  render(
    <MemoryRouter>
      <AdminLayout />
    </MemoryRouter>,
  )
  await waitFor(() => expect(loadedPage('login')).toBeDefined(), { timeout: 10_000 })
})
