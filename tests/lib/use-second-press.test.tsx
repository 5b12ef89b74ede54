import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useSecondPress } from '@/lib/use-second-press'

const pressed = vi.fn()

/** A button that another one replaces in its place. */
function Area() {
  const [name, setName] = useState('First')
  const press = () => {
    pressed(name)
    setName('Second')
  }
  return (
    <div {...useSecondPress()}>
      <button key={name} type="button" onClick={press}>
        {name}
      </button>
    </div>
  )
}

const place = { clientX: 20, clientY: 20 }

function press(detail: number, timeStamp: number) {
  const down = new MouseEvent('pointerdown', { bubbles: true, ...place })
  Object.defineProperty(down, 'timeStamp', { value: timeStamp })
  const button = screen.getByRole('button')
  fireEvent(button, down)
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
