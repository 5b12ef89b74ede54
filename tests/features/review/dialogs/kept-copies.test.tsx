import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { invitationMeter } from '@/domain/invitations/notes-and-log'
import { ann, ben, cy } from '../../../domain/invitations/sample-requests'
import { openList, press, report, signInForEachTest, stored } from '../../../support/review'
import { later, user } from '../../../support/visitor'

signInForEachTest()

const key = 'invitationRequests:quarantine:1752674400000'
const damaged = `[${JSON.stringify(ann)},{"id":"2","name":"Be,${JSON.stringify(cy)}]`

async function openCopies() {
  await press('View storage')
  const dialog = await screen.findByRole('dialog', { name: 'View storage' })
  return within(within(dialog).getByRole('region', { name: 'Copies of damaged lists' }))
}

test('View storage says what Safari deletes, and what keeps it', async () => {
  await openList([ann])
  await press('View storage')
  const dialog = await screen.findByRole('dialog', { name: 'View storage' })
  expect(dialog).toHaveAccessibleDescription(/Safari deletes it after seven days .* without a visit.* back/i)
})

test('a copy of a damaged list is in View storage, with what can be read in it, and can be imported', async () => {
  localStorage.setItem(key, damaged)
  await openList([ann])
  const copies = await openCopies()
  expect(copies.getByRole('listitem')).toHaveTextContent(
    `2 requests can be read, ${damaged.length} characters`,
  )
  await user.click(copies.getByRole('button', { name: /^Import the copy/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Check the import' })
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(600)
  expect(stored()).toEqual([ann, { ...cy, updatedAt: undefined }])
})

test('a copy can be deleted, and the deletion undone', async () => {
  localStorage.setItem(key, damaged)
  await openList([ann])
  const copies = await openCopies()
  await user.click(copies.getByRole('button', { name: /^Delete the copy/ }))
  await later(600)
  expect(localStorage.getItem(key)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Copies of damaged lists' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'View storage' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await press('Undo A copy of a damaged list deleted')
  await later(600)
  expect(localStorage.getItem(key)).toBe(damaged)
})

test('a copy that another tab has deleted cannot be brought back, and is in no log', async () => {
  localStorage.setItem(key, damaged)
  await openList([ann])
  const copies = await openCopies()
  localStorage.removeItem(key)
  await user.click(copies.getByRole('button', { name: /^Delete the copy/ }))
  await later(600)
  expect(report()).toHaveTextContent('A copy of a damaged list was already deleted in another tab.')
  expect(screen.queryByRole('region', { name: 'Copies of damaged lists' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  expect(JSON.stringify(localStorage)).not.toContain('copy deleted')
})

test('a deleted copy is announced in the dialog that stays open', async () => {
  localStorage.setItem(key, damaged)
  await openList([ann])
  const copies = await openCopies()
  await user.click(copies.getByRole('button', { name: /^Delete the copy/ }))
  await later(600)
  const dialog = screen.getByRole('dialog', { name: 'View storage' })
  const said = within(dialog)
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
  expect(said).toContain('A copy of a damaged list is deleted.')
})

test('the storage is measured again when what has filled it is deleted', async () => {
  localStorage.setItem(key, 'x'.repeat(4_500_000))
  await openList([ann])
  await later(1000)
  expect(screen.getByText('Nearly full')).toBeVisible()
  const copies = await openCopies()
  await user.click(copies.getByRole('button', { name: /^Delete the copy/ }))
  await later(1000)
  expect(screen.queryByText('Nearly full')).not.toBeInTheDocument()
})

test('a storage without room for one more request is full, not nearly full', async () => {
  const read = invitationMeter.read
  vi.spyOn(invitationMeter, 'read').mockImplementation(() => ({
    ...read(),
    used: 5 * 2 ** 20,
    nearlyFull: true,
  }))
  await openList([ann])
  await later(1000)
  expect(screen.getByText('Full')).toBeVisible()
  expect(screen.queryByText('Nearly full')).not.toBeInTheDocument()
})

test('a copy of no known day can be imported and deleted, too', async () => {
  localStorage.setItem('invitationRequests:quarantine:of <b>nobody', damaged)
  await openList([])
  const copies = await openCopies()
  expect(copies.getByRole('listitem')).toHaveTextContent(/^Unknown day, 2 requests can be read/)
  await user.click(copies.getByRole('button', { name: 'Import the copy of an unknown day' }))
  const dialog = await screen.findByRole('dialog', { name: 'Check the import' })
  expect(dialog).toHaveTextContent('copy-set-aside.json')
  await user.keyboard('{Escape}')
  const again = await openCopies()
  await user.click(again.getByRole('button', { name: 'Delete the copy of an unknown day' }))
  await later(600)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/quarantine|Invalid/)
})

test('Clear All says that it takes copies along, and works while names are left in the log', async () => {
  localStorage.setItem(key, damaged)
  const entry = { at: ann.submittedAt, action: 'rejected', name: 'Ann', before: 'pending', after: 'rejected' }
  localStorage.setItem('invitationAudit:1', JSON.stringify(entry))
  await openList([])
  await press('Clear All')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Removed too: the copy of a damaged list under View storage.')
  await user.click(within(dialog).getByRole('button', { name: 'Clear All' }))
  await later(600)
  expect(report()).toHaveTextContent('All invitation requests are cleared.')
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ann|quarantine/)
  expect(screen.getByRole('button', { name: 'Clear All' })).toBeDisabled()
})

test('texts of any length are cut where the log and the details show them', async () => {
  const long = 'x'.repeat(300_000)
  const entry = { at: ben.submittedAt, id: ben.id, action: long, name: long, before: long, after: long }
  localStorage.setItem('invitationAudit:1', JSON.stringify(entry))
  await openList([{ ...ben, message: long, organization: long }])
  await press('Ben')
  const details = await screen.findByRole('dialog', { name: 'Ben' })
  expect((details.textContent ?? '').length).toBeLessThan(60_000)
  await user.click(within(details).getByRole('button', { name: 'Show all 300,000 characters' }))
  expect((details.textContent ?? '').length).toBeGreaterThan(300_000)
  expect(within(details).getByText(/^x{300000}$/)).toHaveFocus()
  await user.keyboard('{Escape}')
  await press('Audit log')
  const log = await screen.findByRole('dialog', { name: 'Audit log' })
  expect((log.textContent ?? '').length).toBeLessThan(2000)
})

test('dates and choices of any length are cut in the figures, the details and the log', async () => {
  const long = 'x'.repeat(300_000)
  const odd = { role: long, status: long, submittedAt: long, updatedAt: `${long}y` }
  const entry = { at: long, id: ben.id, action: 'note', before: 'no note', after: 'a note' }
  localStorage.setItem('invitationAudit:1', JSON.stringify(entry))
  await openList([ben, { ...ben, ...odd, id: '9', name: 'Odd' }])
  expect((document.body.textContent ?? '').length).toBeLessThan(10_000)
  for (const name of ['Ben', 'Odd']) {
    await press(name)
    await screen.findByRole('dialog', { name })
    expect((document.body.textContent ?? '').length).toBeLessThan(10_000)
    await user.keyboard('{Escape}')
  }
  await press(/^x{200}… ?1$/)
  await later(100)
  expect(screen.getByText('1 of 2 requests.')).toBeVisible()
  expect((document.body.textContent ?? '').length).toBeLessThan(10_000)
  await press('Audit log')
  await screen.findByRole('dialog', { name: 'Audit log' })
  expect((document.body.textContent ?? '').length).toBeLessThan(10_000)
})

test('what the browser does not let the page read is not called empty', async () => {
  await openList([ann])
  const get = Storage.prototype.getItem
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, name) {
    if (name === 'invitationRequests') throw new DOMException('no', 'SecurityError')
    return get.call(this, name)
  })
  await press('Refresh')
  await later(100)
  expect(screen.getByText('This browser blocks storage for this site.')).toBeVisible()
  expect(screen.queryByText(/No invitation requests found/)).not.toBeInTheDocument()
  await press('View storage')
  const dialog = await screen.findByRole('dialog', { name: 'View storage' })
  expect(dialog).not.toHaveTextContent('Nothing is stored')
  expect(dialog).toHaveTextContent('This browser blocks storage for this site')
})
