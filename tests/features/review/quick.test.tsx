import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import { sampleRequest } from '../../domain/invitations/sample-requests'
import {
  endAdminTest,
  later,
  renderAdminArea,
  startAdminTest,
  storeRequests,
  storeSession,
  writeFromAnotherTab,
} from '../../support/admin-area'

const ann = sampleRequest({ id: '1', name: 'Ann', submittedAt: '2025-07-16T10:00:00.000Z' })
const ben = sampleRequest({ id: '2', name: 'Ben', submittedAt: '2025-07-15T10:00:00.000Z' })
const cy = sampleRequest({ id: '3', name: 'Cy', submittedAt: '2025-07-14T10:00:00.000Z' })

let user: UserEvent
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  user = startAdminTest()
  storeSession()
  storeRequests([ann, ben, cy])
})
afterEach(endAdminTest)

const stored = (): readonly InvitationRequest[] =>
  JSON.parse(localStorage.getItem('invitationRequests') ?? '[]')
const codeOf = (id: string) => stored().find((request) => request.id === id)?.invitationCode ?? 'none'
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

async function openList() {
  renderAdminArea('/admin/invitation-requests')
  await screen.findByRole('button', { name: 'Ann' })
  await later(100)
}

test('the codes of two approvals in quick succession are both shown', async () => {
  await openList()
  fireEvent.click(screen.getByRole('button', { name: 'Approve Ann' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve Ben' }))
  await later(1000)
  const dialog = await screen.findByRole('dialog', { name: '2 requests approved' })
  expect(dialog).toHaveTextContent(codeOf('1'))
  expect(dialog).toHaveTextContent(codeOf('2'))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(document.body).not.toHaveTextContent(codeOf('1'))
})

test('a second press on Clear All clears once', async () => {
  await openList()
  await press('Clear All')
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear All' })
  const confirm = within(dialog).getByRole('button', { name: 'Clear All' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await later(500)
  expect(stored()).toEqual([])
  await press('Audit log')
  const log = await screen.findByRole('dialog', { name: 'Audit log' })
  expect(within(log).getAllByRole('row', { name: /cleared/ })).toHaveLength(1)
})

test('words of a note that is being written leave nothing behind when another tab clears its request', async () => {
  await openList()
  await press('Ann')
  await user.type(await screen.findByRole('textbox', { name: 'Private note' }), 'Words')
  writeFromAnotherTab('invitationRequests', null)
  await later(1000)
  expect(screen.queryByRole('textbox', { name: 'Private note' })).not.toBeInTheDocument()
  expect(localStorage.getItem('invitationNote:1')).toBeNull()
})
