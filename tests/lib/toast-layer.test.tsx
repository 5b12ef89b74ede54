import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { takeToasts, toast } from '@/lib/toast'
import { ToastLayer } from '@/lib/toast-layer'

// The layer loads this on demand; it is loaded here once, so that no test waits for a slow disk.
beforeAll(() => import('@/lib/toaster'), 60_000)

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const nextTurn = setImmediate
/** The live region, once its code is loaded; fake time is stopped meanwhile. */
async function region(): Promise<Element> {
  for (;;) {
    const found = document.querySelector('section[aria-live]')
    if (found) return found
    await act(() => new Promise<void>((done) => nextTurn(done)))
  }
}

test('toasts are at the bottom right, three in view, 356 px wide, 14 px apart, for 4 seconds', async () => {
  vi.useFakeTimers()
  render(<ToastLayer />)
  for (const number of [1, 2, 3, 4]) act(() => toast.success(`Number ${number}`))
  await region()
  // A screen reader has to know the empty region first.
  await later(99)
  expect(screen.queryByText('Number 4')).not.toBeInTheDocument()
  await later(1)
  await later(10)
  const list = screen.getByRole('list')
  expect(list.dataset).toMatchObject({ yPosition: 'bottom', xPosition: 'right' })
  expect(list.style.getPropertyValue('--width')).toBe('356px')
  expect(list.style.getPropertyValue('--gap')).toBe('14px')
  const shown = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset.visible === 'true' && dataset.removed === 'false')
      .map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Number 4', 'Number 3', 'Number 2'])
  await later(3900)
  expect(shown()).toHaveLength(3)
  await later(500)
  expect(screen.queryAllByText(/^Number/)).toEqual([])
})

test('the first message is shown although its code comes later, and also one from before the layer', async () => {
  toast.error('Failed to send message')
  render(<ToastLayer />)
  act(() => toast.success('Message sent successfully!'))
  expect(await screen.findByText('Failed to send message')).toBeInTheDocument()
  expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: /alt\+T/i })).toBeInTheDocument()
})

test('a message that could not be shown in its time does not come beside a newer one', () => {
  vi.useFakeTimers()
  toast.error('Failed to send message')
  vi.advanceTimersByTime(4000)
  toast.success('Message sent successfully!')
  expect(takeToasts()).toEqual([{ kind: 'success', message: 'Message sent successfully!' }])
  toast.success('One')
  vi.advanceTimersByTime(3999)
  toast.success('Two')
  expect(takeToasts().map(({ message }) => message)).toEqual(['One', 'Two'])
  // The last one comes however late its code is, with what was said beside it.
  toast.error('Three')
  toast.error('Four')
  vi.advanceTimersByTime(60_000)
  expect(takeToasts()).toHaveLength(2)
})

test('Alt+T leads to the toasts, and no other key does', async () => {
  render(<ToastLayer />)
  act(() => toast.success('Stored'))
  await screen.findByText('Stored')
  const list = screen.getByRole('list')
  // On some keyboards Alt types a letter there.
  for (const keys of [
    { code: 'KeyT' },
    { altKey: true, code: 'KeyY' },
    { altKey: true, code: 'KeyT', key: 'ț' },
  ]) {
    fireEvent.keyDown(document.body, keys)
    expect(list).not.toHaveFocus()
  }
  for (const key of ['†', 'е', 'τ', 't']) {
    act(() => list.blur())
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT', key })
    expect(list).toHaveFocus()
  }
  // The key that leaves the toasts closes nothing around them.
  expect(fireEvent.keyDown(list, { key: 'Escape', code: 'Escape' })).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' })).toBe(true)
})

test('an open dialog takes the messages in, so that they are not inert', async () => {
  render(
    <>
      <dialog className="dlg" aria-label="Demo">
        <button type="button">Send</button>
      </dialog>
      <dialog open hidden>
        Ten percent off, of another's software, hidden by a third one's
      </dialog>
      <ToastLayer />
    </>,
  )
  const dialog = screen.getByLabelText<HTMLDialogElement>('Demo')
  act(() => dialog.showModal())
  act(() => toast.error('Failed to submit demo request'))
  await waitFor(() => expect(dialog).toHaveTextContent('Failed to submit demo request'))
  act(() => dialog.close())
  await waitFor(() => expect(dialog).not.toHaveTextContent('Failed to submit demo request'))
  expect(document.body).toHaveTextContent('Failed to submit demo request')
})

test.each([
  [19, 'stays'],
  [20, 'goes'],
])('a swipe of %i px to the right: the toast %s', async (distance, outcome) => {
  HTMLElement.prototype.setPointerCapture = () => {}
  render(<ToastLayer />)
  act(() => toast.success(`Swiped ${distance}`))
  const text = await screen.findByText(`Swiped ${distance}`)
  const shown = text.closest('li')
  if (!shown) throw new Error('the toast is no list item')
  vi.useFakeTimers({ toFake: ['Date'] })
  fireEvent.pointerDown(shown, { clientX: 0, clientY: 0 })
  vi.setSystemTime(Date.now() + 400) // Slower than sonner's limit for a flick.
  fireEvent.pointerMove(shown, { clientX: 2, clientY: 0 })
  fireEvent.pointerMove(shown, { clientX: distance, clientY: 0 })
  fireEvent.pointerUp(shown)
  expect(shown.dataset.swipeOut === 'true' ? 'goes' : 'stays').toBe(outcome)
})

test('a swipe that the browser turns into scrolling lets the toast go back and time out', async () => {
  HTMLElement.prototype.setPointerCapture = () => {}
  render(<ToastLayer />)
  act(() => toast.success('Scrolled'))
  const text = await screen.findByText('Scrolled')
  const shown = text.closest('li')
  fireEvent.pointerDown(text, { clientX: 0, clientY: 0 })
  fireEvent.pointerMove(text, { clientX: 2, clientY: 0 })
  fireEvent.pointerMove(text, { clientX: 12, clientY: 0 })
  expect(shown?.dataset.swiping).toBe('true')
  fireEvent.pointerCancel(text)
  expect(shown?.dataset.swiping).toBe('false')
})

test.each([
  [
    'a finger that taps',
    (text: Element) => {
      fireEvent.pointerDown(text, { pointerType: 'touch' })
      fireEvent.pointerUp(text, { pointerType: 'touch' })
      // The browser's own, for pages that know no fingers.
      fireEvent.mouseEnter(text)
      fireEvent.mouseMove(text)
      fireEvent.click(text)
    },
  ],
  [
    'a right button that a context menu keeps',
    (text: Element) => {
      fireEvent.mouseEnter(text)
      fireEvent.pointerDown(text, { pointerType: 'mouse', button: 2 })
      fireEvent.mouseLeave(text.closest('ol') ?? text)
    },
  ],
])('%s does not hold a toast for ever', async (_, touch) => {
  HTMLElement.prototype.setPointerCapture = () => {}
  render(<ToastLayer />)
  act(() => toast.success('Touched'))
  const text = await screen.findByText('Touched')
  const shown = text.closest('li')
  fireEvent.mouseMove(text)
  expect(shown?.dataset.expanded).toBe('true')
  touch(text)
  expect(shown?.dataset.expanded).toBe('false')
})
