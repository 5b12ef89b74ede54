import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { openRequestDialog, RequestDialog } from '@/features/request-access/request-dialog'
import { clearDraft } from '@/lib/drafts'
import { takeToasts, toasts } from '@/lib/toast'
import { addedAnswers } from '../../domain/invitations/sample-requests'
import { fakeTimeForEachTest, later, user } from '../../support/visitor'

// The form's late code is read from the disk once, so that no test waits for a slow disk.
beforeAll(async () => {
  await import('@/features/request-access/request-form')
  await import('@/features/request-access/request-submission')
}, 60_000)

fakeTimeForEachTest()

afterEach(() => {
  // A draft refused by full storage lasts as long as the page, and all tests share one page.
  clearDraft('request')
  takeToasts()
})

const stored = (): readonly Record<string, string>[] =>
  JSON.parse(localStorage.getItem('invitationRequests') ?? '[]')
const dialog = () => screen.getByRole('dialog', { hidden: true })
const field = (name: RegExp) => within(dialog()).getByLabelText<HTMLInputElement>(name)
const submitButton = () => within(dialog()).getByRole('button', { name: /^submit/i })

async function openForm() {
  render(
    <>
      <RequestAccessButton />
      <RequestDialog />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Request Access' }))
  await within(dialog()).findByLabelText('Name')
  await fillInAdded()
}

/** What the specification does not ask for, so that what is said below is about the rest. */
async function fillInAdded() {
  for (const [label, answer] of Object.entries(addedAnswers)) {
    const element = field(new RegExp(label, 'i'))
    if (element.matches('select')) await user.selectOptions(element, answer)
    else await user.type(element, answer)
  }
}

async function fillIn(answers: { readonly email?: string } = {}) {
  await user.type(field(/name/i), 'Amara Okafor')
  await user.type(field(/email/i), answers.email ?? 'amara@riverside.ca')
  await user.selectOptions(field(/role/i), 'Teacher')
  await user.selectOptions(field(/use it for/i), 'Teaching')
  await user.type(field(/message/i), 'Grade 10 quadratics')
}

/** Submits the complete form; its checks load first, so the sending begins a moment later. */
async function submit() {
  await user.click(submitButton())
  await waitFor(() => expect(submitButton()).toHaveTextContent('Submitting...'))
}

test('the lists offer the values of the specification under readable labels', async () => {
  await openForm()
  const options = (select: HTMLElement) =>
    [...(select as HTMLSelectElement).options].map(({ value }) => value).join(' ')
  expect(options(field(/role/i))).toBe(' student teacher administrator parent researcher developer other')
  expect(options(field(/use case/i))).toBe(
    ' personal-learning teaching institutional research integration evaluation',
  )
  expect(within(field(/role/i)).getByRole('option', { name: 'Teacher' })).toBeInTheDocument()
  expect(field(/organization/i)).not.toBeRequired()
})

test('submit waits for all five required answers, and a line names what is missing', async () => {
  await openForm()
  expect(submitButton()).toBeDisabled()
  expect(submitButton()).toHaveAccessibleDescription(
    'Still needed: your name, your email, your role, what you would use it for, and a message.',
  )
  await user.type(field(/name/i), 'Amara')
  await user.type(field(/email/i), 'amara@riverside.ca')
  await user.selectOptions(field(/role/i), 'teacher')
  expect(submitButton()).toHaveAccessibleDescription(
    'Still needed: what you would use it for, and a message.',
  )
  await user.selectOptions(field(/use it for/i), 'research')
  await user.type(field(/message/i), '   ')
  expect(submitButton()).toBeDisabled()
  expect(submitButton()).toHaveAccessibleDescription('Still needed: a message.')
  await user.type(field(/message/i), 'Hello')
  expect(submitButton()).toBeEnabled()
  await user.clear(field(/name/i))
  await user.clear(field(/email/i))
  expect(submitButton()).toBeDisabled()
  expect(submitButton()).toHaveAccessibleDescription('Still needed: your name and your email.')
})

test('an emoji is an answer; white space of any kind, and what nobody sees, is none', async () => {
  await openForm()
  await fillIn()
  for (const [text, isAnswer] of [
    ['\u{1F600}', true],
    ['\u0301', false],
    ['\u200B', false],
    ['\u3000\u00A0\uFEFF\u2003', false],
  ] as const) {
    await user.clear(field(/^name/i))
    await user.click(field(/^name/i))
    await user.paste(text)
    expect(field(/^name/i)).toHaveValue(text)
    expect(submitButton().matches(':enabled'), JSON.stringify(text)).toBe(isAnswer)
  }
})

test('assistive technology hears how many answers are left after a pause, not at each letter', async () => {
  await openForm()
  const status = within(dialog()).getAllByRole('status').at(-1)
  expect(status).toHaveTextContent('')
  await user.type(field(/name/i), 'Amara')
  expect(status).toHaveTextContent('')
  await later(1000)
  expect(status).toHaveTextContent(/^Still needed: /)
})

test('a submission goes on while the dialog is closed, and reopening shows how it ended', async () => {
  await openForm()
  await fillIn()
  await submit()
  await later(300)
  await user.keyboard('{Escape}')
  await later(5000)
  expect(stored()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Request Access' }))
  expect(await screen.findByRole('heading', { name: 'Request Submitted!' })).toHaveFocus()
  await later(3100)
  expect(dialog()).not.toHaveAttribute('open')
  // Without a copy nobody sees the request, so it can be taken later, too.
  await user.click(screen.getByRole('button', { name: 'Request Access' }))
  expect(field(/^name/i)).toHaveValue('')
  // Nor can this browser know whether a request is still pending that was decided elsewhere.
  expect(screen.getByText(/^A request in this browser was submitted/).closest('p')).toHaveTextContent(
    /^A request in this browser was/,
  )
  expect(screen.getByRole('link', { name: 'Email us a copy' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download a copy' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Write to us' })).not.toBeInTheDocument()
  // The next person may come to the computer.
  await later(5 * 60_000)
  expect(screen.queryByRole('link', { name: 'Email us a copy' })).not.toBeInTheDocument()
  expect(screen.getByText(/^A request in this browser was submitted/).closest('p')).toHaveTextContent(
    /\d{4}\. It reached us only if you emailed a copy\. No copy sent\? Write to us\.$/,
  )
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `mailto:${site.contactEmail}`,
  )
})

test.each([
  ['pending', 'no day', 1],
  ['rejected', '2025-07-16T16:00:00Z', 0],
] as const)(
  'after a request that is %s, of %s, links to write to us: %i',
  async (status, submittedAt, links) => {
    const answers = {
      name: 'Ann',
      email: 'ann@riverside.ca',
      role: 'parent',
      useCase: 'teaching',
      message: '!',
    }
    localStorage.setItem('invitationRequests', JSON.stringify([{ id: '1', ...answers, status, submittedAt }]))
    await openForm()
    expect(await within(dialog()).findByText(/request in this browser/)).toBeVisible()
    expect(within(dialog()).queryAllByRole('link', { name: 'Write to us' })).toHaveLength(links)
  },
)

test('a success that nobody has seen is gone when the next person may have come', async () => {
  await openForm()
  await fillIn()
  await submit()
  await user.keyboard('{Escape}')
  await later(6 * 60_000)
  expect(stored()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Request Access' }))
  expect(field(/^name/i)).toHaveValue('')
  expect(screen.queryByRole('link', { name: 'Email us a copy' })).not.toBeInTheDocument()
})

test('a copy that has the focus holds the success also while its window is left for a mail program', async () => {
  await openForm()
  await fillIn()
  await submit()
  const copy = await screen.findByRole('link', { name: 'Email us a copy' })
  act(() => copy.focus())
  // The window that is left sends this, and its element stays the active one.
  fireEvent.blur(copy)
  await later(60_000)
  expect(dialog()).toHaveAttribute('open')
  act(() => copy.blur())
  await later(3100)
  expect(dialog()).not.toHaveAttribute('open')
})

test('in a second request the first letter of the address is no mistake', async () => {
  await openForm()
  await fillIn()
  await submit()
  await later(5000)
  await user.click(screen.getByRole('button', { name: 'Request Access' }))
  await user.type(field(/email/i), 'j')
  await later(50)
  expect(field(/email/i)).toHaveValue('j')
  expect(field(/email/i)).not.toHaveAttribute('aria-invalid')
  expect(within(dialog()).queryByText(/One thing to fix/)).not.toBeInTheDocument()
})

test('a name and an email that come while another request is being stored wait for the next form', async () => {
  await openForm()
  await fillIn()
  await submit()
  await user.keyboard('{Escape}')
  act(() => openRequestDialog({ name: 'Bea Bell', email: 'bea@riverside.ca' }))
  await later(50)
  expect(field(/^name/i)).toHaveValue('Amara Okafor')
  await later(5000)
  expect(stored()).toEqual([expect.objectContaining({ name: 'Amara Okafor' })])
  await user.click(screen.getByRole('button', { name: 'Request Access' }))
  expect(field(/^name/i)).toHaveValue('Bea Bell')
  expect(field(/email/i)).toHaveValue('bea@riverside.ca')
})

test('after a failure the words that are announced are those on the screen, and a copy can be taken as text', async () => {
  await openForm()
  await fillIn()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await submit()
  const heard = new Set<string | null>()
  const status = within(dialog()).getAllByRole('status').at(-1)
  for (let steps = 0; steps < 30; steps += 1) {
    await later(100)
    heard.add(status?.textContent ?? null)
  }
  full.mockRestore()
  expect(within(dialog()).getAllByText('What you typed is still here. You can submit again.')).toHaveLength(2)
  expect([...heard]).toEqual(['Submitting...', '', 'What you typed is still here. You can submit again.'])
  expect(within(dialog()).getByRole('alert')).toHaveTextContent(
    'Email us a copy, and your request still reaches us.',
  )
  expect(within(dialog()).queryByText(/^Saved in this browser/)).not.toBeInTheDocument()

  await user.click(within(dialog()).getByRole('button', { name: 'Copy the text' }))
  const said = () => toasts.get().waiting.map(({ message }) => message)
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Copied/)))
  expect(await navigator.clipboard.readText()).toContain('Grade 10 quadratics')

  // Without the API, and from inside the open dialog: outside nothing takes the focus.
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  let copied: string | undefined
  const command = vi.fn(() => {
    copied = dialog().querySelector<HTMLTextAreaElement>('textarea.sr-only:focus')?.value
    return true
  })
  Object.assign(document, { execCommand: command })
  await user.click(within(dialog()).getByRole('button', { name: 'Copy the text' }))
  await waitFor(() => expect(copied).toContain('Grade 10 quadratics'))
  Reflect.deleteProperty(document, 'execCommand')
  expect(dialog().querySelector('textarea.sr-only')).toBeNull()
})
