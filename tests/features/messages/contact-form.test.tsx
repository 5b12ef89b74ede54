import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import { Link, MemoryRouter, NavigationType } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { contactSchema } from '@/domain/messages/message-schemas'
import { setText } from '@/lib/form-fields'
import { VisitContext } from '@/lib/store'
import { ContactForm } from '@/pages/contact/hero'
import { answer, fetched, payload, sent, serveForEachTest } from '../../support/messages'
import { later, user } from '../../support/visitor'

serveForEachTest()

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const reason = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reason for contact' })
const send = () => screen.getByRole('button', { name: 'Send Message' })

async function show(address = '/contact', type = NavigationType.Pop) {
  const screenful = render(
    <MemoryRouter initialEntries={[address]}>
      <Link to="/contact?type=sales">Sales</Link>
      <VisitContext value={{ type, location: { hash: '' } }}>
        <ContactForm />
      </VisitContext>
    </MemoryRouter>,
  )
  await later(400)
  return screenful
}

async function fillIn() {
  await user.type(field('Name'), 'Amara Okafor')
  await user.type(field('Email'), 'amara@riverside.ca')
  await user.type(field('Subject'), 'Line 3 of Quadratics 2')
  await user.type(field('Message'), 'It marks x = 2 wrong.')
}

async function submit() {
  const before = fetched.mock.calls.length
  await user.click(send())
  await screen.findByRole('button', { name: 'Sending...' })
  await act(() => sent(before + 1))
}

test('there are the four reasons; the address chooses one, and an unknown one the default', async () => {
  const { unmount } = await show('/contact?type=api')
  expect(
    within(reason())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose one', 'Sales Inquiry', 'Technical Support', 'API Integration', 'General Question'])
  expect(reason()).toHaveValue('api')
  unmount()
  await show('/contact?type=constructor')
  expect(reason()).toHaveValue('general')
})

test('a mailed link whose `&` was escaped once too often keeps its reason', async () => {
  await show('/contact?utm_source=letter&amp;type=sales')
  expect(reason()).toHaveValue('sales')
})

test.each([
  ['', false],
  [', in development too', true],
])(
  'a chosen reason outlives a reload of an address that asks for another; a link asks again%s',
  async (_, isStrict) => {
    configure({ reactStrictMode: isStrict })
    onTestFinished(() => configure({ reactStrictMode: false }))
    const first = await show('/contact?type=sales')
    await user.type(field('Message'), 'It marks x = 2 wrong.')
    await user.selectOptions(reason(), 'support')
    await later(500)
    first.unmount()
    const second = await show('/contact?type=sales')
    expect(field('Message')).toHaveValue('It marks x = 2 wrong.')
    expect(reason()).toHaveValue('support')
    second.unmount()
    await show()
    expect(reason()).toHaveValue('support')
    await user.click(screen.getByRole('link', { name: 'Sales' }))
    expect(reason()).toHaveValue('sales')
  },
)

test('the reason of a link that was followed is chosen, whichever a draft has; its text stays', async () => {
  const first = await show('/contact?type=sales', NavigationType.Push)
  await user.type(field('Message'), 'Forty seats, please.')
  await later(500)
  first.unmount()
  const second = await show('/contact?type=support', NavigationType.Push)
  expect(field('Message')).toHaveValue('Forty seats, please.')
  expect(reason()).toHaveValue('support')
  await user.selectOptions(reason(), 'api')
  await later(500)
  second.unmount()
  const third = await show('/contact?type=support')
  expect(reason()).toHaveValue('api')
  third.unmount()
  await show('/contact', NavigationType.Push)
  expect(reason()).toHaveValue('api')
})

test('a text keeps the reason that the address chose for it; one without text leaves nothing', async () => {
  const first = await show('/contact?type=support')
  await later(500)
  first.unmount()
  expect(sessionStorage.getItem('draft:contact')).toBeNull()
  const second = await show('/contact?type=sales')
  await user.type(field('Message'), 'Forty seats, please.')
  await later(500)
  second.unmount()
  const third = await show()
  expect(field('Message')).toHaveValue('Forty seats, please.')
  expect(reason()).toHaveValue('sales')
  await user.click(screen.getByRole('button', { name: 'Discard and start over' }))
  await user.type(field('Message'), 'Line 3?')
  await later(500)
  third.unmount()
  await show('/contact?type=sales')
  expect(field('Message')).toHaveValue('Line 3?')
  expect(reason()).toHaveValue('sales')
})

test('wrong answers are named under their fields and in a list, and the first gets the focus', async () => {
  await show()
  await user.selectOptions(reason(), '')
  await user.type(field('Name'), ' A ')
  await user.type(field('Email'), 'amara@riverside')
  await user.type(field('Subject'), '1234 ')
  await user.type(field('Message'), '123456789')
  await user.click(send())
  await waitFor(() => expect(field('Name')).toHaveFocus())
  const says = [
    [field('Name'), 'Name must be at least 2 characters'],
    [field('Email'), 'Please enter a valid email address'],
    [reason(), 'Please select a reason for contact'],
    [field('Subject'), 'Subject must be at least 5 characters'],
    [field('Message'), 'Message must be at least 10 characters'],
  ] as const
  for (const [control, message] of says) {
    expect(control).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(control).toBeInvalid()
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument()
  }
  await user.click(screen.getByRole('link', { name: 'Subject must be at least 5 characters' }))
  expect(field('Subject')).toHaveFocus()
  await user.type(field('Subject'), '5')
  expect(field('Subject')).toBeValid()
  const heard = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(heard).toContain('4 of 5 left to fix')
  expect(fetched).not.toHaveBeenCalled()
})

test('what was corrected keeps its place while it is sent, so the button stays where it is', async () => {
  await show()
  await user.click(send())
  await screen.findByText('4 of 4 left to fix', { ignore: '[role=status] *' })
  await fillIn()
  await submit()
  const list = () => screen.queryByText('All fixed. Ready to send.', { ignore: '[role=status] *' })
  expect(list()).toBeInTheDocument()
  await act(async () => answer(500, '{}'))
  await screen.findByRole('alert')
  expect(list()).not.toBeInTheDocument()
})

test('a mistake that a tool corrects without an event is none when its field is left at once', async () => {
  await show()
  await user.click(send())
  await waitFor(() => expect(field('Name')).toHaveFocus())
  setText(field('Name'), 'Amara Okafor')
  await user.tab()
  await waitFor(() => expect(field('Name')).toBeValid())
})

test.each([
  ['an emoji', '\u{1F600}', false],
  ['an emoji of several characters', '\u{1F469}\u200D\u{1F3EB}', true],
  ['a letter and its combining accent', 'e\u0301', true],
  ['the same letter as one character', '\u00E9', false],
  ['two characters of no width', '\u200B\u200B', false],
  ['a letter in white space of any kind', '\u3000\u00A0A\uFEFF', false],
])('a length counts Unicode characters, without white space around: %s', (_, name, isEnough) => {
  const rest = {
    email: 'al@b.ca',
    company: '',
    contactReason: 'api',
    subject: '12345',
    message: '1234567890',
  }
  const said = contactSchema.safeParse({ ...rest, name }).error?.issues.map(({ message }) => message)
  expect(said).toEqual(isEnough ? undefined : ['Name must be at least 2 characters'])
})

test('the shortest answers that are long enough are sent, trimmed, under the names of the API', async () => {
  await show('/contact?type=support')
  await user.type(field('Name'), ' Al ')
  await user.type(field('Email'), ' al@b.ca ')
  await user.type(field('Subject'), '12345')
  await user.type(field('Message'), '1234567890')
  await submit()
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/send-email/contact')
  expect(payload()).toEqual({
    from_name: 'Al',
    from_email: 'al@b.ca',
    company: 'Not provided',
    subject: '12345',
    message: '1234567890',
    contact_reason: 'support',
  })
})

test('the success names the visitor’s address as the form did: “Reply to” it would tell them to', async () => {
  await show()
  await fillIn()
  await submit()
  await act(async () => answer(200, '{}'))
  await screen.findByRole('heading', { name: 'Message Sent' })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Subject', 'Email'])
})

test('a visitor who types elsewhere when the answer comes keeps the focus', async () => {
  await show()
  render(<input aria-label="Newsletter" />)
  await fillIn()
  await submit()
  await user.type(screen.getByLabelText('Newsletter'), 'amara@')
  await act(async () => answer(200, '{}'))
  await screen.findByRole('heading', { name: 'Message Sent' })
  await user.keyboard('riverside.ca')
  expect(screen.getByLabelText('Newsletter')).toHaveValue('amara@riverside.ca')
})

test('after a double click on the button the focus is on it again when the sending has failed', async () => {
  await show()
  await fillIn()
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Sending...' }))
  expect(document.body).toHaveFocus()
  await act(() => sent(1))
  await act(async () => answer(503, '{}'))
  await screen.findByRole('alert')
  expect(send()).toHaveFocus()
})

test('a visitor who leaves and comes back while it is sending cannot send it twice', async () => {
  const { unmount } = await show()
  await fillIn()
  await submit()
  unmount()
  await show()
  expect(field('Name')).toHaveValue('Amara Okafor')
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await user.type(field('Name'), '{Enter}')
  expect(screen.getByRole('button', { name: 'Discard and start over' })).toBeDisabled()
  await act(async () => answer(503, '{}'))
  expect(await screen.findByRole('alert')).toHaveTextContent('HTTP error! status: 503')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a second failure in the same words is announced, too: its box is a new one', async () => {
  await show()
  await fillIn()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(send())
  const first = await screen.findByRole('alert')
  await user.click(send())
  await act(() => sent(2))
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(await screen.findByRole('alert')).toHaveTextContent(first.textContent ?? '?')
})

test.each([
  ['by the button', () => user.click(screen.getByRole('button', { name: 'Write another message' }))],
  ['by itself', () => later(5100)],
])('when the form is back %s after a success, its first letter is no mistake', async (_, comeBack) => {
  await show('/contact?type=api')
  await fillIn()
  await submit()
  await act(async () => answer(200, '{}'))
  await screen.findByRole('heading', { name: 'Message Sent' })
  await comeBack()
  expect(reason()).toHaveValue('api')
  await user.type(field('Message'), 'H')
  await later(50)
  expect(field('Message')).toBeValid()
})
