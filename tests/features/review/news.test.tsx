import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { invitationAudit, invitationMeter } from '@/domain/invitations/notes-and-log'
import { ann, ben } from '../../domain/invitations/sample-requests'
import { writeFromAnotherTab } from '../../support/admin-area'
import { openList, press, report, signInForEachTest } from '../../support/review'
import { later, user } from '../../support/visitor'

const key = 'invitationRequests'

signInForEachTest()

async function clearAll(meanwhile = () => {}): Promise<void> {
  await press('Clear All')
  meanwhile()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear All' }))
  await later(500)
}

test('a Clear All in another tab is announced, and so is a request that comes after it', async () => {
  await openList([ann])
  await press('Ann')
  writeFromAnotherTab(key, null)
  await later(300)
  expect(report()).toHaveTextContent('All requests were cleared in another tab.')
  writeFromAnotherTab(key, JSON.stringify([ann]))
  await later(300)
  expect(report()).toHaveTextContent('1 request came in.')
})

test('what leaves the list in another tab is announced, also beside what comes in', async () => {
  await openList([ann, ben])
  writeFromAnotherTab(key, JSON.stringify([ann]))
  await later(300)
  expect(report()).toHaveTextContent('1 request was removed in another tab.')
  writeFromAnotherTab(key, JSON.stringify([ben, { ...ben, id: '8' }]))
  await later(300)
  expect(report()).toHaveTextContent('2 requests came in. 1 request was removed in another tab.')
})

test('a list that cannot be read any more has not been cleared', async () => {
  await openList([ann])
  writeFromAnotherTab(key, '<html>')
  await later(300)
  expect(report()).not.toHaveTextContent('in another tab')
})

test.each([
  ['1 request', [ann]],
  ['3 other entries', [7, 8, 9]],
  ['1 request and 1 other entry', [ann, 7]],
])('the audit log says when and how much was cleared: %s', async (subject, list) => {
  await openList(list)
  await clearAll()
  expect(report()).toHaveTextContent(/^All invitation requests are cleared\.$/)
  await press('Audit log')
  const row = within(await screen.findByRole('dialog', { name: 'Audit log' })).getByRole('row', {
    name: /cleared/,
  })
  expect(row).toHaveTextContent(`July 16, 2025`)
  expect(row).toHaveTextContent(subject)
  expect(row).not.toHaveTextContent('Ann')
})

test('a note that another tab writes while a decision is being stored is shown', async () => {
  await openList([ann])
  await press('Approve Ann’s request')
  writeFromAnotherTab('invitationNote:1', JSON.stringify({ text: 'A colleague', updatedAt: ann.submittedAt }))
  await later(1000)
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Has a note')).toBeInTheDocument()
})

test('what a bulk decision in another tab adds to the log is read once, and the meter is left alone', async () => {
  const audit = vi.spyOn(invitationAudit, 'read')
  const meter = vi.spyOn(invitationMeter, 'read')
  await openList([ann])
  await press('Ann')
  await later(1000)
  audit.mockClear()
  meter.mockClear()
  const entry = { at: ann.submittedAt, action: 'note', id: '1', before: 'no note', after: 'a note' }
  for (let index = 0; index < 100; index += 1)
    writeFromAnotherTab(`invitationAudit:${index}`, JSON.stringify(entry))
  await later(1000)
  expect(audit).toHaveBeenCalledTimes(1)
  expect(meter).not.toHaveBeenCalled()
  expect(screen.getAllByText('Note added')).toHaveLength(12)
  expect(screen.getByText('88 earlier changes are in the audit log.')).toBeVisible()
  expect(screen.getByText('Request received: pending')).toBeVisible()
})

test('the audit log says what was cleared, also where another tab has added to it meanwhile', async () => {
  await openList([ann])
  // The other tab's news has not arrived yet.
  await clearAll(() => localStorage.setItem(key, JSON.stringify([ann, ben])))
  await press('Audit log')
  expect(await screen.findByRole('dialog', { name: 'Audit log' })).toHaveTextContent('2 requests')
})

test('a Clear All that comes after another tab’s says so and is not in the log', async () => {
  await openList([ann])
  await clearAll(() => localStorage.clear())
  expect(report()).toHaveTextContent('Nothing was left to clear.')
  expect(invitationAudit.read()).toEqual([])
})

test.each([
  ['2 other entries of the list', JSON.stringify([ann, 7, 8])],
  ['the damaged text of the list, without a copy', JSON.stringify([ann, ben]).slice(0, -1)],
])('Clear All names what the page calls kept: %s', async (words, text) => {
  await openList(text)
  await press('Clear All')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(`Removed too: ${words}.`)
})

test('a Clear All that the browser refuses leaves the selection', async () => {
  await openList([ann, ben])
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }))
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('disk')
  })
  await clearAll()
  await waitFor(() => expect(report()).toHaveTextContent('The browser could not save this.'))
  vi.restoreAllMocks()
  expect(screen.getByRole('checkbox', { name: 'Select Ann' })).toBeChecked()
})

test('details that close over a list without a row give the focus to the search, not to the page', async () => {
  await openList([ann])
  await press('Ann')
  await user.type(screen.getByRole('searchbox'), 'zzz')
  await press('Close details')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.clear(screen.getByRole('searchbox'))
  await press('Ann')
  writeFromAnotherTab(key, null)
  await later(300)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Invitation requests' })).toHaveFocus()
})

test.each([
  ['is being read', JSON.stringify([ann])],
  ['cannot be read', '<html>'],
])('that nothing waits is not said of a list that %s', async (_, text) => {
  const shown = new Set<string | null>()
  const observer = new MutationObserver(() => shown.add(document.body.textContent))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await openList(text)
  observer.disconnect()
  expect([...shown].join()).toContain('Export CSV')
  expect([...shown].join()).not.toContain('Nothing is waiting')
})

test('a decision that another tab takes back is announced', async () => {
  await openList([{ ...ann, status: 'approved', invitationCode: 'CODE1234' }, ben])
  writeFromAnotherTab(key, JSON.stringify([ann, ben]))
  await later(300)
  expect(report()).toHaveTextContent('1 request is pending again: another tab took a decision back.')
})

test('rows of a bulk decision that the browser refuses stay selected', async () => {
  await openList([ann, ben])
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('disk')
  })
  await press('Reject 2')
  await later(600)
  await waitFor(() => expect(report()).toHaveTextContent('The browser could not save this.'))
  vi.restoreAllMocks()
  await press('Reject 2')
  await later(600)
  expect(report()).toHaveTextContent('2 requests are rejected.')
})
