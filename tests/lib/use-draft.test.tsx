import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from '@/lib/use-draft'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function Letter() {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('letter', form)
  return (
    <form ref={form}>
      <input aria-label="Subject" name="subject" />
      <input aria-label="Password" name="password" type="password" />
      {draft.restored && <p>Restored</p>}
      <button type="button" onClick={draft.forget}>
        Discard
      </button>
    </form>
  )
}

const type = (value: string) => fireEvent.input(screen.getByLabelText('Subject'), { target: { value } })
const kept = () => localStorage.getItem('draft:letter')

test('somebody who goes on typing loses less than half a second to a crash', () => {
  render(<Letter />)
  for (let letters = 1; letters <= 10; letters += 1) {
    type('x'.repeat(letters))
    act(() => vi.advanceTimersByTime(100))
  }
  expect(kept()).toContain('xxxxxx')
})

test('a page that goes away writes what it has', () => {
  render(<Letter />)
  type('Hello')
  expect(kept()).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toContain('Hello')
})

test('what was typed comes back, and the note goes when it is forgotten', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  render(<Letter />)
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Restored')).not.toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1000))
  expect(kept()).toBeNull()
})

test('a draft that is put back is not written anew: it ends where its own tab sends it', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  const before = kept()
  sessionStorage.clear() // another tab
  vi.setSystemTime(Date.now() + 60_000)
  const other = render(<Letter />)
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  act(() => vi.advanceTimersByTime(1000))
  other.unmount()
  expect(kept()).toBe(before)
  expect(sessionStorage).toHaveLength(0)
})

test('a field that reports a change when its form goes leaves no draft of a form that was sent', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  screen.getByLabelText('Subject').dispatchEvent(new Event('change', { bubbles: true }))
  unmount()
  expect(kept()).toBeNull()
})

test('a form that nobody typed into leaves no draft, and a password is never kept', () => {
  const { unmount } = render(<Letter />)
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'hunter2' } })
  unmount()
  expect(localStorage).toHaveLength(0)
})

test('a submit that waits for the form takes nothing along that came back unseen', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Letter />)
  const form = container.querySelector('form')
  if (form) form.dataset.held = ''
  render(<Letter />, { container, hydrate: true })
  expect(screen.getByLabelText('Subject')).toHaveValue('')
  expect(screen.queryByText('Restored')).not.toBeInTheDocument()
})
