import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatBackup } from '@/features/review/export'
import { ann, ben, on, cy as pending, sampleRequest } from '../../domain/invitations/sample-requests'
import { writeFromAnotherTab } from '../../support/admin-area'
import {
  chooseFile,
  holdLock,
  openList as open,
  press,
  report,
  signInForEachTest,
  stored,
  toasts,
} from '../../support/review'
import { later, user } from '../../support/visitor'

const cy = { ...pending, status: 'approved', invitationCode: 'CODE1234' }
const openList = (requests: readonly unknown[] = [ann, ben, cy]) => open(requests)

signInForEachTest()

/** Storage refuses every text until the returned function is called. */
function refuse(error: unknown): () => void {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw error
  })
  return () => spy.mockRestore()
}

const full = /^In this browser, this site’s storage is full, so nothing was saved\./
const refusals: readonly (readonly [name: string, error: unknown, message: RegExp])[] = [
  ['QuotaExceededError', new DOMException('full', 'QuotaExceededError'), full],
  ['SecurityError', new DOMException('no', 'SecurityError'), /^This browser blocks storage for this site/],
  ['an unknown error', new Error('disk'), /^The browser could not save this\./],
]

test.each(refusals)(
  '%s at an approval, a note and an import is reported where the user looks',
  async (_, error, message) => {
    await openList()
    const dan = sampleRequest({ id: '9', name: 'Dan', email: 'd@d.example', submittedAt: on(17) })
    const heal = refuse(error)
    await press('Approve Ann’s request')
    await later(600)
    expect(report()?.lastChild?.textContent?.trim()).toMatch(message)
    expect(toasts()).toEqual([expect.stringMatching(new RegExp(`^error: ${message.source.slice(1)}`))])
    expect(screen.getByRole('button', { name: 'Approve Ann’s request' })).toBeVisible()

    await press('Ben')
    const note = await screen.findByRole('textbox', { name: 'Private note' })
    await user.type(note, 'Words')
    await later(700)
    expect(note).toBeInvalid()
    expect(note).toHaveAccessibleDescription(message)
    await user.keyboard('{Escape}')

    const dialog = await chooseFile(JSON.stringify([dan]))
    await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(message)
    heal()
    await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
    await later(600)
    expect(report()).toHaveTextContent('1 request added, 0 changed.')
    expect(stored()).toEqual([ann, ben, cy, { ...dan, updatedAt: undefined }])

    await press('Ben')
    expect(await screen.findByRole('textbox', { name: 'Private note' })).toHaveValue('Words')
    await later(700)
    expect(localStorage.getItem('invitationNote:2')).toContain('"Words"')
  },
)

test('a decision that waits for another tab says so, shows what is stored, and is then made', async () => {
  const release = holdLock()
  await openList()
  await press('Reject Ann’s request')
  await later(900)
  expect(toasts()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Reject Ann’s request' })).not.toBeInTheDocument()
  await later(200)
  expect(toasts()).toEqual([expect.stringMatching(/^error: Waiting for another tab/)])
  expect(screen.getByRole('button', { name: 'Reject Ann’s request' })).toBeVisible()
  release()
  await later(600)
  expect(report()).toHaveTextContent('Ann’s request is rejected.')
  expect(stored()[0]?.status).toBe('rejected')
})

test('the key that undoes takes back no earlier decision while a later one is being stored', async () => {
  await openList([ann, ben])
  await user.keyboard('jr')
  await later(600)
  const release = holdLock()
  await user.keyboard('jru')
  await later(600)
  expect(report()).toHaveTextContent('Still saving. Press u again.')
  release()
  await later(600)
  expect(stored().map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await user.keyboard('u')
  await later(600)
  expect(stored().map(({ status }) => status)).toEqual(['rejected', 'pending'])
})

test('a Clear All that waited for another tab takes the focus from nothing that is used meanwhile', async () => {
  const release = holdLock()
  await openList()
  await press('Clear All')
  const question = await screen.findByRole('alertdialog', { name: 'Clear All' })
  await user.click(within(question).getByRole('button', { name: 'Clear All' }))
  await press('Refresh')
  release()
  await later(600)
  expect(stored()).toEqual([])
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus()
})

test('a Clear All that waited leaves nothing of what waited before it', async () => {
  const release = holdLock()
  await openList([ann])
  const note = JSON.stringify({ text: 'Theirs', updatedAt: on(16) })
  const texts = new Map([
    ['invitationRequests', JSON.stringify([ben])],
    ['invitationNote:2', note],
  ])
  const dialog = await chooseFile((await formatBackup(texts, new Date())).text)
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await user.keyboard('{Escape}')
  await press('Reject Ann’s request')
  await press('Clear All')
  const question = await screen.findByRole('alertdialog', { name: 'Clear All' })
  await user.click(within(question).getByRole('button', { name: 'Clear All' }))
  release()
  await later(600)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ann|Ben|Theirs/)
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('a copy whose deletion waited for another tab takes the focus from nothing that is used meanwhile', async () => {
  localStorage.setItem('invitationRequests:quarantine:1752674400000', '[{')
  const release = holdLock()
  await openList()
  await press('View storage')
  const dialog = await screen.findByRole('dialog', { name: 'View storage' })
  await user.click(within(dialog).getByRole('button', { name: /^Delete the copy/ }))
  const copy = within(dialog).getByRole('button', { name: 'Copy' })
  copy.focus()
  release()
  await later(600)
  expect(screen.queryByRole('region', { name: 'Copies of damaged lists' })).not.toBeInTheDocument()
  expect(copy).toHaveFocus()
})

/** The preview of a backup with a request that is here, and a note about it. */
async function chooseNoteOfAnn(): Promise<HTMLElement> {
  const note = JSON.stringify({ text: 'Theirs', updatedAt: on(16) })
  const texts = new Map([
    ['invitationRequests', JSON.stringify([ann])],
    ['invitationNote:1', note],
  ])
  return chooseFile((await formatBackup(texts, new Date())).text)
}

test('an import that waited for another tab brings no note of a request that is cleared meanwhile', async () => {
  const release = holdLock()
  await openList()
  const dialog = await chooseNoteOfAnn()
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 note' }))
  await later(300)
  writeFromAnotherTab('invitationRequests', null)
  release()
  await later(600)
  expect(JSON.stringify({ ...localStorage })).not.toContain('Theirs')
})

test('a note written while an import waited for another tab is kept', async () => {
  const release = holdLock()
  await openList()
  const dialog = await chooseNoteOfAnn()
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 note' }))
  await later(300)
  await user.keyboard('{Escape}')
  await press('Ann')
  await user.type(await screen.findByRole('textbox', { name: 'Private note' }), 'Ours')
  await later(700)
  release()
  await later(600)
  expect(screen.getByRole('textbox', { name: 'Private note' })).toHaveValue('Ours')
  expect(localStorage.getItem('invitationNote:1')).toContain('"Ours"')
})

test('a request that got a note while the undo of its import waited for another tab is left alone', async () => {
  await open([])
  const dialog = await chooseFile(JSON.stringify([ann]))
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(600)
  const release = holdLock()
  await press('Undo 1 request imported')
  await press('Ann')
  await user.type(await screen.findByRole('textbox', { name: 'Private note' }), 'Words')
  await later(700)
  release()
  await later(600)
  expect(report()).toHaveTextContent('Nothing was undone: 1 request changed since.')
  expect(stored()).toHaveLength(1)
  expect(screen.getByRole('textbox', { name: 'Private note' })).toHaveValue('Words')
})

test('an import that brings a lost request back keeps the note that was left of it', async () => {
  const note = (text: string) => JSON.stringify({ text, updatedAt: on(16) })
  const texts = new Map([
    ['invitationRequests', JSON.stringify([ann])],
    ['invitationNote:1', note('Old')],
  ])
  localStorage.setItem('invitationNote:1', note('New'))
  await open('[{"id":"1","na')
  const dialog = await chooseFile((await formatBackup(texts, new Date())).text)
  await user.click(within(dialog).getByRole('button', { name: 'Add 1' }))
  await later(600)
  expect(localStorage.getItem('invitationNote:1')).toBe(note('New'))
  await press('Undo 1 request imported')
  await later(600)
  expect(stored()).toEqual([])
  expect(localStorage.getItem('invitationNote:1')).toBe(note('New'))
})

test('an undo that fails keeps its place among the others', async () => {
  await openList()
  await press('Reject Ann’s request')
  await later(600)
  await press('Reject Ben’s request')
  await later(600)
  const heal = refuse(new Error('disk'))
  await press('Undo Ann’s request rejected')
  await later(600)
  expect(report()).toHaveTextContent('The browser could not save this.')
  heal()
  await user.keyboard('u')
  await later(600)
  expect(report()).toHaveTextContent('Ben’s request is pending again.')
})

test('an import says that a note did not fit, and gives each note to the request that it is about', async () => {
  const here = sampleRequest({ id: '1', name: 'Zoe', email: 'zoe@z.example', submittedAt: on(10) })
  await openList([here])
  const texts = new Map([
    ['invitationRequests', JSON.stringify([ann, ben])],
    ['invitationNote:1', JSON.stringify({ text: 'About Ann', updatedAt: on(16) })],
    ['invitationNote:2', JSON.stringify({ text: 'About Ben', updatedAt: on(16) })],
  ])
  const { text } = await formatBackup(texts, new Date())
  let dialog = await chooseFile(text)
  // Ann's id is taken here, and the next free one is Ben's.
  await user.click(within(dialog).getByRole('button', { name: 'Add 2' }))
  await later(600)
  const noteOf = (name: string) =>
    localStorage.getItem(`invitationNote:${stored().find((request) => request.name === name)?.id}`)
  expect(noteOf('Ann')).toContain('About Ann')
  expect(noteOf('Ben')).toContain('About Ben')
  await press('Undo 2 requests imported')
  await later(600)
  expect(stored()).toEqual([here])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('invitationNote:'))).toEqual([])

  dialog = await chooseFile(text)
  const set = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('invitationNote:')) throw new DOMException('full', 'QuotaExceededError')
    set.call(this, key, value)
  })
  await user.click(within(dialog).getByRole('button', { name: 'Add 2' }))
  await later(600)
  expect(report()).toHaveTextContent('2 requests added, 0 changed. 2 notes did not fit in the storage.')
})

const everyone = JSON.stringify([ann, ben, cy])
const event = (fields: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', fields))
const requestKey = 'invitationRequests'
const added = `${requestKey}:added:7:x`
test.each<[string, string | null, StorageEventInit, readonly string[]]>([
  ['null key and everything gone', null, { key: null }, []],
  ['null value', null, { key: requestKey, newValue: null }, []],
  ['bad JSON', `[${JSON.stringify(ann)},{"id":`, { key: requestKey, newValue: '[{"id":' }, ['Ann']],
  ['no JSON at all', '<html>', { key: requestKey, newValue: '<html>' }, []],
  ['bad JSON of a key of its own', everyone, { key: added, newValue: '{"id":' }, ['Ann', 'Ben', 'Cy']],
  [
    'the list of another storage area',
    everyone,
    { key: requestKey, newValue: '[]', storageArea: sessionStorage },
    ['Ann', 'Ben', 'Cy'],
  ],
])(
  'a storage event with %s shows what storage holds, and decisions still work',
  async (_, text, fields, names) => {
    await openList()
    if (text === null) localStorage.removeItem(requestKey)
    else localStorage.setItem(requestKey, text)
    event({ storageArea: localStorage, ...fields })
    await later(3000)
    expect(screen.queryAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(names)
    const [first] = names
    if (!first) return
    await press(`Reject ${first}’s request`)
    await waitFor(() => expect(report()).toHaveTextContent(`${first}’s request is rejected.`))
    expect(stored().find(({ name }) => name === first)?.status).toBe('rejected')
  },
)

test('without any way to copy, the page says that nothing was copied', async () => {
  await openList()
  Reflect.deleteProperty(navigator, 'clipboard')
  await press('Copy code of Cy')
  expect(toasts()).toEqual(['error: Your browser blocked copying. The code is under View storage.'])
  expect(screen.queryByRole('button', { name: 'Copied!' })).not.toBeInTheDocument()
})

test('an invisible, direction-changing or very long name is replaced by its readable part', async () => {
  const names = ['\u200B\u2060', 'Dee\u202Elortnoc', 'L'.repeat(1_000_000)]
  await openList(
    names.map((name, index) => sampleRequest({ id: `${index}`, name, submittedAt: on(16 - index) })),
  )
  const long = `${'L'.repeat(200)}…`
  const cells = screen.getAllByRole('rowheader')
  expect(cells.map((cell) => cell.querySelector('button')?.textContent)).toEqual([
    'No name',
    'Deelortnoc',
    long,
  ])
  for (const name of ['No name', 'Deelortnoc', long]) {
    await press(`Reject ${name}’s request`)
    await waitFor(() => expect(report()).toHaveTextContent(`${name}’s request is rejected.`))
  }
  const log = Object.entries(localStorage).filter(([key]) => key.startsWith('invitationAudit:'))
  expect(log.length).toBe(3)
  for (const [, text] of log) expect(text.length).toBeLessThan(500)
})

test('what would turn the direction of a line is in no dialog of a code', async () => {
  const fields = { name: 'Dee\u202Elortnoc', email: 'dee@d.example\u202E' }
  const dialog = async (name: RegExp) => (await screen.findByRole('dialog', { name })).textContent
  await openList(['1', '2', '3'].map((id) => sampleRequest({ id, ...fields, submittedAt: on(16) })))
  await user.keyboard('ja')
  const one = await dialog(/request is approved$/)
  expect(one).toContain('Deelortnoc, dee@d.example, approved')
  await press('Done')
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await press('Approve 2')
  expect(one + (await dialog(/^2 requests approved$/))).not.toMatch(/\p{Bidi_Control}/u)
})

test('a long list of addresses is searched whole', async () => {
  await openList()
  const box = screen.getByRole('searchbox')
  await user.click(box)
  const others = Array.from({ length: 40 }, (_, index) => `person.${index}@school.example`)
  await user.paste([...others, ben.email].join(', '))
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ben'])
  await user.clear(box)
  await user.paste('ж'.repeat(5000))
  expect(box).toHaveValue('ж'.repeat(4000))
})
