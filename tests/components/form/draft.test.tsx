import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DraftNote } from '@/components/form/draft'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { leaveForm, Redrawable } from '@/lib/carry-over'
import { draftMark, endDraft, writeDraft } from '@/lib/drafts'
import { givenFields } from '@/lib/form-fields'
import { atLeast, z } from '@/lib/zod'

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})

const schema = z.object({
  subject: atLeast(1, 'Required'),
  company: z.string(),
  role: z.string(),
  password: z.string(),
})
const roles = [{ value: 'Teacher', label: 'Teacher' }]
const send = vi.fn(async () => undefined)

function Letter({ offersDraft = false }: { readonly offersDraft?: boolean }) {
  const fields = {
    subject: { label: 'Subject' },
    company: { label: 'Company' },
    role: { label: 'Role', options: roles },
    password: { label: 'Password', type: 'password' },
  } as const
  const form = useSiteForm({ name: 'letter', schema, fields, send, offersDraft })
  return (
    <FormFrame form={form}>
      <DraftNote form={form} />
      <FormFields form={form} />
      <button type="submit">Send</button>
    </FormFrame>
  )
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Subject'), { target: { value } })
/** The mouse's events, in their order. */
const press = () =>
  act(async () => {
    const button = screen.getByRole('button', { name: 'Send' })
    fireEvent.pointerOver(button)
    fireEvent.pointerDown(button)
    button.focus()
    fireEvent.click(button)
  })
const stored = () => sessionStorage.getItem('draft:letter')
/** The form as it was served, with what was typed into it and a submit that was held. */
function holdServed(fields: string): void {
  const served = document.createElement('form')
  served.innerHTML = fields
  served.setAttribute('name', 'letter')
  served.dataset.live = 'held'
  leaveForm(served)
}

/** Another tab, which is a copy of this one, sends the draft. */
function sendFromCopy() {
  const copied = { ...sessionStorage }
  endDraft('letter', draftMark('letter'))
  for (const [key, text] of Object.entries(copied)) sessionStorage.setItem(key, text)
}

test('what is typed is a draft at once: a crash loses nothing of it', () => {
  render(<Letter />)
  type('Hello')
  expect(stored()).toBe('{"subject":"Hello"}')
})

test.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  // A phone may end it then, without another word.
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('what other software has just put in, without an event, is kept when the page is %s', (_, leave) => {
  render(<Letter />)
  Reflect.set(HTMLInputElement.prototype, 'value', 'dictated', screen.getByLabelText('Subject'))
  leave()
  expect(stored()).toContain('dictated')
})

test('what is typed outlasts a way back in Safari, which empties forms that are not to be filled in again', () => {
  render(<Letter />)
  type('Hello')
  const isOff = () => document.forms[0]?.getAttribute('autocomplete') === 'off'
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  // As WebKit does when its page cache brings a document back, without an event.
  if (isOff()) Reflect.set(HTMLInputElement.prototype, 'value', '', screen.getByLabelText('Subject'))
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    vi.advanceTimersByTime(2000)
  })
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  expect(stored()).toContain('Hello')
  // Firefox would fill it in again.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
  expect(isOff()).toBe(true)
})

test('putting back an offered draft overwrites nothing that was typed since', () => {
  const { unmount } = render(<Letter offersDraft />)
  type('Hello')
  unmount()
  render(<Letter offersDraft />)
  type('Good morning')
  fireEvent.click(screen.getByRole('button', { name: 'Restore what you typed' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('Good morning')
})

test.each([false, true])('what a reset by other software took is offered: %s', (offersDraft) => {
  render(<Letter offersDraft={offersDraft} />)
  type('Hello')
  // Set without an event.
  Reflect.set(HTMLInputElement.prototype, 'value', 'School', screen.getByLabelText('Company'))
  act(() => {
    document.forms[0]?.reset()
    vi.advanceTimersByTime(2000)
  })
  expect(screen.getByLabelText('Subject')).toHaveValue('')
  expect(stored()).toContain('Hello')
  fireEvent.click(screen.getByRole('button', { name: 'Restore what you typed' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  expect(screen.getByLabelText('Company')).toHaveValue('School')
})

test('a password is never part of a draft', () => {
  render(<Letter />)
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'hunter2' } })
  type('Hello')
  act(() => vi.advanceTimersByTime(500))
  expect(stored()).toBe('{"subject":"Hello"}')
})

test('a password that a tool shows as text is none either', () => {
  render(<Letter />)
  const password = screen.getByLabelText('Password')
  password.setAttribute('type', 'text')
  fireEvent.change(password, { target: { value: 'hunter2' } })
  act(() => vi.advanceTimersByTime(500))
  expect(stored()).toBeNull()
})

test('a submit that was held and has mistakes drops no draft: it is put in beside what was typed since', async () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  holdServed(
    '<input id="letter-subject" name="subject"><input id="letter-password" name="password" value="hunter2">',
  )
  render(<Letter />)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  expect(screen.getByLabelText('Password')).toHaveValue('hunter2')
  expect(screen.getByText('Restored.')).toBeVisible()
  expect(stored()).toBe('{"subject":"Hello"}')
})

test.each(['before', 'after'])(
  'a field of other software with our name, %s ours, erases nothing',
  (place) => {
    render(<Letter />)
    const field = screen.getByLabelText('Subject')
    const twin = document.createElement('input')
    twin.name = 'subject'
    if (place === 'before') field.before(twin)
    else field.after(twin)
    type('Hello')
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Send' }))
    act(() => vi.advanceTimersByTime(2000))
    expect(field).toHaveValue('Hello')
    expect(stored()).toBe('{"subject":"Hello"}')
  },
)

test('that text came back is said in a line that was there before, which is announced', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  render(<Letter offersDraft />)
  const [line] = screen.getAllByRole('status')
  expect(line).toBeEmptyDOMElement()
  fireEvent.click(screen.getByRole('button', { name: 'Restore what you typed' }))
  expect(line).toHaveTextContent('Restored. We kept what you typed earlier.')
})

test('another text in a copy of a tab is another draft: it stays when the first one is sent', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  sendFromCopy()
  writeDraft('letter', { subject: 'Good morning' })
  const again = render(<Letter />)
  expect(screen.getByLabelText('Subject')).toHaveValue('Good morning')
  expect(screen.queryByText(/This was submitted on/)).not.toBeInTheDocument()
  // And it is sent only once it is sent.
  act(() => vi.advanceTimersByTime(1000))
  again.unmount()
  expect(stored()).toContain('Good morning')
})

test('text that is on offer outlives what is typed beside it', () => {
  const first = render(<Letter offersDraft />)
  type('Hello')
  first.unmount()
  const second = render(<Letter offersDraft />)
  type('J')
  act(() => vi.advanceTimersByTime(500))
  type('')
  act(() => vi.advanceTimersByTime(2000))
  second.unmount()
  render(<Letter offersDraft />)
  fireEvent.click(screen.getByRole('button', { name: 'Restore what you typed' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
})

test('a copy of a tab says that its draft was sent from the other one, and does not offer it', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  const copied = { ...sessionStorage }
  vi.setSystemTime(new Date('2026-03-02T15:45:00'))
  endDraft('letter', draftMark('letter'))
  for (const [key, text] of Object.entries(copied)) sessionStorage.setItem(key, text)
  render(<Letter />)
  expect(screen.getByLabelText('Subject')).toHaveValue('')
  expect(screen.getByText(/This was submitted/).parentElement).toHaveTextContent(
    /^Submitted\. This was submitted on March 2, 2026 at 15:45\.$/,
  )
  expect(stored()).toBeNull()
})

test('a draft that is only on offer here, and was sent from a copy of the tab, is on offer no more', () => {
  const first = render(<Letter offersDraft />)
  type('Hello')
  first.unmount()
  render(<Letter offersDraft />)
  expect(screen.getByRole('button', { name: 'Restore what you typed' })).toBeVisible()
  sendFromCopy()
  act(() => vi.advanceTimersByTime(1000))
  fireEvent.click(screen.getByRole('button', { name: 'Write a new one' }))
  expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument()
  expect(stored()).toBeNull()
})

test('a page that the browser has kept says that a later page of its tab has sent its draft', async () => {
  render(<Letter />)
  type('Hello')
  act(() => vi.advanceTimersByTime(500))
  endDraft('letter', draftMark('letter'))
  // What was begun there after that stays a draft, and is on offer here.
  writeDraft('letter', { subject: 'Good morning' })
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByText(/This was submitted on/)).toBeVisible()
  expect(stored()).toContain('Good morning')
  await press()
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Write a new one' }))
  fireEvent.click(screen.getByRole('button', { name: 'Restore what you typed' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('Good morning')
})

test('an open copy of a tab says so as soon as its form is looked at; a new text is a new draft', () => {
  render(<Letter />)
  type('Hello')
  act(() => vi.advanceTimersByTime(500))
  sendFromCopy()
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByText(/This was submitted on/)).toBeVisible()
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  type('Hello again')
  act(() => vi.advanceTimersByTime(500))
  expect(stored()).toContain('Hello again')
  expect(screen.queryByText(/This was submitted on/)).not.toBeInTheDocument()
})

test('a press that finds the draft sent elsewhere says so and sends nothing; the next one sends', async () => {
  render(<Letter />)
  type('Hello')
  act(() => vi.advanceTimersByTime(500))
  sendFromCopy()
  const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')))
  await submit()
  expect(screen.getByText(/This was submitted on/)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})

test.each([0, 1000])(
  'a mouse press that finds that, or comes %i ms after it was found, is refused once, too',
  async (ms) => {
    render(<Letter />)
    type('Hello')
    act(() => vi.advanceTimersByTime(500))
    sendFromCopy()
    act(() => vi.advanceTimersByTime(ms))
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toHaveTextContent(/This was submitted on/)
    await press()
    expect(send).toHaveBeenCalledTimes(1)
  },
)

test('a new text after another tab has sent the draft is sent by the first press', async () => {
  render(<Letter />)
  type('Hello')
  act(() => vi.advanceTimersByTime(500))
  sendFromCopy()
  act(() => vi.advanceTimersByTime(1000))
  type('Hello again')
  await press()
  expect(send).toHaveBeenCalledTimes(1)
})

test('what a draft has beside what a held submit has sent is still a draft', async () => {
  sessionStorage.setItem('draft:letter', '{"subject":"Hello","company":"Riverside High"}')
  holdServed(
    '<input id="letter-subject" name="subject" value="Good morning"><input id="letter-password" name="password">',
  )
  send.mockImplementationOnce(async () => endDraft('letter', draftMark('letter')) as undefined)
  render(<Letter />)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(send).toHaveBeenCalledTimes(1)
  expect(stored()).toBe('{"company":"Riverside High"}')
})

test('a form that is drawn anew does not offer to put back what is in its fields', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Redrawable>
      <Letter offersDraft />
    </Redrawable>,
  )
  await press()
  const field = screen.getByLabelText('Subject')
  document.querySelector('#letter-subject-error')?.remove() // By other software.
  await act(async () => type('Hello'))
  expect(field).not.toBeInTheDocument()
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  expect(screen.queryByText('Restore what you typed')).not.toBeInTheDocument()
  expect(stored()).toBe('{"subject":"Hello"}')
})

test('what a draft of an earlier build has and the form does not is none', () => {
  sessionStorage.setItem('draft:letter', '{"subject":"Hello","phone":"519","role":"Tutor"}')
  const { unmount } = render(<Letter />)
  expect(screen.getByLabelText('Role')).toHaveValue('')
  expect(stored()).toBe('{"subject":"Hello"}')
  unmount()
  sessionStorage.setItem('draft:letter', '{"phone":"519","role":"Tutor"}')
  render(<Letter offersDraft />)
  expect(screen.queryByText('Restore what you typed')).not.toBeInTheDocument()
  expect(stored()).toBeNull()
})

test('typing into the static form drops nothing that is on offer', () => {
  sessionStorage.setItem('draft:letter', '{"subject":"Hello"}')
  const served = document.createElement('form')
  served.innerHTML =
    '<input id="letter-subject" name="subject" value="J"><input id="letter-password" name="password">'
  served.setAttribute('name', 'letter')
  leaveForm(served)
  render(<Letter offersDraft />)
  expect(screen.getByLabelText('Subject')).toHaveValue('J')
  act(() => vi.advanceTimersByTime(500))
  type('')
  act(() => vi.advanceTimersByTime(500))
  expect(stored()).toBe('{"subject":"Hello"}')
})

test('what another form hands over before this one is there is a draft at once', () => {
  givenFields.set({ form: 'letter', fields: { subject: 'Hello' } })
  render(<Letter />)
  expect(stored()).toBe('{"subject":"Hello"}')
})

test('what a held submit sends is a draft until it is sent', async () => {
  send.mockImplementation(() => new Promise(() => {}))
  holdServed(
    '<input id="letter-subject" name="subject" value="Hello"><input id="letter-password" name="password">',
  )
  render(<Letter />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(send).toHaveBeenCalledTimes(1)
  expect(stored()).toBe('{"subject":"Hello"}')
})
