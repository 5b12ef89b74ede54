import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleRequest } from '../../domain/invitations/sample-requests'
import {
  endAdminTest,
  later,
  renderAdminArea,
  startAdminTest,
  storeSession,
  writeFromAnotherTab,
} from '../../support/admin-area'

const key = 'invitationRequests'
const ann = sampleRequest({ id: '1', name: 'Ann' })

let user: UserEvent
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  user = startAdminTest()
  storeSession()
})
afterEach(endAdminTest)

const said = () => within(screen.getByRole('region', { name: 'Requests' })).getAllByRole('status')[0]

async function openList(list: readonly unknown[]): Promise<void> {
  localStorage.setItem(key, JSON.stringify(list))
  renderAdminArea('/admin/invitation-requests')
  await screen.findByRole('button', { name: 'Clear All' })
  await later(100)
}

async function clearAll(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Clear All' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear All' }))
  await later(500)
}

test('a Clear All in another tab is announced, and so is a request that comes after it', async () => {
  await openList([ann])
  await user.click(screen.getByRole('button', { name: 'Ann' }))
  writeFromAnotherTab(key, null)
  await later(300)
  expect(said()).toHaveTextContent('All requests were cleared in another tab.')
  writeFromAnotherTab(key, JSON.stringify([ann]))
  await later(300)
  expect(said()).toHaveTextContent('1 request came in.')
})

test('a list that cannot be read any more has not been cleared', async () => {
  await openList([ann])
  writeFromAnotherTab(key, '<html>')
  await later(300)
  expect(said()).not.toHaveTextContent('cleared')
})

test.each([
  ['1 request', [ann]],
  ['3 other entries', [7, 8, 9]],
  ['1 request and 1 other entry', [ann, 7]],
])('the audit log says when and how much was cleared: %s', async (subject, list) => {
  await openList(list)
  await clearAll()
  expect(said()).toHaveTextContent(/^All invitation requests are cleared\.$/)
  await user.click(screen.getByRole('button', { name: 'Audit log' }))
  const row = within(await screen.findByRole('dialog', { name: 'Audit log' })).getByRole('row', {
    name: /cleared/,
  })
  expect(row).toHaveTextContent(`July 16, 2025`)
  expect(row).toHaveTextContent(subject)
  expect(row).not.toHaveTextContent('Ann')
})
