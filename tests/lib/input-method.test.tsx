import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { leaveKeysToInputMethods } from '@/lib/input-method'

leaveKeysToInputMethods()

/** Whether listeners hear this key, and whether the browser does what it does itself. */
function press(init: KeyboardEventInit) {
  const hear = vi.fn()
  document.addEventListener('keydown', hear, { once: true })
  const isDone = fireEvent.keyDown(document.body, init)
  document.removeEventListener('keydown', hear)
  return { isHeard: hear.mock.calls.length > 0, isDone }
}

test('Enter and Escape of an input method do nothing', () => {
  for (const key of ['Enter', 'Escape', 'Tab'])
    for (const init of [{ isComposing: true, keyCode: 13 }, { keyCode: 229 }])
      expect(press({ key, ...init })).toEqual({ isHeard: false, isDone: false })
  expect(press({ key: 'Enter', keyCode: 13 })).toEqual({ isHeard: true, isDone: true })
})

test('arrows of an input method move nothing of ours, but the caret', () => {
  expect(press({ key: 'ArrowLeft', keyCode: 229 })).toEqual({ isHeard: false, isDone: true })
})

test('a keyboard on the screen composes every word: its Enter is heard, unless it is marked', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142', maxTouchPoints: 5 })
  expect(press({ key: 'Enter', isComposing: true, keyCode: 13 })).toEqual({ isHeard: true, isDone: true })
  for (const keyCode of [0, 229])
    expect(press({ key: 'Enter', isComposing: true, keyCode })).toEqual({ isHeard: false, isDone: false })
})
