import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ann, ben, cy as pending } from '../../domain/invitations/sample-requests'
import { writeFromAnotherTab } from '../../support/admin-area'
import { openList as open, press, raw, report, signInForEachTest, stored } from '../../support/review'
import { later, user } from '../../support/visitor'

const cy = { ...pending, email: 'ann@a.example', status: 'approved', invitationCode: 'CODE1234' }
const openList = (requests: readonly unknown[] = [ann, ben, cy], search = '') => open(requests, search)

signInForEachTest()

const names = () =>
  screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('button').textContent)
const row = (name: string) => screen.getByRole('button', { name })

test('the counts, the search, the filters and the headings narrow and order the list', async () => {
  await openList()
  await press(/^2 ?Pending$/)
  expect(names()).toEqual(['Ann', 'Ben'])
  expect(report()).toHaveTextContent('2 of 3 requests, newest first.')
  await press('Name')
  await press('Name')
  expect(names()).toEqual(['Ben', 'Ann'])
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Student')
  expect(names()).toEqual(['Ben'])
  expect(screen.getByRole('button', { name: 'Export this one' })).toBeVisible()
  await press('Clear the filters')
  await user.type(screen.getByRole('searchbox'), 'ÀNN')
  expect(names()).toEqual(['Cy', 'Ann'])
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No requests match. Try a shorter search, or clear the filters.')).toBeVisible()
  await press('Clear the filters')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('how much a search finds is read out once, when its typing pauses', async () => {
  await openList()
  const count = () => screen.getByText(/of 3 requests/)
  await user.type(screen.getByRole('searchbox'), 'an')
  expect(report()).toHaveAttribute('aria-live', 'off')
  const typed = count()
  await later(400)
  expect(count()).toBe(typed)
  await later(200)
  expect(report()).toHaveAttribute('aria-live', 'polite')
  // What is put into the line is read out, what was there is not.
  expect(count()).not.toBe(typed)
})

test('a copied code, a selection, its end and a bulk decision are announced', async () => {
  await openList()
  await press('Copy code of Cy')
  await waitFor(() => expect(report()).toHaveTextContent('Code of Cy copied.'))
  expect(await navigator.clipboard.readText()).toBe('CODE1234')
  expect(document.body).not.toHaveTextContent('CODE1234')
  await later(1900)
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await later(200)
  expect(screen.getByRole('button', { name: 'Copy code of Cy' })).toBeVisible()
  await user.keyboard('kkx')
  expect(report()).toHaveTextContent('1 selected.')
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(report()).toHaveTextContent('3 selected.')
  await user.keyboard('{Escape}')
  expect(report()).toHaveTextContent('Selection cleared.')
  await user.keyboard('xr')
  await waitFor(() => expect(report()).toHaveTextContent('1 request is rejected.'))
  await press(/^\d ?Pending$/)
  expect(report()).not.toHaveTextContent('is rejected')
})

test('keys decide and undo in the list; fields, modifiers and dialogs keep them, and they can be off', async () => {
  await openList()
  await user.keyboard('jk{Control>}r{/Control}')
  await user.type(screen.getByRole('searchbox'), 'r')
  await user.clear(screen.getByRole('searchbox'))
  await later(500)
  expect(stored()[0]?.status).toBe('pending')
  await user.keyboard('{Enter}')
  expect(row('Ann')).toHaveFocus()
  await user.keyboard('r')
  await later(600)
  expect(stored()[0]?.status).toBe('rejected')
  await user.keyboard('u')
  await later(600)
  expect(stored()).toEqual([ann, ben, cy])
  expect(report()).toHaveTextContent('Ann’s request is pending again.')
  expect(screen.getByRole('searchbox')).toHaveAttribute('aria-keyshortcuts', '/')
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('r')
  await user.click(within(help).getByRole('checkbox'))
  await user.click(within(help).getByRole('button', { name: 'Close' }))
  row('Ben').focus()
  await user.keyboard('r')
  await later(500)
  expect(stored()).toEqual([ann, ben, cy])
  expect(screen.getByRole('button', { name: 'Shortcuts are off' })).toBeVisible()
  expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts')
  expect(screen.queryByText('/')).not.toBeInTheDocument()
  writeFromAnotherTab('invitationReviewKeys', null)
  expect(screen.getByRole('button', { name: 'All shortcuts' })).toBeVisible()
  writeFromAnotherTab('invitationReviewKeys', 'off')
  await user.keyboard('r')
  await later(500)
  expect(stored()).toEqual([ann, ben, cy])
})

test('a click that ends a selection of text in a row opens nothing, one after Ctrl+A opens the details', async () => {
  await openList()
  const address = screen.getByText('ben@a.example')
  getSelection()?.selectAllChildren(address)
  fireEvent.click(address)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  getSelection()?.selectAllChildren(document.body)
  fireEvent.click(address)
  expect(screen.getByRole('dialog', { name: 'Ben' })).toBeVisible()
  getSelection()?.empty()
})

test('a click with Shift, which ends a selection that began in another row, opens nothing', async () => {
  await openList()
  const address = screen.getByText('ben@a.example')
  getSelection()?.setBaseAndExtent(screen.getByRole('button', { name: 'Ann' }), 0, address, 1)
  fireEvent.click(address, { shiftKey: true })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  fireEvent.click(address)
  expect(screen.getByRole('dialog', { name: 'Ben' })).toBeVisible()
  getSelection()?.empty()
})

test('a row whose control is pressed is the current one, also where a mouse gives it no focus', async () => {
  await openList()
  await user.keyboard('j')
  // As in Safari.
  row('Ann').blur()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }))
  await user.keyboard('{Escape}j')
  expect(row('Cy')).toHaveFocus()
  row('Cy').blur()
  fireEvent.click(row('Ann'))
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  await user.click(within(details).getByRole('button', { name: 'Reject' }))
  await later(600)
  expect(within(details).getByRole('heading', { name: 'Ann' })).toHaveFocus()
})

test('a decision in a filtered list hands the place and the focus to the next row', async () => {
  await openList([ann, ben, cy], '?status=pending')
  await user.keyboard('jr')
  await later(600)
  expect(names()).toEqual(['Ben'])
  expect(row('Ben')).toHaveFocus()
})

test('sorted by status, a decision hands the place and the focus to the next row', async () => {
  await openList([ann, ben, cy], '?sort=status')
  await user.keyboard('jr')
  await later(600)
  expect(names()).toEqual(['Ben', 'Cy', 'Ann'])
  expect(row('Ben')).toHaveFocus()
  await user.keyboard('r')
  await later(600)
  expect(stored().map(({ status }) => status)).toEqual(['rejected', 'rejected', 'approved'])
  await press('Status')
  await press('Undo Ben’s request rejected')
  await press('Undo Ann’s request rejected')
  await later(600)
  expect(names()).toEqual(['Cy', 'Ann', 'Ben'])
  row('Ann').focus()
  await user.keyboard('r')
  await later(600)
  expect(names()).toEqual(['Ann', 'Cy', 'Ben'])
  expect(row('Ben')).toHaveFocus()
})

test('of one pending request the button says that it is one', async () => {
  await openList([ann, cy])
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await press('Select the 1 pending')
  expect(screen.getByRole('checkbox', { name: 'Select Ann' })).toBeChecked()
})

test('Shift with a check mark takes all rows from the one checked before', async () => {
  await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('3 selected')
})

test.each([
  ['cleared', '{Escape}'],
  ['decided', 'r'],
])('after a selection is %s, Shift with a check mark takes one row', async (_, key) => {
  await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }))
  await user.keyboard(key)
  await later(600)
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('1 selected')
})

test('an undo does not overwrite what another tab has changed since', async () => {
  await openList()
  await press('Reject Ann’s request')
  await later(600)
  const other = { ...stored()[0], name: 'Anna' }
  writeFromAnotherTab('invitationRequests', JSON.stringify([other, ben, cy]))
  await later(600)
  await press('Undo Ann’s request rejected')
  await later(600)
  expect(stored()[0]?.name).toBe('Anna')
  expect(report()).toHaveTextContent(
    '1 request had changed or been cleared since, so nothing was done there.',
  )
})

test('a note is stored while it is typed, marks the row, and is in the log without its words', async () => {
  await openList()
  await user.click(row('Ann'))
  await user.type(await screen.findByRole('textbox', { name: 'Private note' }), 'Met at the fair')
  await later(700)
  expect(localStorage.getItem('invitationNote:1')).toContain('Met at the fair')
  expect(screen.getByText('Has a note')).toBeInTheDocument()
  expect(screen.getByText('Note added')).toBeVisible()
  expect(raw()).toBe(JSON.stringify([ann, ben, cy]))
  const log = Object.keys(localStorage).filter((key) => key.startsWith('invitationAudit:'))
  expect(log).toHaveLength(1)
  expect(localStorage.getItem(log[0] ?? '')).not.toContain('fair')
})

test('requests of one address are found from the details', async () => {
  await openList()
  expect(screen.getAllByText('Duplicate')).toHaveLength(2)
  await user.click(row('Ann'))
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  await user.click(within(details).getByRole('button', { name: 'Search for this address' }))
  expect(names()).toEqual(['Ann', 'Cy'])
  await user.click(within(details).getByRole('button', { name: /^Approved,/ }))
  expect(await screen.findByRole('dialog', { name: 'Cy' })).toBeVisible()
})

test('details that cover the list make room for the requests of one address', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('width') }) as MediaQueryList,
  )
  await openList()
  await user.click(row('Ann'))
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  await user.click(within(details).getByRole('button', { name: 'Search for this address' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(names()).toEqual(['Ann', 'Cy'])
  expect(report()).toHaveTextContent('2 of 3 requests, newest first.')
  expect(row('Ann')).toHaveFocus()
})

test('the figures are also in a table', async () => {
  await openList()
  const chart = await screen.findByRole('img', { name: 'Requests by day, last 21 days: 3 requests.' })
  expect(chart).toBeVisible()
  // A title beside the name would be announced as its description: the same sentence twice.
  expect(chart.querySelector(':scope > title')).toBeNull()
  await press('Table: Requests by role')
  const table = screen.getByRole('table', { name: 'Requests by role' })
  expect(within(table).getByRole('row', { name: 'Teacher 2' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'status')
  expect(
    within(screen.getByRole('table', { name: 'Requests by status' })).getByRole('row', { name: 'Pending 2' }),
  ).toBeVisible()
})

test('what was chosen in the figures is there again when the details are closed', async () => {
  await openList()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'status')
  await press('Table: Requests by status')
  await user.click(row('Ann'))
  expect(screen.queryByRole('combobox', { name: 'Count by' })).toBeNull()
  await user.keyboard('{Escape}')
  await later(100)
  expect(screen.getByRole('combobox', { name: 'Count by' })).toHaveValue('status')
  expect(screen.getByRole('table', { name: 'Requests by status' })).toBeVisible()
})

test('Clear All asks in the specified words, offers a backup, then removes everything, and nothing brings it back', async () => {
  await openList()
  await press('Approve Ann’s request')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('button', { name: /^Undo Ann/ })).toBeVisible()
  await press('Clear All')
  const question = await screen.findByRole('alertdialog', { name: 'Clear All' })
  expect(question).toHaveAccessibleDescription(
    /^Are you sure you want to clear all invitation requests\? This action cannot be undone\. This also removes/,
  )
  expect(question).toHaveTextContent('This also removes private notes and the names in the audit log.')
  const cancel = within(question).getByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Download a backup first' }))
  expect(
    await within(question).findByText(/^Saved as invitation-backup-2025-07-16-10\d{4}\.json\.$/),
  ).toBeVisible()
  await later(100)
  expect(screen.getByText('Last backup').nextSibling).toHaveTextContent('Jul 16 10:00')
  expect(Object.values(localStorage).join()).toContain('"action":"backup"')
  await user.click(cancel)
  expect(stored()).toHaveLength(3)
  await press('Clear All')
  const again = await screen.findByRole('alertdialog', { name: 'Clear All' })
  await user.click(within(again).getByRole('button', { name: 'Clear All' }))
  await later(500)
  expect(report()).toHaveTextContent(/^All invitation requests are cleared\.$/)
  expect(screen.getByRole('heading', { name: 'Invitation requests' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument()
  await user.keyboard('u')
  await later(500)
  expect(stored()).toEqual([])
})

test('what was done before a Clear All in another tab cannot be undone here', async () => {
  await openList()
  await press('Reject Ann’s request')
  expect(await screen.findByRole('button', { name: /^Undo Ann/ })).toBeVisible()
  writeFromAnotherTab('invitationRequests', null)
  await later(3000)
  expect(report()).toHaveTextContent('All requests were cleared in another tab.')
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('a control that goes away with its press leaves the focus in the list or at the search', async () => {
  await openList()
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    await later(600)
  }
  const box = screen.getByRole('searchbox', { name: /^Search requests by name, email/ })

  await user.type(box, 'n')
  await press('Clear the filters')
  expect(box).toHaveFocus()

  await user.click(screen.getByRole('checkbox', { name: 'Select Ben' }))
  await press('Clear the selection')
  expect(row('Ben')).toHaveFocus()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }))
  await press('Reject 1')
  expect(row('Ann')).toHaveFocus()
  await press('Undo 1 request rejected')
  expect(row('Ann')).toHaveFocus()
  await user.type(box, 'zzz')
  await press('Clear the filters')
  expect(row('Ann')).toHaveFocus()
})

test('a bulk decision and “Select all” leave what the filter hides selected; “Clear” clears all', async () => {
  await openList()
  const filterBy = (role: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), role)
  const selected = () => screen.getAllByRole('checkbox', { name: /^Select (?!all)/, checked: true }).length
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await filterBy('Student')
  await press('Reject 1')
  await later(600)
  expect(stored().filter(({ status }) => status === 'rejected')).toHaveLength(1)
  await filterBy('Any role')
  expect(selected()).toBe(2)
  await filterBy('Student')
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(report()).toHaveTextContent('None of these is selected.')
  await filterBy('Any role')
  expect(selected()).toBe(2)
  await press('Clear the selection')
  expect(report()).toHaveTextContent('Selection cleared.')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('letters of AltGr, dead keys and other Latin layouts decide nothing', async () => {
  await openList()
  await user.keyboard('j')
  for (const [key, code] of [
    ['ą', 'KeyA'],
    ['æ', 'KeyA'],
    ['á', 'KeyA'],
    ['®', 'KeyR'],
    ['¶', 'KeyR'],
    ['ı', 'KeyR'],
    ['😀', 'KeyA'],
  ])
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code })
  await later(600)
  expect(stored()).toEqual([ann, ben, cy])
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ф', code: 'KeyA' })
  await later(600)
  expect(stored()[0]?.status).toBe('approved')
})

test('a key that is held down, or bounces, decides one request and not the next', async () => {
  await openList([ann, ben, cy], '?status=pending')
  await user.keyboard('j')
  const press = async (timeStamp: number, repeat = false) => {
    const down = new KeyboardEvent('keydown', { key: 'r', code: 'KeyR', repeat, bubbles: true })
    Object.defineProperty(down, 'timeStamp', { value: timeStamp })
    fireEvent(document.activeElement ?? document.body, down)
    await later(600)
  }
  await press(1000)
  await press(1100)
  for (const timeStamp of [1500, 1600, 1700]) await press(timeStamp, true)
  expect(stored().map(({ status }) => status)).toEqual(['rejected', 'pending', 'approved'])
  await press(3000)
  expect(stored().map(({ status }) => status)).toEqual(['rejected', 'rejected', 'approved'])
})

test('a key that is held down types nothing into the search that it has led to', async () => {
  await openList()
  await user.keyboard('j')
  const press = (repeat: boolean) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '/', code: 'Slash', repeat })
  press(false)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  // False: the browser does not type it.
  expect([press(true), press(true)]).toEqual([false, false])
  expect([press(false), press(true)]).toEqual([true, true])
})

test('after a decision about all that were shown the key u undoes it, and is no search', async () => {
  await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await press('Reject 2')
  await later(600)
  await user.keyboard('u')
  await later(600)
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(stored().map(({ status }) => status)).toEqual(['pending', 'pending', 'approved'])
})

test('so it is after the last decision of a list', async () => {
  await openList([ann], '?status=pending')
  await user.keyboard('jr')
  await later(600)
  expect(stored()[0]?.status).toBe('rejected')
  await user.keyboard('u')
  await later(600)
  expect(stored()[0]?.status).toBe('pending')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('keys that find nothing pending among the selected rows say so', async () => {
  await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }))
  await press('Reject Ann’s request')
  await later(600)
  await user.keyboard('jr')
  await later(600)
  expect(report()).toHaveTextContent('None of the selected requests is pending.')
  expect(stored()[1]?.status).toBe('pending')
})

test('a request that the filter hides is looked at from its duplicate, which stays the current row', async () => {
  const twin = { ...cy, email: ben.email }
  const dee = {
    ...ann,
    id: '1752600000001',
    name: 'Dee',
    email: 'dee@d.example',
    submittedAt: '2025-01-01T00:00:00.000Z',
  }
  await openList([ann, ben, twin, dee], '?status=pending')
  expect(names().at(-1)).toBe('Dee')
  const before = names()[names().indexOf('Ben') + 1]
  await press('Ben')
  await press(/^Approved,/)
  expect(await screen.findByRole('dialog', { name: 'Cy' })).toHaveTextContent('Hidden by the filter')
  await user.keyboard('j')
  expect(await screen.findByRole('dialog', { name: String(before) })).toBeVisible()
})

test('closed, that leads back to the row from which it was looked at', async () => {
  await openList([ann, ben, { ...cy, email: ben.email }], '?status=pending')
  await press('Ben')
  await press(/^Approved,/)
  await user.keyboard('{Escape}')
  expect(row('Ben')).toHaveFocus()
})
