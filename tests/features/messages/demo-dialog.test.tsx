import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dropUnsent, unsentMessages } from '@/domain/messages/unsent'
import { DemoButton, DemoDialog } from '@/features/messages/demo-button'
import { readDraft } from '@/lib/drafts'
import { answer, fetched, payload, sent, serveForEachTest } from '../../support/messages'
import { stopTime } from '../../support/stop-time'
import { enter, later, user } from '../../support/visitor'
import { WholePage } from '../../support/whole-page'

serveForEachTest()

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const inside = () => within(dialog())
const field = (name: string) =>
  inside().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: '.control' })
const button = (name: string) => inside().getByRole('button', { name })

async function openDialog(name = 'Enterprise demo') {
  await user.click(screen.getByRole('button', { name }))
  expect(dialog()).toHaveAttribute('open')
  await later(10)
  await inside().findByLabelText(/^First name/, { selector: '.control' })
}

async function show() {
  const screenful = render(
    <WholePage>
      <DemoButton type="Enterprise">Enterprise demo</DemoButton>
      <DemoButton type="Student">Try Free Demo</DemoButton>
      <DemoDialog />
    </WholePage>,
  )
  await openDialog()
  return screenful
}

/** The same dialog on another page, closed. */
const showElsewhere = () =>
  render(
    <>
      <DemoButton type="Enterprise">Enterprise demo</DemoButton>
      <DemoDialog />
    </>,
  )

async function fillIn() {
  await enter(user, field('First name'), 'Amara')
  await enter(user, field('Last name'), 'Okafor')
  await enter(user, field('Email'), 'amara@riverside.ca')
  await enter(user, field('Company'), 'Riverside High')
  await user.selectOptions(field('Role'), 'IT Director')
  await user.selectOptions(field('Team size'), '11-50 people')
}

async function submit() {
  const before = fetched.mock.calls.length
  await user.click(button('Request Demo'))
  await inside().findByRole('button', { name: 'Submitting...' })
  await act(() => sent(before + 1))
}

test('a request whose page is left waits, but not once it has arrived, though it still says that it submits', async () => {
  await show()
  await fillIn()
  await user.type(field('Company'), ' East')
  // Tests before this one have left messages on their way.
  const waiting = () => unsentMessages().filter(({ fields }) => fields.company === 'Riverside High East')
  await submit()
  // Back may lead to the page, which is left once more.
  for (const times of [1, 2]) {
    fireEvent(window, new Event('pagehide'))
    expect(waiting(), `left ${times} times`).toHaveLength(1)
  }
  dropUnsent(String(waiting()[0]?.id))
  await act(async () => answer(200, '{"success":true}'))
  await later(100)
  expect(button('Submitting...')).toBeDisabled()
  fireEvent(window, new Event('pagehide'))
  expect(waiting()).toEqual([])
  // A reload offers nothing of it.
  expect(readDraft('demo')).toBeUndefined()
})

test('the lists offer the roles and sizes of the specification', async () => {
  await show()
  const options = (name: string) =>
    within(field(name))
      .getAllByRole('option')
      .map((option) => option.textContent)
      .join(', ')
  expect(options('Role')).toBe(
    'Choose one, Educator/Teacher, Administrator, IT Director, Curriculum Designer, Student, Parent, Other',
  )
  expect(options('Team size')).toBe(
    'Choose one, 1-10 people, 11-50 people, 51-100 people, 101-500 people, 500+ people',
  )
  expect(inside().getByText('Six answers are required, two are optional.')).toBeVisible()
  expect(field('Phone number')).not.toBeRequired()
  expect(field('Message')).not.toBeRequired()
})

test('every answer that is too short or missing is named, the first gets the focus, and nothing is sent', async () => {
  await show()
  await user.type(field('First name'), 'A')
  await user.type(field('Last name'), ' O')
  await user.type(field('Company'), 'R')
  await user.click(button('Request Demo'))
  await waitFor(() => expect(field('First name')).toHaveFocus())
  const says = {
    'First name': 'First name must be at least 2 characters',
    'Last name': 'Last name must be at least 2 characters',
    Email: 'Please enter a valid email address',
    Company: 'Company name must be at least 2 characters',
    Role: 'Please select your role',
    'Team size': 'Please select your team size',
  }
  for (const [name, message] of Object.entries(says)) {
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(await inside().findByRole('link', { name: message })).toBeInTheDocument()
  }
  for (const name of ['First name', 'Last name', 'Company']) {
    await user.type(field(name), 'i')
    await waitFor(() => expect(field(name)).toBeValid())
  }
  expect(fetched).not.toHaveBeenCalled()
})

test('a request is sent under the names of the API, with the type of the button that opened the dialog', async () => {
  await show()
  await user.click(button('Cancel'))
  await later(300)
  await openDialog('Try Free Demo')
  await fillIn()
  await user.type(field('Phone number'), ' +1 519 555 0199 ')
  await submit()
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/send-email/demo')
  expect(payload()).toEqual({
    demo_type: 'Student',
    first_name: 'Amara',
    last_name: 'Okafor',
    email: 'amara@riverside.ca',
    company: 'Riverside High',
    role: 'IT Director',
    team_size: '11-50',
    phone_number: '+1 519 555 0199',
    message: '',
  })
})

test('200 ms after it was closed the form is empty, and offers to put back what was typed', async () => {
  await show()
  await user.type(field('First name'), 'Amara')
  await user.selectOptions(field('Role'), 'Parent')
  stopTime()
  await user.click(inside().getByRole('button', { name: 'Close' }))
  await later(190)
  expect(field('First name')).toHaveValue('Amara')
  await later(20)
  expect(field('First name')).toHaveValue('')
  await openDialog()
  expect(field('Role')).toHaveValue('')
  expect(inside().queryByText('Restored.')).not.toBeInTheDocument()
  await user.click(button('Restore what you typed'))
  expect(field('First name')).toHaveValue('Amara')
  expect(field('First name')).toHaveFocus()
  expect(field('Role')).toHaveValue('Parent')
  expect(inside().queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument()
  await user.click(button('Discard and start over'))
  expect(field('First name')).toHaveValue('')
  expect(field('First name')).toHaveFocus()
  expect({ ...sessionStorage }).toEqual({})
})

test('200 ms after it was closed, and not before, the success is gone, too', async () => {
  await show()
  await fillIn()
  await submit()
  answer(200, '{}')
  const success = await inside().findByRole('heading', { name: 'Demo Request Submitted!' })
  stopTime()
  await user.click(inside().getByRole('button', { name: 'Close' }))
  expect(dialog()).not.toHaveAttribute('open')
  await later(190)
  expect(success).toBeInTheDocument()
  await later(20)
  expect(success).not.toBeInTheDocument()
  expect(field('First name')).toHaveValue('')
})

test.each(['a double click', 'Enter twice'])(
  '%s on "Restore what you typed" restores and does no more',
  async (how) => {
    await show()
    await fillIn()
    await user.click(button('Cancel'))
    await later(300)
    await openDialog()
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    box.mockReturnValue(new DOMRect(0, 0, 40, 40)) // What replaces it is in its place.
    if (how === 'Enter twice') {
      button('Restore what you typed').focus()
      await user.keyboard('{Enter}{Enter}')
      expect(field('First name')).toHaveFocus()
    } else {
      await user.click(button('Restore what you typed'))
      await user.dblClick(button('Discard and start over'))
    }
    box.mockRestore()
    expect(field('First name')).toHaveValue('Amara')
    expect(sessionStorage.getItem('draft:demo')).toContain('Amara')
    expect(button('Request Demo')).toBeEnabled()
  },
)

test('a request that failed on another page, or with its dialog closed, leaves an empty form without a reason', async () => {
  const { unmount } = await show()
  await fillIn()
  await submit()
  answer(500, '{}')
  await inside().findByRole('alert')
  await user.click(button('Cancel'))
  unmount()
  const elsewhere = await show()
  expect(inside().queryByRole('alert')).not.toBeInTheDocument()

  await user.click(button('Restore what you typed'))
  await user.click(button('Request Demo'))
  await act(() => sent(2))
  elsewhere.unmount()
  showElsewhere()
  answer(500, '{}')
  await later(2000)
  await openDialog()
  expect(inside().queryByRole('alert')).not.toBeInTheDocument()
  expect(field('First name')).toHaveValue('')
})

test('a request that was sent from another page leaves an empty form', async () => {
  const { unmount } = await show()
  await fillIn()
  await submit()
  unmount()
  showElsewhere()
  answer(200, '{}')
  await later(2000)
  await openDialog()
  expect(screen.queryByRole('heading', { name: 'Demo Request Submitted!' })).not.toBeInTheDocument()
  expect(field('First name')).toHaveValue('')
})

test('what is on offer stays so when another request is sent', async () => {
  await show()
  await user.type(field('Phone number'), '555')
  await user.type(field('Message'), 'A long text that took ten minutes')
  await user.click(button('Cancel'))
  await later(300)
  await openDialog()
  await fillIn()
  await submit()
  expect(payload()).toMatchObject({ first_name: 'Amara', message: '' })
  answer(200, '{}')
  await inside().findByRole('heading', { name: 'Demo Request Submitted!' })
  await later(3500)
  await openDialog()
  expect(field('First name')).toHaveValue('')
  await user.click(button('Restore what you typed'))
  expect(field('Message')).toHaveValue('A long text that took ten minutes')
  // Of the request that was sent, nothing comes back.
  expect(field('First name')).toHaveValue('')
})

test('a request that failed promises no copy where the browser could not save one', async () => {
  await show()
  await fillIn()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await submit()
  await act(async () => answer(500, '{"error":"The mail server is down."}'))
  expect(await inside().findByText(/could not save a copy: do not close this tab/)).toBeVisible()
  expect(dialog()).not.toHaveTextContent('A copy waits')
  vi.mocked(Storage.prototype.setItem).mockRestore()
  await user.click(button('Request Demo'))
  await act(() => sent(fetched.mock.calls.length))
  await act(async () => answer(200, '{"success":true}'))
  // What waits in memory goes with that, and not into the next test.
  expect(await inside().findByRole('heading', { name: 'Demo Request Submitted!' })).toBeVisible()
})
