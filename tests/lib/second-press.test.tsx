import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { stopSecondPresses } from '@/lib/listen'

const pressed = vi.fn()

/** A button that another one replaces in its place. */
function Area({ className = 'rv' }) {
  useEffect(stopSecondPresses, [])
  const [name, setName] = useState('First')
  const press = () => {
    pressed(name)
    setName('Second')
  }
  return (
    <div className={className}>
      <p>
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      </p>
    </div>
  )
}

const place = { clientX: 20, clientY: 20 }

/** Sends the event as of this moment, in ms. False if it was stopped. */
function fireAt(timeStamp: number, target: Element, event: Event): boolean {
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  return fireEvent(target, event)
}

const mouseDown = (target: Element, timeStamp: number, place: MouseEventInit) =>
  fireAt(timeStamp, target, new MouseEvent('mousedown', { bubbles: true, ...place }))

const keyDown = (target: Element, timeStamp: number, key = 'Enter') =>
  fireAt(timeStamp, target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

function press(detail: number, timeStamp: number) {
  const button = screen.getByRole('button')
  mouseDown(button, timeStamp, { ...place, detail })
  fireEvent.click(button, { detail, ...place })
}

test.each([
  ['a quick second press', 1, 200, 1],
  ['a double click by the system’s setting, however slow', 2, 900, 1],
  ['a press of its own, later', 1, 900, 2],
])('%s on what slid under the pointer', (_, detail, after, times) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  pressed.mockClear()
  render(<Area />)
  press(1, 1000)
  press(detail, 1000 + after)
  expect(pressed).toHaveBeenCalledTimes(times)
  vi.restoreAllMocks()
})

test('outside dialogs, forms and the admin area, two quick presses that are no double click are two', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  pressed.mockClear()
  render(<Area className="nav" />)
  press(1, 1000)
  press(1, 1200)
  expect(pressed).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

test('the rest of a gesture takes no focus, and a shaky hand is one hand', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 21, 40))
  pressed.mockClear()
  const { container } = render(<Area />)
  press(1, 1000)
  const down = new MouseEvent('mousedown', {
    bubbles: true,
    cancelable: true,
    clientX: 24,
    clientY: 20,
    detail: 2,
  })
  expect(fireEvent(container, down)).toBe(false)
  vi.restoreAllMocks()
})

test('however slow a triple click is, its third press is none on what slid under the pointer', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  pressed.mockClear()
  render(<Area />)
  for (const detail of [1, 2, 3]) press(detail, detail * 900)
  expect(pressed).toHaveBeenCalledTimes(1)
  // A press of its own.
  press(1, 9000)
  expect(pressed).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

test.each([
  ['beside a control leaves the next press to it', 30, 1],
  ['where the control appears is a press of its own', 20, 0],
])('a press on the ground %s', (_, clientX, times) => {
  const boxes = (element: Element) =>
    element instanceof HTMLButtonElement ? new DOMRect(0, 0, 25, 40) : new DOMRect(0, 0, 400, 400)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes(this)
  })
  pressed.mockClear()
  const { container } = render(<Area />)
  const ground = container.querySelector('p') ?? container
  mouseDown(ground, 1000, { clientX, clientY: 20 })
  fireEvent.click(ground, { detail: 1, clientX, clientY: 20 })
  press(1, 1200)
  expect(pressed).toHaveBeenCalledTimes(times)
  vi.restoreAllMocks()
})

test.each([
  ['Enter', 'Enter', 100, 1],
  [' ', ' ', 100, 1],
  ['Enter', 'Enter', 900, 2],
  ['Enter', 'Tab', 100, 2],
])(
  'a key on what has the focus of a button that went: %j, then %j after %i ms',
  (key, next, after, times) => {
    pressed.mockClear()
    render(<Area />)
    const pressKey = (key: string, timeStamp: number) => {
      const button = screen.getByRole('button')
      if (keyDown(button, timeStamp, key)) fireEvent.click(button, { detail: 0 })
    }
    pressKey(key, 1000)
    pressKey(next, 1000 + after)
    expect(pressed).toHaveBeenCalledTimes(times)
  },
)

test('Enter that is held down presses nothing more and submits no form, but writes lines', () => {
  function Form() {
    useEffect(stopSecondPresses, [])
    return (
      <form>
        <input />
        <textarea />
        <button type="submit">Send</button>
      </form>
    )
  }
  const { container } = render(<Form />)
  const acts = (selector: string, repeat: boolean) =>
    fireEvent.keyDown(container.querySelector(selector) ?? container, { key: 'Enter', repeat })
  for (const [selector, repeated] of [
    ['input', false],
    ['textarea', true],
    ['button', false],
  ] as const) {
    expect(acts(selector, false), selector).toBe(true)
    expect(acts(selector, true), selector).toBe(repeated)
  }
})

test('the rest of a gesture that has moved the focus into a field does not submit its form', () => {
  function Form() {
    useEffect(stopSecondPresses, [])
    return (
      <form>
        <input />
        <textarea />
        <button type="button">Edit</button>
      </form>
    )
  }
  const { container } = render(<Form />)
  const enter = (selector: string, timeStamp: number, key?: string) =>
    keyDown(container.querySelector(selector) ?? container, timeStamp, key)
  for (const [selector, after, acts] of [
    ['input', 100, false],
    ['input', 900, true],
    ['textarea', 100, true],
  ] as const) {
    expect(enter('button', 1000)).toBe(true)
    expect(enter(selector, 1000 + after), `${selector} after ${after} ms`).toBe(acts)
    enter(selector, 1000 + after, 'a')
  }
})
