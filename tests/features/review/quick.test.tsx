import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ann, ben } from '../../domain/invitations/sample-requests'
import { writeFromAnotherTab } from '../../support/admin-area'
import { openList, press, report, signInForEachTest, stored, toasts } from '../../support/review'
import { later, user } from '../../support/visitor'

signInForEachTest()

const codeOf = (id: string) => stored().find((request) => request.id === id)?.invitationCode ?? 'none'
test('the codes of two approvals in quick succession are both shown', async () => {
  await openList()
  fireEvent.click(screen.getByRole('button', { name: 'Approve Ann’s request' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve Ben’s request' }))
  await later(1000)
  const dialog = await screen.findByRole('dialog', { name: '2 requests approved' })
  await waitFor(() => expect(dialog).toHaveTextContent(codeOf('1')))
  await waitFor(() => expect(dialog).toHaveTextContent(codeOf('2')))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(document.body).not.toHaveTextContent(codeOf('1'))
  await press('Undo Ben’s request approved')
  await later(600)
  const undone = 'Ben’s request is pending again. The code is no longer valid.'
  await waitFor(() => expect(report()).toHaveTextContent(undone))
  // It asks for something to be done, so it is not shown as a success.
  expect(toasts()).toEqual([expect.stringMatching(/^error: The code is no longer valid\./)])
  expect(stored().map(({ status }) => status)).toEqual(['approved', 'pending', 'pending'])
  await press('Audit log')
  const log = await screen.findByRole('dialog', { name: 'Audit log' })
  expect(within(log).getByRole('row', { name: /Ben.*undone|undone.*Ben/i })).toBeVisible()
})

test('several codes: an address that no draft can have says so', async () => {
  await openList([{ ...ann, email: 'a@x.example, b@y.example' }, ben])
  fireEvent.click(screen.getByRole('button', { name: 'Approve Ann’s request' }))
  fireEvent.click(screen.getByRole('button', { name: 'Approve Ben’s request' }))
  await later(1000)
  const dialog = await screen.findByRole('dialog', { name: '2 requests approved' })
  const [first, second] = within(dialog).getAllByRole('listitem')
  const words = 'This email address cannot be used as is. Add the recipient yourself.'
  expect(first?.textContent?.includes(words)).toBe(first?.textContent?.includes('a@x.example'))
  expect(second?.textContent?.includes(words)).toBe(second?.textContent?.includes('a@x.example'))
  expect(within(dialog).getAllByText(words)).toHaveLength(1)
})

test('u with nothing to undo says so, also after Clear All', async () => {
  await openList()
  await user.keyboard('u')
  expect(report()).toHaveTextContent('There is nothing to undo here.')
  await press('Clear All')
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear All' })
  await user.click(within(dialog).getByRole('button', { name: 'Clear All' }))
  await later(500)
  expect(report()).toHaveTextContent('All invitation requests are cleared.')
  await user.keyboard('u')
  expect(report()).toHaveTextContent('There is nothing to undo here.')
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

test('the same sentence about two people of one name is announced twice', async () => {
  await openList([ann, { ...ben, name: 'Ann' }])
  const [first, second] = screen.getAllByRole('button', { name: 'Reject Ann’s request' })
  if (!first || !second) throw new Error('Two requests are missing.')
  const words = () => screen.getByText('Ann’s request is rejected.')
  await user.click(first)
  await later(600)
  const before = words()
  await user.click(second)
  await later(600)
  expect(words()).not.toBe(before)
})
