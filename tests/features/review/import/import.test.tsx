import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { invitationMeter } from '@/domain/invitations/notes-and-log'
import { requestFile } from '@/domain/invitations/request-file'
import { formatBackup } from '@/features/review/export'
import { knownColumns, rememberColumns } from '@/features/review/import/import-changes'
import { storedJson } from '@/lib/json-storage'
import { ann, ben, cy, on } from '../../../domain/invitations/sample-requests'
import { SimulatedLocks } from '../../../lib/simulated-locks'
import { writeFromAnotherTab } from '../../../support/admin-area'
import {
  chooseFile,
  holdLock,
  openList,
  press,
  raw,
  report,
  signInForEachTest,
  stored,
  toasts,
} from '../../../support/review'
import { later, user } from '../../../support/visitor'

signInForEachTest()

const note = (text: string) => JSON.stringify({ text, updatedAt: on(16) })

const backup = async (entries: readonly (readonly [string, string])[]) =>
  (await formatBackup(new Map(entries), new Date())).text

test('a restore after which a request came in is not undone, and the page says so', async () => {
  await openList([ann])
  const dialog = await chooseFile(await backup([['invitationRequests', JSON.stringify([ben])]]))
  await user.click(within(dialog).getByRole('button', { name: 'Replace all requests' }))
  await later(600)
  writeFromAnotherTab('invitationRequests', JSON.stringify([ben, cy]))
  await later(300)
  await press('Undo The backup restored')
  await later(600)
  expect(stored()).toEqual([ben, cy])
  expect(report()).toHaveTextContent('Something changed after the restore, so it cannot be undone.')
})

test('a backup that fits only without the escapes of its letters is restored, and its undo takes the room of the log', async () => {
  const long = { ...ann, message: '数学'.repeat(400) }
  await openList([long])
  const before = raw()
  const size = () =>
    Object.entries({ ...localStorage })
      .flat()
      .join('').length
  const most = size() + 100
  const set = Storage.prototype.setItem
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const others = size() - (this.getItem(key) === null ? 0 : `${key}${this.getItem(key)}`.length)
    if (others + key.length + text.length > most) throw new DOMException('full', 'QuotaExceededError')
    set.call(this, key, text)
  })
  const dialog = await chooseFile(
    await backup([['invitationRequests', storedJson([{ ...long, name: 'A' }])]]),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Replace all requests' }))
  await later(600)
  expect(stored().map(({ name }) => name)).toEqual(['A'])
  localStorage.setItem('invitationAudit:1', 'x'.repeat(most - size() - 17))
  await press('Undo The backup restored')
  await later(600)
  expect(raw()).toBe(before)
  full.mockRestore()
})

test('Clear All leaves no name in this browser, not even that of an imported file', async () => {
  await openList([])
  const { name, text } = requestFile({ ...ann, name: 'Amara Okafor' })
  const dialog = await chooseFile(text, name)
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(600)
  expect(JSON.stringify({ ...localStorage })).toContain('access-request-amara-okafor.json')
  await press('Clear All')
  const question = await screen.findByRole('alertdialog', { name: 'Clear All' })
  await user.click(within(question).getByRole('button', { name: 'Clear All' }))
  await later(600)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/amara/i)
})

const sameDay = (...names: readonly string[]) =>
  ['Name,Email,Date', ...names.map((name) => `${name},${name}@x.example,2025-07-14`)].join('\n')

async function importAll(text: string, count: number) {
  const dialog = await chooseFile(text)
  await user.click(within(dialog).getByRole('button', { name: `Add ${count}` }))
  await later(600)
}

test('who gets the id of a request that is gone is not selected in its place', async () => {
  await openList([])
  await importAll(sameDay('Ann', 'Ben', 'Cy'), 3)
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben' }))
  const id = stored().find(({ name }) => name === 'Ben')?.id
  await user.keyboard('u')
  await later(600)
  await importAll(sameDay('Ben', 'Cy'), 2)
  expect(stored().find((request) => request.id === id)?.name).toBe('Cy')
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Cy' })).not.toBeChecked()
})

test('who gets the id of a request that is gone gets neither its open details nor its history', async () => {
  await openList([])
  await importAll(sameDay('Ann', 'Ben', 'Cy'), 3)
  await user.click(screen.getByRole('button', { name: 'Ben' }))
  await screen.findByRole('dialog', { name: 'Ben' })
  await user.keyboard('r')
  await later(600)
  await user.keyboard('u')
  await later(600)
  await user.keyboard('u')
  await later(600)
  expect(stored()).toEqual([])
  await importAll(sameDay('Ben', 'Cy'), 2)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cy' }))
  const details = await screen.findByRole('dialog', { name: 'Cy' })
  expect(details).toHaveTextContent('Request received: pending')
  expect(details).not.toHaveTextContent(/rejected|undone/i)
})

test('who gets another name by an import keeps the history, also after its undo', async () => {
  await openList([ann])
  await user.keyboard('jr')
  await later(600)
  const dialog = await chooseFile(JSON.stringify([{ ...ann, name: 'Ann Lee', status: 'rejected' }]))
  await user.click(within(dialog).getByRole('radio', { name: 'The file’s' }))
  await press('Change 1')
  await later(600)
  const hasHistory = async (name: string, before: string) => {
    await press(name)
    const details = await screen.findByRole('dialog', { name })
    expect(details).toHaveTextContent(`Renamed: was ${before}`)
    expect(details).toHaveTextContent('Rejected: was pending')
  }
  await hasHistory('Ann Lee', 'Ann')
  await press('Undo 1 request imported')
  await later(600)
  await hasHistory('Ann', 'Ann Lee')
})

test('a backup that gives a selected id to another person selects nobody', async () => {
  await openList([ann, ben])
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }))
  const list = JSON.stringify([{ ...cy, id: ann.id }, ben])
  const dialog = await chooseFile(await backup([['invitationRequests', list]]))
  await user.click(within(dialog).getByRole('button', { name: 'Replace all requests' }))
  await later(600)
  expect(screen.getByRole('checkbox', { name: 'Select Cy' })).not.toBeChecked()
})

test('the undo of an import leaves alone what changed since, with its note', async () => {
  await openList([])
  const list = JSON.stringify([ann, ben, cy])
  const notes = ['1', '2', '3'].map((id) => [`invitationNote:${id}`, note('Of the file')] as const)
  const dialog = await chooseFile(await backup([['invitationRequests', list], ...notes]))
  await user.click(within(dialog).getByRole('button', { name: 'Add 3' }))
  await later(600)
  writeFromAnotherTab('invitationRequests', JSON.stringify([{ ...ann, status: 'rejected' }, ben, cy]))
  writeFromAnotherTab('invitationNote:2', note('Written since'))
  await later(300)
  await press('Undo 3 requests imported')
  await later(600)
  expect(stored()).toEqual([{ ...ann, status: 'rejected' }, ben])
  expect(localStorage.getItem('invitationNote:1')).toContain('Of the file')
  expect(localStorage.getItem('invitationNote:2')).toBe(note('Written since'))
  expect(localStorage.getItem('invitationNote:3')).toBeNull()
  expect(report()).toHaveTextContent('The import is undone, except for 2 requests that changed since.')
})

test('the undo of an import after everyone was decided elsewhere says that nothing was undone', async () => {
  await openList([])
  const dialog = await chooseFile(JSON.stringify([ann, ben]))
  await user.click(within(dialog).getByRole('button', { name: 'Add 2' }))
  await later(600)
  const decided = [ann, ben].map((each) => ({ ...each, status: 'rejected' }))
  writeFromAnotherTab('invitationRequests', JSON.stringify(decided))
  await later(300)
  await press('Undo 2 requests imported')
  await later(600)
  expect(report()).toHaveTextContent('Nothing was undone: 2 requests changed since.')
})

const waitlist = (text: string) => new File([text], 'waitlist.csv')

test('a choice for a line of one file is not applied to another file of that name', async () => {
  // The clock stands, as it does for a while where a browser rounds it.
  vi.useFakeTimers({ toFake: ['Date'] })
  await openList([ann, ben])
  const dialog = await chooseFile('Name,Email\nAnna,ann@a.example\n', 'waitlist.csv')
  await user.click(within(dialog).getByRole('tab', { name: '1 differs' }))
  await user.click(within(dialog).getByRole('radio', { name: 'The file’s' }))
  expect(within(dialog).getByRole('button', { name: 'Change 1' })).toBeEnabled()
  fireEvent.drop(dialog, {
    dataTransfer: { types: ['Files'], files: [waitlist('Name,Email\nBenno,ben@a.example\n')] },
  })
  await within(dialog).findByText('Benno')
  expect(within(dialog).getByRole('button', { name: 'Nothing to add' })).toBeDisabled()
})

test('other letters keep every other answer, and the choices in the lists', async () => {
  await openList([ann])
  const text = 'Email,Name,Date,Role\nann@a.example,Anné,05/07/2025,Chef\nzoe@a.example,Zoé,05/07/2025,Chef\n'
  const dialog = await chooseFile(Buffer.from(text, 'latin1'))
  const shown = within(dialog)
  await user.click(shown.getByRole('radio', { name: 'Jul 5' }))
  await user.selectOptions(shown.getByRole('combobox', { name: 'Chef (2)' }), 'Parent')
  await user.click(shown.getByRole('tab', { name: '1 differs' }))
  await user.click(shown.getByRole('radio', { name: 'The file’s' }))
  await user.selectOptions(shown.getByRole('combobox', { name: 'Encoding' }), 'Cyrillic (Windows)')
  await waitFor(() => expect(dialog).toHaveTextContent('Annй'))
  expect(shown.getByRole('combobox', { name: 'Encoding' })).toHaveFocus()
  expect(shown.getByRole('radio', { name: 'Jul 5' })).toBeChecked()
  expect(shown.getByRole('combobox', { name: 'Chef (2)' })).toHaveDisplayValue('Parent')
  expect(shown.getByRole('radio', { name: 'The file’s' })).toBeChecked()
})

test('the counts of an import have commas, and its size goes on to MB', async () => {
  await openList([])
  const people = Array.from({ length: 1500 }, (_, at) => `p${at}@x.example,Wizard`).join('\n')
  const dialog = await chooseFile(`Email,Role\n${people}`.padEnd(999_500))
  expect(within(dialog).getByRole('combobox', { name: 'Wizard (1,500)' })).toBeVisible()
  expect(dialog).toHaveTextContent('CSV, 1.0 MB, 1,500 rows.')
})

test('the answers about one column of dates are not those about another', async () => {
  await openList([])
  const dialog = await chooseFile(
    'Email,Submitted,Confirmed\nada@x.example,05/07/2025 10:00,06/08/2025 10:00',
  )
  const shown = within(dialog)
  await user.click(shown.getByRole('radio', { name: 'Jul 5' }))
  await user.click(shown.getByRole('radio', { name: 'UTC' }))
  await user.selectOptions(shown.getByLabelText('Submitted comes from'), 'Confirmed')
  expect(shown.getByRole('radio', { name: 'Jun 8' })).toBeChecked()
  expect(shown.getByRole('radio', { name: 'UTC' })).not.toBeChecked()
})

test('the field that takes another’s place gets the focus', async () => {
  await openList([])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  await user.click(within(dialog).getByRole('button', { name: 'Paste rows instead' }))
  expect(within(dialog).getByRole('textbox')).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: 'Choose a file instead' }))
  expect(within(dialog).getByLabelText(/Choose files/)).toHaveFocus()
})

test('where no column is recognized, the summary of the columns says so', async () => {
  await openList([])
  const dialog = await chooseFile('Alpha,Beta\n1,2')
  expect(within(dialog).getByText('No column is recognized.')).toBeVisible()
})

test('the columns stay in sight when the one for the address is chosen', async () => {
  await openList([])
  const dialog = await chooseFile('Name,Phone\nAda,555')
  const email = within(dialog).getByLabelText('Email comes from')
  await user.selectOptions(email, 'Phone')
  expect(within(dialog).getByLabelText('Email comes from')).toHaveFocus()
  expect(within(dialog).getByRole('group')).toHaveAttribute('open')
})

test('columns that were opened by hand stay open when the address gets its column back', async () => {
  await openList([])
  const dialog = await chooseFile('Email,Name\nada@x.example,Ada')
  const shown = within(dialog)
  expect(shown.getByRole('group')).not.toHaveAttribute('open')
  await user.click(shown.getByText('Change'))
  await user.selectOptions(shown.getByLabelText('Email comes from'), 'Choose the column')
  await user.selectOptions(shown.getByLabelText('Email comes from'), 'Email')
  expect(shown.getByRole('group')).toHaveAttribute('open')
})

test.each([
  ['a list without headings', 'Ada,ada@x.example', 'Column A', 'bob@x.example,Bob', 'Column B'],
  [
    'a column that holds no addresses now',
    'Name,Contact\nAda,ada@x.example',
    'Name',
    'Name,Contact\nbob@x.example,Bob',
    'Contact',
  ],
])('what is remembered of columns leaves nobody out: %s', async (_, first, chosen, second, free) => {
  await openList([])
  const choose = async (text: string, field: string, column: string) => {
    const dialog = await chooseFile(text)
    await user.selectOptions(within(dialog).getByLabelText(`${field} comes from`), column)
    await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
    await later(600)
  }
  await choose(first, 'Message', chosen)
  await choose(second, 'Message', free)
  expect(stored().map(({ email }) => email)).toEqual(['ada@x.example', 'bob@x.example'])
})

test('columns that were chosen are remembered for the same headings', async () => {
  await openList([])
  const text = (name: string) => `Email,Name,Alias\n${name}@x.example,Mx. ${name},${name}`
  const dialog = await chooseFile(text('ada'))
  await user.selectOptions(within(dialog).getByLabelText('Name comes from'), 'Alias')
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(600)
  const again = await chooseFile(text('bob'))
  expect(within(again).getByLabelText('Name comes from')).toHaveDisplayValue('Alias')
})

test('what is remembered hides no column that is recognized now, but for one left out by hand', () => {
  const headings = ['Email', 'Name', 'Alias', 'Job', 'School']
  const rows = [{ line: 2, cells: ['ada@x.example', 'Ada', 'A', 'Teacher', 'Lakeside'] }]
  const table = { headings, rows, above: 0, hasHeadings: true }
  const before = { email: [0], name: [1], organization: [4] }
  rememberColumns(table, before, { email: [0], name: [2] })
  expect(knownColumns(table, before)).toEqual({ email: [0], name: [2] })
  const now = { ...before, role: [3] }
  expect(knownColumns(table, now)).toEqual({ email: [0], name: [2], role: [3] })
  expect(knownColumns(table, { ...now, message: [2] })).toEqual({ email: [0], name: [2], role: [3] })
  // As it was remembered once: all columns, and none of those left out.
  localStorage.setItem('reviewImportColumns', '{"email|name|alias|job|school":{"email":[0],"name":[2]}}')
  expect(knownColumns(table, now)).toEqual({ email: [0], name: [2], role: [3], organization: [4] })
})

const approved = (request: typeof ann, invitationCode: string) => ({
  ...request,
  status: 'approved',
  invitationCode,
})

test('the undo of an import says which codes are not valid any more', async () => {
  await openList([])
  const dialog = await chooseFile('Email,Status\na@a.example,Approved\nb@a.example,Approved\nc@a.example,')
  await user.click(within(dialog).getByRole('button', { name: 'Add 3' }))
  await later(600)
  await user.keyboard('{Escape}')
  await press('Undo 3 requests imported')
  await later(600)
  const words = '2 codes are no longer valid. If you already sent any, tell those people.'
  expect(report()).toHaveTextContent(`The import is undone. ${words}`)
  expect(toasts()).toContain(`error: ${words}`)
})

test('what differs is said in the words that the list uses, not as it is stored', async () => {
  await openList([{ ...ann, role: 'student', useCase: 'personal-learning' }])
  const dialog = await chooseFile(JSON.stringify([{ ...ann, role: 'teacher', useCase: 'teaching' }]))
  const row = within(dialog).getByRole('row', { name: /Ann/ })
  expect(row).toHaveTextContent('Role: here “Student”, in the file “Teacher”')
  expect(row).toHaveTextContent('Use case: here “Personal learning”, in the file “Teaching”')
})

test('a decision of the file that would be taken over says which code comes with it', async () => {
  await openList([ann, ben])
  const sent = [{ ...ann, status: 'approved' }, approved(ben, 'BBBB1111')]
  const dialog = await chooseFile(JSON.stringify(sent))
  const row = (name: RegExp) => within(dialog).getByRole('row', { name })
  expect(row(/Ann/)).toHaveTextContent('Here pending, in the file approved, gets a new code')
  expect(row(/Ben/)).toHaveTextContent('Here pending, in the file approved, with the code in the file')
  // No code is made as long as nobody is added or chosen.
  expect(dialog).not.toHaveTextContent('Approved without a code')
  expect(within(dialog).getByRole('button', { name: 'Nothing to add' })).toBeDisabled()
})

test.each([
  ['no room for more requests', 0],
  ['room for about 1 more request', 0.5],
  ['room for about 2 more requests', 0.8],
])('a file that is too long for the storage: there is %s', async (room, part) => {
  await openList([])
  const text = JSON.stringify([ann, ben, cy])
  const { quota, ...meter } = invitationMeter.read()
  const used = quota - text.length * part
  vi.spyOn(invitationMeter, 'read').mockReturnValue({ ...meter, quota, used })
  await press('Refresh')
  const dialog = await chooseFile(text)
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    `There is ${room} in this browser, and the file has 3.`,
  )
})

test('a decision of the file is asked about as one on a request', async () => {
  await openList([])
  const dialog = await chooseFile(JSON.stringify([{ ...ann, status: 'approved' }]))
  expect(dialog).toHaveTextContent('1 row. Accept a decision only from someone you trust.')
  expect(within(dialog).getByRole('group', { name: 'It comes in' })).toBeVisible()
  const accept = 'Accept the decision on Ann’s request: approved'
  await user.click(within(dialog).getByRole('checkbox', { name: accept }))
  const coded = 'Approved without a code: 1 request. Each gets a new code, shown once after the import.'
  expect(dialog).toHaveTextContent(coded)
  expect(within(dialog).getByRole('button', { name: 'Add 1' })).toBeEnabled()
})

test('what is not in the file, or in some of its rows, is said of names as of roles', async () => {
  await openList([])
  const dialog = await chooseFile('Email,Jina\na@x.example,Ana\nno address,Bo')
  for (const field of ['Name', 'Role', 'Use case'])
    expect(dialog).toHaveTextContent(`${field}: not in the file.`)
  expect(within(dialog).getByRole('group')).toHaveAttribute('open')
  await user.selectOptions(within(dialog).getByLabelText('Name comes from'), 'Jina')
  expect(dialog).not.toHaveTextContent('Name: ')
})

test('of requests that differ all can be chosen at once, also those that are not listed', async () => {
  const all = Array.from({ length: 201 }, (_, at) => ({ ...ann, id: `${at + 1}`, email: `p${at}@x.example` }))
  await openList(all)
  const dialog = await chooseFile(JSON.stringify(all.map((each) => ({ ...each, organization: 'Oak' }))))
  const choice = within(within(dialog).getByRole('group', { name: 'Keep for all' }))
  expect(choice.getByRole('radio', { name: 'This one' })).toBeChecked()
  await user.click(choice.getByRole('radio', { name: 'The file’s' }))
  expect(within(dialog).getByRole('button', { name: 'Change 201' })).toBeEnabled()
  await user.click(
    within(within(dialog).getAllByRole('row')[1] ?? dialog).getByRole('radio', { name: 'This one' }),
  )
  expect(choice.getByRole('radio', { name: 'The file’s' })).not.toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Change 200' }))
  await later(600)
  expect(stored().filter(({ organization }) => organization === 'Oak')).toHaveLength(200)
})

test('both readings of a date whose year may come first are in words', async () => {
  await openList([])
  const dialog = await chooseFile('Email,Date\na@x.example,25/07/14')
  expect(within(dialog).getByRole('radio', { name: 'Jul 14, 2025' })).toBeChecked()
  expect(within(dialog).getByRole('radio', { name: 'Jul 25, 2014' })).toBeInTheDocument()
})

test('both readings of a date in digits of another script are in words', async () => {
  await openList([])
  const dialog = await chooseFile('Email,Date\na@x.example,٠٥/٠٧/٢٠٢٥')
  expect(within(dialog).getByRole('radio', { name: 'May 7' })).toBeInTheDocument()
  expect(within(dialog).getByRole('radio', { name: 'Jul 5' })).toBeInTheDocument()
})

test('what a status column says that is no decision here is said', async () => {
  await openList([])
  const dialog = await chooseFile('Email,Status\na@x.example,invited\nb@x.example,applied')
  expect(dialog).toHaveTextContent(
    'Status: 1 row has one that is not used, such as “invited”. New requests come in as pending.',
  )
  await user.selectOptions(within(dialog).getByLabelText('Status comes from'), 'Status')
  expect(dialog).not.toHaveTextContent('Status: 1 row')
})

test('what new requests get is not said of a file in which all are the same', async () => {
  await openList([{ ...ann, status: 'approved' }])
  const dialog = await chooseFile(`Email,Status\n${ann.email},invited`)
  expect(within(dialog).getByRole('tab', { name: /^1 the same/ })).toBeVisible()
  expect(dialog).not.toHaveTextContent(/come in as pending|is used/)
})

test('other columns with addresses are named beside the one that is used', async () => {
  await openList([])
  const dialog = await chooseFile('Student email,Contact email\na@x.example,b@x.example')
  expect(dialog).toHaveTextContent(
    'Not imported: other addresses, under “Contact email”. Those under “Student email” are used; “What goes where”',
  )
  await user.selectOptions(within(dialog).getByLabelText('Email comes from'), 'Contact email')
  expect(dialog).toHaveTextContent('under “Student email”. Those under “Contact email” are used')
})

test('a restore and its undo say which codes are not valid any more', async () => {
  await openList([approved(ann, 'AAAA1111'), approved(ben, 'BBBB1111')])
  const list = JSON.stringify([{ ...approved(ann, 'AAAA1111'), id: '9' }, approved(cy, 'CCCC1111')])
  const dialog = await chooseFile(await backup([['invitationRequests', list]]))
  await user.click(within(dialog).getByRole('button', { name: 'Replace all requests' }))
  await later(600)
  const words = 'The code is no longer valid. If you already sent it, tell the person who has it.'
  expect(report()).toHaveTextContent(`The backup has replaced everything that was here. ${words}`)
  await press('Undo The backup restored')
  await later(600)
  expect(report()).toHaveTextContent(`Everything is as it was before the restore. ${words}`)
  expect(toasts().filter((each) => each === `error: ${words}`)).toHaveLength(2)
})

test('a file that is dropped beside the field, on the open import or what it covers, is taken', async () => {
  await openList([])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  // Under a modal dialog, the whole page is its backdrop.
  const files = [new File([JSON.stringify([ann])], 'list.json')]
  expect(fireEvent.drop(dialog, { dataTransfer: { types: ['Files'], files } })).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'Check the import' })).toBeVisible()
})

test('a file that is dropped where none is taken is not lost in silence', async () => {
  await openList([ann])
  const dropped = { dataTransfer: { types: ['Files'], files: [new File(['Email\na@x.example'], 'a.csv')] } }
  fireEvent.drop(document.body, dropped)
  expect(toasts()).toEqual(['error: To import a file, open Import and drop it there.'])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  fireEvent.drop(dialog, dropped)
  fireEvent.drop(dialog, dropped)
  expect(toasts()).toEqual(['error: The import is busy. Try again in a moment.'])
  expect(await screen.findByRole('dialog', { name: 'Check the import' })).toBeVisible()
})

test('Continue with an empty field for rows asks for rows, not for another file', async () => {
  await openList([])
  await press('Import')
  await press('Paste rows instead')
  await press('Continue')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^There are no rows yet\. Paste them into the field\.$/,
  )
})

test('a text that is dragged into the field for rows is left to the browser', async () => {
  await openList([])
  await press('Import')
  await press('Paste rows instead')
  const rows = screen.getByRole('textbox', { name: /^Rows copied/ })
  const dataTransfer = { types: ['text/plain'], files: [] }
  expect(fireEvent.dragOver(rows, { dataTransfer })).toBe(true)
  expect(fireEvent.drop(rows, { dataTransfer })).toBe(true)
  expect(rows).toHaveFocus()
})

test.each([
  ['the picture of cells', 'Email\nann@x.example', new File([], 'image.png', { type: 'image/png' })],
  ['the names of files', '/a.json\n/b.json', new File([JSON.stringify([ann])], 'a.json')],
])('what lies beside the list that is pasted is not taken for it: %s', async (_, text, file) => {
  await openList([])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  fireEvent.paste(dialog, { clipboardData: { files: [file], getData: () => text } })
  await screen.findByRole('dialog', { name: 'Check the import' })
  expect(within(dialog).getByRole('tab', { name: '1 new' })).toBeVisible()
})

test('addresses in one line, as a mail has them, are read where they are pasted', async () => {
  await openList([])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  const text = 'Ann Lee <ann@x.example>, Ben <ben@x.example>'
  fireEvent.paste(dialog, { clipboardData: { files: [], getData: () => text } })
  await screen.findByRole('dialog', { name: 'Check the import' })
  expect(within(dialog).getByRole('tab', { name: '2 new' })).toBeVisible()
})

// Android offers no file whose type is not listed, and has its own for CSV; a saved mail has none.
test.each([
  ['list', 'text/comma-separated-values'],
  ['mail.eml', 'message/rfc822'],
])('a file of any name and type can be chosen: %s', async (name, type) => {
  await openList([ann])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  const file = new File(['Name,Email\nBo,bo@x.example'], name, { type })
  await user.upload(within(dialog).getByLabelText(/Choose files/), file)
  expect(await within(dialog).findByRole('tab', { name: '1 new' })).toBeVisible()
})

test('a file that cannot be read is reported where it was dropped, and the next one is read', async () => {
  await openList([ann])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  const read = vi
    .spyOn(Blob.prototype, 'arrayBuffer')
    .mockRejectedValue(new DOMException('', 'NotFoundError'))
  const place = within(dialog).getByText(/Choose files/)
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [new File([], 'folder')] } })
  expect(place).toHaveTextContent('Reading…')
  const status = within(dialog).getByRole('status')
  expect(status).toHaveTextContent('Reading…')
  expect(status.closest('label')).toBeNull()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This could not be read.')
  expect(place).toHaveTextContent('Choose files')
  expect(status).toBeEmptyDOMElement()
  read.mockRestore()
  const file = new File([JSON.stringify([ben])], 'file.json')
  await user.upload(within(dialog).getByLabelText(/Choose files/), file)
  await within(dialog).findAllByRole('tab')
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
})

test.each(['Add 1', 'Replace all requests'])(
  'a second press on "%s" does nothing more, and one undo takes it back',
  async (name) => {
    await openList([ann])
    const dialog = await chooseFile(await backup([['invitationRequests', JSON.stringify([ben])]]))
    const confirm = within(dialog).getByRole('button', { name })
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    await later(600)
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await later(600)
    expect(stored()).toEqual([ann])
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  },
)

test('a merge says which notes it adds to requests that are here, and that it keeps other ones', async () => {
  await openList([ann, ben])
  localStorage.setItem('invitationNote:2', note('Mine'))
  const others = ['7', '8'].map((id) => ({ ...cy, id, email: `${id}@x.example` }))
  const list = JSON.stringify([ann, ben, ...others])
  const notes = ['1', '2'].map((id) => [`invitationNote:${id}`, note('Of the file')] as const)
  const dialog = await chooseFile(await backup([['invitationRequests', list], ...notes]))
  expect(dialog).toHaveTextContent(
    'The note here differs from the file’s: 1 request. If you add, what is here stays.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Add 2, add 1 note' }))
  await later(600)
  expect(report()).toHaveTextContent('2 requests added, 0 changed. 1 note added.')
  expect(localStorage.getItem('invitationNote:2')).toContain('Mine')
  expect(JSON.stringify({ ...localStorage })).toContain('2 added, 0 changed, 0 left out, 1 note added')
})

test('a note that is written while an import waits for another tab stays, and the page says so', async () => {
  const locks = new SimulatedLocks()
  vi.stubGlobal('navigator', { ...navigator, language: 'en-US', locks: locks.manager })
  let release = () => {}
  void locks.manager.request('invitationRequests', () => new Promise<void>((resolve) => (release = resolve)))
  await openList([ann, ben])
  const notes = ['1', '2'].map((id) => [`invitationNote:${id}`, note('Of the file')] as const)
  const dialog = await chooseFile(
    await backup([['invitationRequests', JSON.stringify([ann, ben])], ...notes]),
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add 2 notes' }))
  await later(300)
  writeFromAnotherTab('invitationNote:2', note('Typed meanwhile'))
  release()
  await later(3000)
  expect(localStorage.getItem('invitationNote:1')).toContain('Of the file')
  expect(localStorage.getItem('invitationNote:2')).toContain('Typed meanwhile')
  expect(report()).toHaveTextContent('1 note left out: another is here.')
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await later(3000)
  expect(localStorage.getItem('invitationNote:1')).toBeNull()
  expect(localStorage.getItem('invitationNote:2')).toContain('Typed meanwhile')
})

test('an undo of notes says when one was changed since, and stays in sight', async () => {
  await openList([ann])
  const dialog = await chooseFile(
    await backup([
      ['invitationRequests', JSON.stringify([ann])],
      ['invitationNote:1', note('Of the file')],
    ]),
  )
  expect(dialog).toHaveTextContent(
    'Replacing deletes the list and the notes here and loads those of the backup',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 note' }))
  await later(600)
  expect(toasts()).toEqual(['success: 1 note added.'])
  writeFromAnotherTab('invitationNote:1', note('Of the file, and more'))
  await later(600)
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await later(600)
  expect(report()).toHaveTextContent('Nothing was undone: 1 note changed since.')
  expect(toasts()).toEqual(['error: Nothing was undone: 1 note changed since.'])
})

test('a list that fits without the escapes of its letters can be added, and is', async () => {
  const people = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const id = `${first + at}`
      return { ...ann, id, email: `p${id}@x.example`, message: '数学を教えています。'.repeat(800) }
    })
  // With their escapes, these alone take nearly all of the storage.
  await openList(storedJson(people(0, 90)))
  const dialog = await chooseFile(JSON.stringify(people(1000, 90)))
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
  const set = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > 5 * 2 ** 20) throw new DOMException('full', 'QuotaExceededError')
    set.call(this, key, text)
  })
  await user.click(within(dialog).getByRole('button', { name: 'Add 90' }))
  await later(3000)
  expect(stored()).toHaveLength(180)
})

test('an import that fails after its dialog was closed is reported on the page', async () => {
  await openList([ann])
  const dialog = await chooseFile(JSON.stringify([ben]))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await later(600)
  full.mockRestore()
  expect(toasts()).toEqual([expect.stringMatching(/^error: In this browser, this site’s storage is full/)])
  expect(report()).toHaveTextContent('In this browser, this site’s storage is full, so nothing was saved.')
})

test('an import that ends after its dialog was closed leaves the next one open', async () => {
  const locks = new SimulatedLocks()
  vi.stubGlobal('navigator', { ...navigator, language: 'en-US', locks: locks.manager })
  let release = () => {}
  void locks.manager.request('invitationRequests', () => new Promise<void>((resolve) => (release = resolve)))
  await openList([])
  const first = await chooseFile(JSON.stringify([ann]))
  fireEvent.click(within(first).getByRole('button', { name: 'Add 1' }))
  await later(300)
  await user.keyboard('{Escape}')
  await chooseFile(JSON.stringify([ben]))
  release()
  await later(3000)
  expect(stored().map(({ name }) => name)).toEqual(['Ann'])
  const second = screen.getByRole('dialog', { name: 'Check the import' })
  await user.click(within(second).getByRole('button', { name: 'Add 1' }))
  await later(3000)
  expect(stored().map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  expect(second).not.toBeVisible()
})

test('a file that is chosen, or rows that are pasted, while one is read are not lost in silence', async () => {
  await openList([])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  let end = (_: ArrayBuffer) => {}
  const slow = new Promise<ArrayBuffer>((resolve) => {
    end = resolve
  })
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(slow)
  const field = within(dialog).getByLabelText(/Choose files|Reading/)
  await user.upload(field, new File(['slow'], 'slow.csv'))
  await later(300)
  await user.upload(field, new File(['Email\nb@x.example'], 'b.csv'))
  fireEvent.paste(dialog, { clipboardData: { files: [], getData: () => 'Email\nc@x.example' } })
  const words = 'error: The import is busy. Try again in a moment.'
  expect(toasts()).toEqual([words, words])
  end(new TextEncoder().encode('Email\na@x.example').buffer as ArrayBuffer)
  expect(await within(dialog).findByRole('tab', { name: '1 new' })).toBeVisible()
})

test('answers with a column each are what the select shows, and can be chosen again', async () => {
  await openList([])
  const dialog = await chooseFile('Student,Email,Teacher,Parent\n,a@x.co,x,', 'form.csv')
  const role = within(dialog).getByLabelText('Role comes from')
  expect(role).toHaveDisplayValue('Student + Teacher + Parent')
  await user.selectOptions(role, 'Not in the file')
  await user.selectOptions(role, 'Student + Teacher + Parent')
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(600)
  expect(stored().map((request) => request.role)).toEqual(['teacher'])
})

test('answers that begin alike can be told apart, and go with their column', async () => {
  await openList([])
  const text = 'I teach mathematics in a secondary school in'
  const rows = [`a@x.example,${text} Ontario,Chef`, `b@x.example,${text} Quebec,Chef`]
  const dialog = await chooseFile(`Email,Role,Extra\n${rows.join('\n')}`, 'a.csv')
  const list = (name: string | RegExp) => within(dialog).queryByRole('combobox', { name })
  expect(list(/Ontario/)).toBeVisible()
  expect(list(/Quebec/)).toBeVisible()
  await user.selectOptions(within(dialog).getByLabelText('Role comes from'), 'Extra')
  expect(list('Chef (2)')).toBeVisible()
  expect(list(/^I teach/)).toBeNull()
})

test('the key that undoes takes back no earlier decision while an import is being stored', async () => {
  await openList([ann])
  await user.keyboard('jr')
  await later(4000)
  const release = holdLock()
  const dialog = await chooseFile(JSON.stringify([ben]))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(300)
  await user.keyboard('{Escape}')
  await user.keyboard('u')
  await later(300)
  expect(report()).toHaveTextContent('Still saving. Press u again.')
  release()
  await later(3000)
  expect(stored().map(({ status }) => status)).toEqual(['rejected', 'pending'])
})

test('the time of an import is that at which its file was chosen', async () => {
  await openList([])
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  await later(3_600_000)
  const chosen = Date.now()
  const field = within(dialog).getByLabelText(/Choose files/)
  await user.upload(field, new File(['Email\na@x.example'], 'a.csv'))
  await within(dialog).findAllByRole('tab')
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(600)
  expect(Date.parse(String(stored()[0]?.submittedAt))).toBeGreaterThanOrEqual(chosen)
})
