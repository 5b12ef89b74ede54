import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatBackup } from '@/features/review/import/import-file'
import { sampleRequest } from '../../../domain/invitations/sample-requests'
import {
  endAdminTest,
  later,
  renderAdminArea,
  startAdminTest,
  storeRequests,
  storeSession,
  writeFromAnotherTab,
} from '../../../support/admin-area'

const on = (day: number) => `2025-07-${day}T10:00:00.000Z`
const ann = sampleRequest({ id: '1', name: 'Ann', email: 'ann@a.example', submittedAt: on(16) })
const ben = sampleRequest({ id: '2', name: 'Ben', email: 'ben@a.example', submittedAt: on(15) })
const cy = sampleRequest({ id: '3', name: 'Cy', email: 'cy@a.example', submittedAt: on(14) })

let user: UserEvent
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  user = startAdminTest()
  storeSession()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await endAdminTest()
})

const stored = () => JSON.parse(localStorage.getItem('invitationRequests') ?? '[]')
const said = () => within(screen.getByRole('region', { name: 'Requests' })).getAllByRole('status')[0]
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const note = (text: string) => JSON.stringify({ text, updatedAt: on(16) })

async function openImport(requests: readonly unknown[]): Promise<HTMLElement> {
  storeRequests(requests)
  renderAdminArea('/admin/invitation-requests')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  return screen.findByRole('dialog', { name: 'Import' })
}

async function choose(dialog: HTMLElement, text: string): Promise<void> {
  await user.upload(within(dialog).getByLabelText(/Choose a file/), new File([text], 'file.json'))
  await within(dialog).findAllByRole('tab')
}

const backup = async (entries: readonly (readonly [string, string])[]) =>
  (await formatBackup(new Map(entries), new Date())).text

test('a restore after which a request came in is not undone, and the page says so', async () => {
  const dialog = await openImport([ann])
  await choose(dialog, await backup([['invitationRequests', JSON.stringify([ben])]]))
  await user.click(within(dialog).getByRole('button', { name: 'Replace everything' }))
  await later(600)
  writeFromAnotherTab('invitationRequests', JSON.stringify([ben, cy]))
  await later(300)
  await press('Undo The backup restored')
  await later(600)
  expect(stored()).toEqual([ben, cy])
  expect(said()).toHaveTextContent('Something came or changed since the restore, so it was not undone.')
})

test('the undo of an import leaves alone what changed since, with its note', async () => {
  const dialog = await openImport([])
  const list = JSON.stringify([ann, ben, cy])
  const notes = ['1', '2', '3'].map((id) => [`invitationNote:${id}`, note('Of the file')] as const)
  await choose(dialog, await backup([['invitationRequests', list], ...notes]))
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
  expect(said()).toHaveTextContent('The import is undone, but for 2 requests changed since.')
})

test('a file that cannot be read, such as a dropped folder, is said where it was dropped, and the next one is read', async () => {
  const dialog = await openImport([ann])
  const read = vi.spyOn(FileReader.prototype, 'readAsText').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  })
  const place = within(dialog).getByText(/Choose a file/)
  fireEvent.drop(place, { dataTransfer: { files: [new File([], 'folder')] } })
  expect(place).toHaveTextContent('Reading…')
  const status = within(dialog).getByRole('status')
  expect(status).toHaveTextContent('Reading…')
  // What a status says is no part of a name.
  expect(status.closest('label')).toBeNull()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This could not be read.')
  expect(place).toHaveTextContent('Choose a file')
  expect(status).toBeEmptyDOMElement()
  read.mockRestore()
  await choose(dialog, JSON.stringify([ben]))
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
})

test('conflicts beyond those that are listed are counted', async () => {
  const many = Array.from({ length: 203 }, (_, index) =>
    sampleRequest({ id: `${index}`, email: `a${index}@a.example`, submittedAt: on(10) }),
  )
  const dialog = await openImport(many)
  await choose(dialog, JSON.stringify(many.map((request) => ({ ...request, name: 'Other' }))))
  expect(within(dialog).getByRole('tabpanel')).toHaveTextContent(/and 3 more$/)
})

test.each(['Add 1', 'Replace everything'])(
  'a second press on "%s" does nothing more, and one undo takes it back',
  async (name) => {
    const dialog = await openImport([ann])
    await choose(dialog, await backup([['invitationRequests', JSON.stringify([ben])]]))
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

test('a backup is restored without what neither form nor admin could have made, and the preview says so', async () => {
  const dialog = await openImport([ann])
  const list = [
    { ...ben, status: 'approved' },
    { ...cy, role: 'king' },
    { ...ben, name: 'Twin' },
    { ...cy, id: '4', submittedAt: 'soon' },
  ]
  await choose(dialog, await backup([['invitationRequests', JSON.stringify(list)]]))
  expect(dialog).toHaveTextContent('One approved request comes without a code of its own. It gets a new one.')
  await user.click(within(dialog).getByRole('tab', { name: '3 Bad' }))
  for (const reason of [/“role” is “king”/, /its id came before/, /no readable date/])
    expect(within(dialog).getByText(reason)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Replace everything' }))
  await later(600)
  expect(stored()).toEqual([
    { ...ben, status: 'approved', invitationCode: expect.stringMatching(/^[A-Z0-9]{8}$/) },
  ])
})
