import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ann, ben, cy, on, sampleRequest } from '../../../domain/invitations/sample-requests'
import { writeFromAnotherTab } from '../../../support/admin-area'
import { openList, press, report, signInForEachTest, stored } from '../../../support/review'
import { later, user } from '../../../support/visitor'

signInForEachTest()

const dee = sampleRequest({ id: '4', name: 'Dee', submittedAt: on(13) })
const statuses = () => stored().map(({ status }) => status)

/** The open details, whose request a decision has taken out of the filtered list. */
async function decideIn(name: string) {
  await openList([ann, ben, cy, dee], '?status=pending')
  await press(name)
  await screen.findByRole('dialog', { name })
  await user.keyboard('r')
  await later(600)
  const details = screen.getByRole('dialog', { name })
  expect(details).toHaveTextContent('Hidden by the filter')
  return details
}

test('keys act on the request that the details show, also when it has left the list', async () => {
  await decideIn('Ann')
  await user.keyboard('ra')
  await later(600)
  await user.keyboard('a')
  await later(600)
  expect(statuses()).toEqual(['rejected', 'pending', 'pending', 'pending'])
})

test('after a decision in the details, the next request is the one that took its place', async () => {
  const details = await decideIn('Ben')
  await user.click(within(details).getByRole('button', { name: 'Next request' }))
  expect(await screen.findByRole('dialog', { name: 'Cy' })).toHaveTextContent('2 of 3')
})

test('rejecting and going on in turns, by keys alone, passes over nobody', async () => {
  await decideIn('Ann')
  for (const name of ['Ben', 'Cy', 'Dee']) {
    await user.keyboard('j')
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    await later(200)
    await user.keyboard('r')
    await later(600)
  }
  expect(statuses()).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
})

test('after the last request of the list is decided, there is a previous one and no next one', async () => {
  const details = await decideIn('Dee')
  const next = within(details).getByRole('button', { name: 'Next request' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('j')
  expect(screen.getByRole('dialog', { name: 'Dee' })).toBeVisible()
  await user.keyboard('k')
  expect(await screen.findByRole('dialog', { name: 'Cy' })).toHaveTextContent('3 of 3')
})

test('sorted by status, the next request after a decision is the one that took its place', async () => {
  await openList([ann, ben, cy], '?sort=status')
  await press('Ben')
  const details = await screen.findByRole('dialog', { name: 'Ben' })
  await user.keyboard('r')
  await later(600)
  expect(details).toHaveTextContent('Moved to 3 of 3')
  await user.keyboard('u')
  await later(600)
  expect(details).toHaveTextContent(/^2 of 3/)
  await user.keyboard('r')
  await later(600)
  await user.keyboard('j')
  expect(await screen.findByRole('dialog', { name: 'Cy' })).toHaveTextContent(/^2 of 3/)
  await user.keyboard('r')
  await later(600)
  await user.keyboard('k')
  expect(await screen.findByRole('dialog', { name: 'Ann' })).toHaveTextContent(/^1 of 3/)
})

test('the next request stays the same one while another tab adds some above it', async () => {
  await openList([ann, ben, cy], '?sort=status')
  await press('Ben')
  await screen.findByRole('dialog', { name: 'Ben' })
  await user.keyboard('r')
  await later(600)
  const newest = { ...dee, submittedAt: on(30) }
  act(() => writeFromAnotherTab('invitationRequests', JSON.stringify([newest, ...stored()])))
  await later(600)
  await user.keyboard('j')
  expect(await screen.findByRole('dialog', { name: 'Cy' })).toHaveTextContent(/^3 of 4/)
})

test('a request that a decision has moved is in a new search where that has it', async () => {
  await openList([ann, ben, cy], '?sort=status')
  await press('Ben')
  const details = await screen.findByRole('dialog', { name: 'Ben' })
  await user.keyboard('r')
  await later(600)
  expect(details).toHaveTextContent('Moved to 3 of 3')
  await user.type(screen.getByRole('searchbox'), 'ben')
  expect(details).toHaveTextContent(/^1 of 1/)
})

test('Escape clears the search and leaves the details open; the next one closes them', async () => {
  await openList()
  await press('Ann')
  await screen.findByRole('dialog', { name: 'Ann' })
  const search = screen.getByRole('searchbox')
  await user.type(search, 'ann{Escape}')
  expect(search).toHaveValue('')
  expect(screen.getByRole('dialog', { name: 'Ann' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Escape that is held down after it has emptied the search or closed a dialog leaves the details open', async () => {
  await openList()
  await press('Ann')
  await screen.findByRole('dialog', { name: 'Ann' })
  await user.type(screen.getByRole('searchbox'), 'ann')
  const pressEscape = (repeat: boolean) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', repeat })
  pressEscape(false)
  pressEscape(true)
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('dialog', { name: 'Ann' })).toBeVisible()
  pressEscape(false)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['open', 'closed', 'none'] as const)(
  'what is typed into the field of an extension is no command, shadow root: %s',
  async (mode) => {
    await openList()
    await press('Ann')
    await screen.findByRole('dialog', { name: 'Ann' })
    const host = document.documentElement.appendChild(document.createElement('div'))
    onTestFinished(() => host.remove())
    const root = mode === 'none' ? host : host.attachShadow({ mode })
    const field = root.appendChild(document.createElement(mode === 'none' ? 'div' : 'input'))
    field.tabIndex = 0
    for (const key of ['a', 'Escape'])
      expect(fireEvent.keyDown(field, { key, bubbles: true, composed: true })).toBe(true)
    await later(600)
    expect(statuses()).toEqual(['pending', 'pending', 'pending'])
    expect(screen.getByRole('dialog', { name: 'Ann' })).toBeVisible()
  },
)

test.each([
  ['div', 'open'],
  ['wa-field', 'closed'],
] as const)('nor into one in the shadow of a %s beside a field of ours: %s', async (name, mode) => {
  await openList()
  await press('Ann')
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  const host = details.appendChild(document.createElement(name))
  onTestFinished(() => host.remove())
  const field = host.attachShadow({ mode }).appendChild(document.createElement('input'))
  expect(fireEvent.keyDown(field, { key: 'a', bubbles: true, composed: true })).toBe(true)
  await later(600)
  expect(statuses()).toEqual(['pending', 'pending', 'pending'])
})

test('letters after Alt+T, which leads to the toasts, decide nothing', async () => {
  await openList()
  await press('Ann')
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  const toasts = details.appendChild(document.createElement('ol'))
  toasts.dataset.sonnerToaster = ''
  onTestFinished(() => toasts.remove())
  fireEvent.keyDown(toasts, { key: 'a' })
  await later(600)
  expect(statuses()).toEqual(['pending', 'pending', 'pending'])
})

test('an approved request without a code says so, and does not speak of a button for it', async () => {
  await openList([{ ...ann, status: 'approved' }])
  await press('Ann')
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  expect(details).toHaveTextContent('This request has no invitation code.')
  expect(details).not.toHaveTextContent('Copy code')
})

test('an approved request with a code says where that is; it may have been approved elsewhere', async () => {
  await openList([{ ...ann, status: 'approved', invitationCode: 'A1B2C3D4' }])
  await press('Ann')
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  expect(details).toHaveTextContent('“Copy code” in the list')
  expect(details).not.toHaveTextContent(/A1B2C3D4|you approved/)
})

test.each([
  ['Keyboard shortcuts', '?'],
  ['Keyboard shortcuts', '؟'],
  ['Audit log', 'Audit log'],
])('Escape closes a dialog over the details and leaves these open: %s', async (name, opener) => {
  await openList()
  await press('Ann')
  await screen.findByRole('dialog', { name: 'Ann' })
  if (opener.length === 1) await user.keyboard(opener)
  else await press(opener)
  // Its plain text is clicked.
  await user.click(within(await screen.findByRole('dialog', { name })).getByRole('heading', { name }))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await user.keyboard('{Escape}')
  await later(100)
  expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Ann' })).toBeVisible()
})

test('one Escape closes the details, and the next one clears the selection, also after the keys were off', async () => {
  await openList([ann, ben, cy])
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben' }))
  await press('Ann')
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.dblClick(within(help).getByRole('checkbox'))
  await user.click(within(help).getByRole('button', { name: 'Close' }))
  await later(600)
  await user.keyboard('{Escape}')
  expect(details).not.toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select Ben' })).toBeChecked()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('checkbox', { name: 'Select Ben' })).not.toBeChecked()
})

/** A window whose width, and with it the place of the details, can be changed. */
function resizable() {
  const room = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = media.includes('width') ? room : Object.assign(new EventTarget(), { matches: false })
    return query as unknown as MediaQueryList
  })
  return (narrow: boolean) =>
    act(async () => {
      room.matches = narrow
      room.dispatchEvent(new Event('change'))
    })
}

test('a window that gets narrower or wider while a note is typed leaves the focus in it', async () => {
  const resize = resizable()
  await openList()
  await press('Ann')
  const note = await screen.findByRole('textbox', { name: 'Private note' })
  await user.type(note, 'Me')
  for (const narrow of [true, false]) {
    await resize(narrow)
    expect(note).toHaveFocus()
    await user.keyboard('ra')
  }
  expect(note).toHaveValue('Merara')
  await later(600)
  expect(statuses()).toEqual(['pending', 'pending', 'pending'])
})

test('details that would cover the page wait below the code that is shown once', async () => {
  const resize = resizable()
  await openList()
  await press('Ann')
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  await user.click(within(details).getByRole('button', { name: 'Approve' }))
  const code = await screen.findByRole('dialog', { name: 'Ann’s request is approved' })
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  await resize(true)
  expect(showModal).not.toHaveBeenCalled()
  await user.click(within(code).getByRole('button', { name: 'Done' }))
  await later(100)
  expect(showModal.mock.contexts).toEqual([details])
  expect(details).toBeVisible()
})

test('what is done in details that cover the page is announced in them, beside it over the list', async () => {
  const resize = resizable()
  await openList()
  await press('Ann')
  const details = await screen.findByRole('dialog', { name: 'Ann' })
  const said = () =>
    within(details)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
  await resize(true)
  await user.click(within(details).getByRole('button', { name: 'Reject' }))
  await later(600)
  expect(said()).toContain('Ann’s request is rejected.')
  await user.keyboard('u')
  await later(600)
  expect(said()).toContain('Ann’s request is pending again.')
  await resize(false)
  expect(said().join()).not.toContain('Ann’s')
  expect(report()).toHaveTextContent('Ann’s request is pending again.')
})

test('the key that selects does nothing for a request that the filter hides', async () => {
  await decideIn('Ann')
  await user.keyboard('x')
  expect(report()).toHaveTextContent('Ann’s request is rejected.')
  expect(report()).not.toHaveTextContent('Selection')
})

test('the key of the search closes details that cover it', async () => {
  const resize = resizable()
  await openList()
  await press('Ann')
  await screen.findByRole('dialog', { name: 'Ann' })
  await resize(true)
  await user.keyboard('/')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveFocus()
})
