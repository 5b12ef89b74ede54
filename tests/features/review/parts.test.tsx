import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AdminLayout } from '@/app/admin-layout'
import { loadedPage } from '@/app/pages'
import { takeToasts } from '@/lib/toast'
import { later } from '../../support/admin-area'
import { ann, ben, openList as open, press, signInForEachTest, user } from '../../support/review'

const openList = () => open([ann, ben])

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

signInForEachTest()

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
    await press(button)
    await waitFor(() =>
      expect(takeToasts()).toEqual([
        { kind: 'error', message: expect.stringMatching(/^This could not be loaded\./) },
      ]),
    )
    expect(screen.getByRole('button', { name: 'Approve Ann' })).toBeVisible()
    host.up = true
    await press(button)
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
  await press('Approve 2')
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
