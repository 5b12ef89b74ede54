import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setText } from '@/lib/form-fields'
import { ann } from '../../../domain/invitations/sample-requests'
import { writeFromAnotherTab } from '../../../support/admin-area'
import { openList, press, signInForEachTest, toasts } from '../../../support/review'
import { later, user } from '../../../support/visitor'

signInForEachTest()

const noteKey = 'invitationNote:1'
const storedNote = () => JSON.parse(localStorage.getItem(noteKey) ?? '{}').text
const elsewhere = (text: string) =>
  writeFromAnotherTab(noteKey, JSON.stringify({ text, updatedAt: new Date().toISOString() }))

async function openNote(): Promise<HTMLElement> {
  await openList()
  await press('Ann')
  return screen.findByRole('textbox', { name: 'Private note' })
}

test('words that could not be stored come back with the details, and are stored once there is room', async () => {
  const note = await openNote()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(note, 'Words')
  await press('Next request')
  expect(toasts()).toEqual([expect.stringMatching(/^error: Your note was not saved/)])
  expect(screen.getByRole('textbox', { name: 'Private note' })).toHaveValue('')
  await press('Previous request')
  expect(screen.getByRole('textbox', { name: 'Private note' })).toHaveValue('Words')
  await user.keyboard('{Escape}')
  expect(toasts()).toHaveLength(1)
  await press('Ann')
  expect(await screen.findByRole('textbox', { name: 'Private note' })).toHaveValue('Words')
  full.mockRestore()
  await later(700)
  expect(storedNote()).toBe('Words')
  await press('Close details')
  expect(toasts()).toEqual([])
})

test('words that could not be stored are reported with the reason', async () => {
  const note = await openNote()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await user.type(note, 'Words')
  await press('Next request')
  expect(toasts()).toEqual([expect.stringMatching(/^error: Your note was not saved, .* blocks storage/)])
})

test('that a note is saved is not read out at each pause of typing, but an error is', async () => {
  const note = await openNote()
  const state = () => document.getElementById(String(note.getAttribute('aria-describedby')))
  expect(state()).toHaveAttribute('aria-live', 'polite')
  await user.type(note, 'Words')
  await later(700)
  expect(state()).toHaveTextContent(/^Saved/)
  expect(state()).toHaveAttribute('aria-live', 'off')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(note, '!')
  await later(700)
  expect(state()).toHaveAttribute('aria-live', 'polite')
})

test.each([
  ['left', () => fireEvent(window, new Event('pagehide'))],
  // A phone may end it then, without another word.
  ['hidden', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
])(
  'words that were just typed, or put in without an event, are stored when the page is %s',
  async (_, leave) => {
    const note = await openNote()
    await user.type(note, 'Words')
    expect(storedNote()).toBeUndefined()
    leave()
    expect(storedNote()).toBe('Words')
    setText(note as HTMLTextAreaElement, 'Words, dictated')
    leave()
    expect(storedNote()).toBe('Words, dictated')
    expect(note).toHaveValue('Words, dictated')
  },
)

test('words that could not be stored and were then deleted do not come back', async () => {
  const note = await openNote()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(note, 'Words')
  await later(700)
  await user.clear(note)
  await press('Next request')
  expect(toasts()).toEqual([])
  await press('Previous request')
  expect(screen.getByRole('textbox', { name: 'Private note' })).toHaveValue('')
})

test('what two tabs write into one note at once is kept, and the line under it says so', async () => {
  const note = await openNote()
  await user.type(note, 'She is a colleague')
  elsewhere('Called on Monday')
  await later(700)
  expect(storedNote()).toBe('Called on Monday\nShe is a colleague')
  expect(note).toHaveValue('Called on Monday\nShe is a colleague')
  expect(note).toHaveAccessibleDescription('Another tab changed this note, too. Both versions are kept.')

  await user.type(note, ' of Ben')
  elsewhere('Called on Monday\nShe is a colleague\nNo answer')
  await later(700)
  expect(storedNote()).toBe('Called on Monday\nShe is a colleague\nNo answer\nof Ben')
  await user.type(note, '.')
  await later(700)
  expect(storedNote()).toMatch(/of Ben\.$/)
  expect(note).toHaveAccessibleDescription(/^Saved/)
})

test('what another tab writes is shown where nothing is being written', async () => {
  const note = await openNote()
  elsewhere('Called on Monday')
  await later(100)
  expect(note).toHaveValue('Called on Monday')
})

test('what another tab writes is shown when what was typed here meanwhile is gone again', async () => {
  const note = await openNote()
  await user.type(note, 'Words')
  elsewhere('Theirs')
  await later(100)
  expect(note).toHaveValue('Words')
  await user.clear(note)
  await later(700)
  expect(note).toHaveValue('Theirs')
})

test('a note that another tab emptied keeps all that is written here, and does not speak of two', async () => {
  const note = await openNote()
  await user.type(note, 'Called on Monday')
  await later(700)
  await user.type(note, ', no answer')
  writeFromAnotherTab(noteKey, null)
  await later(700)
  expect(storedNote()).toBe('Called on Monday, no answer')
  expect(note).toHaveValue('Called on Monday, no answer')
  expect(note).toHaveAccessibleDescription(/^Saved/)
})

const logged = () => Object.keys(localStorage).filter((key) => key.startsWith('invitationAudit:'))

test('white space alone is no note: nothing is stored or logged, and nothing waits to be saved', async () => {
  const note = await openNote()
  await user.type(note, '  ')
  await later(700)
  expect(note).toHaveAccessibleDescription('Saved in this browser only. Never part of the CSV.')
  await press('Close details')
  expect(localStorage.getItem(noteKey)).toBeNull()
  expect(logged()).toEqual([])
})

test('a note is one line of the log, however many pauses it is written with; its removal is another', async () => {
  const note = await openNote()
  for (const words of ['Called', ' on Monday', ', no answer']) {
    await user.type(note, words)
    await later(700)
  }
  expect(storedNote()).toBe('Called on Monday, no answer')
  expect(logged()).toHaveLength(1)
  await user.clear(note)
  await later(700)
  expect(logged()).toHaveLength(2)
  expect(screen.getByText('Note removed')).toBeVisible()
  await user.type(note, 'Again')
  await later(700)
  await press('Next request')
  await press('Previous request')
  await user.type(await screen.findByRole('textbox', { name: 'Private note' }), '!')
  await later(700)
  expect(logged()).toHaveLength(4)
})

test('a note that another tab has removed already is not removed once more', async () => {
  const note = await openNote()
  await user.type(note, 'Words')
  await later(700)
  expect(logged()).toHaveLength(1)
  await user.clear(note)
  writeFromAnotherTab(noteKey, null)
  await later(700)
  expect(logged()).toHaveLength(1)
  expect(note).toHaveAccessibleDescription('Saved in this browser only. Never part of the CSV.')
})

test('a note has room for 20,000 characters, and says that it is full', async () => {
  const note = await openNote()
  await user.click(note)
  await user.paste('x'.repeat(30_000))
  expect(note).toHaveValue('x'.repeat(20_000))
  await later(700)
  expect(storedNote()).toBe('x'.repeat(20_000))
  const full = 'This note is full. Text beyond 20,000 characters is left out.'
  expect(note).toHaveAccessibleDescription(full)
  expect(screen.getByText(full).closest('[role="status"]')).toHaveAttribute('aria-live', 'polite')
  await user.keyboard('{Backspace}')
  await later(700)
  expect(note).toHaveAccessibleDescription(/^Saved/)
})

const zoe = { ...ann, name: 'Zoe', email: 'zoe@z.example' }

test('what other software puts into the note without an event stays and is stored', async () => {
  const note = await openNote()
  setText(note as HTMLTextAreaElement, 'Dictated')
  await user.click(note)
  expect(note).toHaveValue('Dictated')
  setText(note as HTMLTextAreaElement, 'Dictated twice')
  await user.click(screen.getByRole('heading', { name: 'Private note' }))
  expect(note).toHaveValue('Dictated twice')
  await later(700)
  expect(storedNote()).toBe('Dictated twice')
})

test('a note of a megabyte is shown in part, says so, and stays as it is', async () => {
  const text = 'word '.repeat(200_000)
  localStorage.setItem(noteKey, JSON.stringify({ text, updatedAt: new Date().toISOString() }))
  const note = await openNote()
  expect(note).toHaveValue(text.slice(0, 20_000))
  expect(note).toHaveAttribute('readonly')
  expect(screen.getByText(/^Too long to edit here/)).toBeVisible()
  fireEvent.blur(note)
  await press('Close details')
  expect(storedNote()).toBe(text)
})

test.each(['open', 'closed'])(
  'words about one person do not pass to another one who gets the id: details %s',
  async (details) => {
    const note = await openNote()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.type(note, 'Words')
    if (details === 'closed') await press('Close details')
    full.mockRestore()
    writeFromAnotherTab('invitationRequests', JSON.stringify([zoe]))
    await later(700)
    await press('Zoe')
    expect(await screen.findByRole('textbox', { name: 'Private note' })).toHaveValue('')
    await press('Close details')
    expect(storedNote()).toBeUndefined()
  },
)
