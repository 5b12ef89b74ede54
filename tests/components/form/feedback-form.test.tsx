import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Redrawable } from '@/lib/carry-over'
import FeedbackForm from '../../../dev/feedback-form'
import { fakeTimeForEachTest, later, user } from '../../support/visitor'

fakeTimeForEachTest()

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send' })

test('the form to copy names mistakes, keeps a draft, sends once and can be used again', async () => {
  const { unmount } = render(<FeedbackForm />)
  await user.click(send())
  expect(field(/^Name/)).toHaveAccessibleDescription('Name must be at least 2 characters')
  expect(field(/^Name/)).toHaveFocus()
  await user.type(field(/^Name/), 'Amara')
  await user.type(field(/^Email/), 'Amara Okafor <amara@riverside.ca>,')
  await user.tab()
  expect(field(/^Email/)).toHaveValue('amara@riverside.ca')
  unmount()

  render(<FeedbackForm />)
  expect(screen.getByText('Restored.')).toBeVisible()
  expect(field(/^Name/)).toHaveValue('Amara')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'A lesson')
  await user.click(send())
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(document.activeElement).toHaveTextContent('Sending...')
  // NVDA announces nothing inside an element that is busy.
  expect(document.activeElement?.closest('[aria-busy]')).toBeNull()
  await later(1000)
  expect(screen.getByRole('heading', { name: 'Thank you, Amara' })).toHaveFocus()
  expect(sessionStorage).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Write another' }))
  expect(field(/^Name/)).toHaveValue('')
  expect(field(/^Name/)).toHaveFocus()
  // As in the first form, nothing is wrong before it is sent.
  await user.keyboard('A')
  await later(50)
  expect(field(/^Name/)).toBeValid()
})

test('a draft that is put in again just before its message is sent ends with it', async () => {
  const first = render(<FeedbackForm />)
  await user.type(field(/^Name/), 'Amara')
  await user.type(field(/^Email/), 'amara@riverside.ca')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'A lesson')
  await user.click(send())
  await later(800)
  first.unmount()
  render(<FeedbackForm />)
  await later(300)
  expect(screen.getByRole('heading', { name: 'Thank you, Amara' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('a copy of the tab says that its draft was sent from the other one', async () => {
  const { unmount } = render(<FeedbackForm />)
  await user.type(field(/^Name/), 'Amara')
  await user.type(field(/^Email/), 'amara@riverside.ca')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'A lesson')
  await later(500)
  const copied = Object.entries(sessionStorage)
  await user.click(send())
  await later(1000)
  await user.click(screen.getByRole('button', { name: 'Write another' }))
  unmount()
  for (const [key, text] of copied) sessionStorage.setItem(key, text)
  render(<FeedbackForm />)
  expect(screen.getByText('Submitted.')).toBeVisible()
  expect(field(/^Name/)).toHaveValue('')
})

test('mistakes that are left are still shown when a tool has torn the form, and nothing is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Redrawable>
      <FeedbackForm />
    </Redrawable>,
  )
  await user.click(send())
  const torn = field(/^Name/)
  await later(50)
  document.querySelector('#feedback-name-error')?.remove()
  fireEvent.change(torn, { target: { value: 'Amara' } })
  await later(50)
  expect(torn).not.toBeInTheDocument()
  expect(field(/^Name/)).toBeValid()
  expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address')
  expect(screen.getByRole('list')).toHaveTextContent('Please select a topic')
  // As before, each goes as soon as it is corrected, and a press alone sends.
  await user.type(field(/^Email/), 'amara@riverside.ca')
  await later(50) // The check is not of the key's own task.
  expect(field(/^Email/)).toBeValid()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'A lesson')
  await later(1000)
  expect(send()).toBeEnabled()
})

test('what stands in a field counts, whatever has put it there', async () => {
  render(<FeedbackForm />)
  const put = (name: RegExp, text: string) =>
    Reflect.set(HTMLInputElement.prototype, 'value', text, field(name))
  await user.click(send())
  expect(field(/^Name/)).toBeInvalid()
  put(/^Name/, 'Amara')
  put(/^Email/, 'amara@riverside.ca')
  await later(1000)
  expect(field(/^Name/)).toBeValid()
  expect(field(/^Email/)).toBeValid()
})

/** Puts a copy of an element in its place, with what was typed, as some tools do. */
function replaceByCopy(element: Element): void {
  const copy = element.cloneNode(true) as Element
  const typed = [element, ...element.querySelectorAll('input, select')]
  for (const [at, place] of [copy, ...copy.querySelectorAll('input, select')].entries())
    if ('value' in place) Reflect.set(place, 'value', Reflect.get(typed[at] ?? place, 'value'))
  element.replaceWith(copy)
}

test('a form that a tool has replaced by a copy of it is sent with one press', async () => {
  render(<FeedbackForm />)
  await user.type(field(/^Name/), 'Amara')
  await user.type(field(/^Email/), 'amara@riverside.ca')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'A lesson')
  replaceByCopy(screen.getByRole('form'))
  await user.type(field(/^Name/), ' Okafor')
  await user.click(send())
  await later(1000)
  expect(screen.getByRole('heading', { name: 'Thank you, Amara Okafor' })).toHaveFocus()
})

test('what is typed into a copy of the form is a draft after a second or two', async () => {
  render(<FeedbackForm />)
  replaceByCopy(screen.getByRole('form'))
  await user.type(field(/^Email/), 'amara@')
  await later(1500)
  expect(sessionStorage.getItem('draft:feedback')).toContain('amara@')
  expect(field(/^Email/)).toHaveValue('amara@')
})

test('fields that a tool has replaced by copies show the address that is sent, and get the focus', async () => {
  render(<FeedbackForm />)
  for (const name of [/^Name/, /^Email/]) replaceByCopy(field(name))
  await user.click(send())
  expect(field(/^Name/)).toHaveFocus()
  await user.type(field(/^Email/), 'Amara Okafor <amara@riverside.ca>')
  await user.tab()
  expect(field(/^Email/)).toHaveValue('amara@riverside.ca')
})

test('"Discard and start over" begins at a field of the form, not at one that a tool has added', async () => {
  const { unmount } = render(<FeedbackForm />)
  await user.type(field(/^Name/), 'Amara')
  unmount()
  render(<FeedbackForm />)
  screen
    .getByRole('form')
    .prepend(Object.assign(document.createElement('input'), { name: 'pm', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Discard and start over' }))
  expect(field(/^Name/)).toHaveFocus()
})
