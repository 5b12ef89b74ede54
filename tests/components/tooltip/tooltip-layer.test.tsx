import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TooltipLayer } from '@/components/tooltip/tooltip-layer'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <button type="button" aria-label="Copy" data-tooltip>
        C
      </button>
      <button type="button" aria-label="Close" data-tooltip>
        X
      </button>
      <p>Elsewhere</p>
      <TooltipLayer />
    </>,
  )
})

const copy = () => screen.getByRole('button', { name: 'Copy' })
const close = () => screen.getByRole('button', { name: 'Close' })
const tip = () => screen.getByRole('tooltip', { hidden: true })
const isOpen = () => 'open' in tip().dataset
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const point = (element: Element, x = 0, y = 0) => fireEvent.pointerMove(element, { clientX: x, clientY: y })
const leave = () => point(screen.getByText('Elsewhere'), 500, 500)

test('a tooltip opens after 700 ms of hovering with the name of its element', () => {
  point(copy())
  wait(699)
  expect(isOpen()).toBe(false)
  wait(1)
  expect(isOpen()).toBe(true)
  expect(tip()).toHaveTextContent('Copy')
  leave()
  expect(isOpen()).toBe(false)
})

test('a window of another size closes it: its element is elsewhere', () => {
  point(copy())
  wait(700)
  expect(isOpen()).toBe(true)
  fireEvent(window, new Event('resize'))
  expect(isOpen()).toBe(false)
})

test('within 300 ms of one tooltip the next opens at once, later it waits again', () => {
  point(copy())
  wait(700)
  leave()
  wait(299)
  point(close())
  expect(isOpen()).toBe(true)
  expect(tip()).toHaveTextContent('Close')
  leave()
  wait(301)
  point(copy())
  expect(isOpen()).toBe(false)
})

test('the pointer may rest on the tooltip itself', () => {
  vi.spyOn(tip(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 80, 24))
  point(copy())
  wait(700)
  point(screen.getByText('Elsewhere'), 120, 110)
  wait(5000)
  expect(isOpen()).toBe(true)
  leave()
  expect(isOpen()).toBe(false)
})

test('a pointer that has left the window is on nothing, also if it left by the element’s edge', () => {
  const leaveWindow = () => fireEvent.pointerLeave(document.documentElement)
  point(copy())
  wait(700)
  leaveWindow()
  expect(isOpen()).toBe(false)
  wait(301)
  point(copy())
  leaveWindow()
  wait(700)
  expect(isOpen()).toBe(false)
  point(copy())
  wait(700)
  expect(isOpen()).toBe(true)
})

test('focus opens it at once, Escape dismisses it alone, and moving on closes it', () => {
  const escaped = vi.fn()
  // Only a focus that is shown counts. jsdom guesses that from all events of the shared window.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' || matches.call(this, selector)
  })
  act(() => copy().focus())
  expect(isOpen()).toBe(true)
  document.body.addEventListener('keydown', escaped, { once: true })
  expect(fireEvent.keyDown(copy(), { key: 'Escape' })).toBe(false)
  expect(isOpen()).toBe(false)
  expect(escaped).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(copy(), { key: 'Escape' })).toBe(true)
  act(() => copy().blur())
  act(() => copy().focus())
  expect(isOpen()).toBe(true)
  act(() => copy().blur())
  expect(isOpen()).toBe(false)
})

test('the name is not read out twice, and a press closes', () => {
  point(close())
  wait(700)
  expect(isOpen()).toBe(true)
  expect(close()).toHaveAccessibleDescription('')
  fireEvent.pointerDown(close())
  expect(isOpen()).toBe(false)
})

test('a press by key closes the tooltip, which may not be true any more', () => {
  point(copy())
  wait(700)
  fireEvent.click(copy())
  expect(isOpen()).toBe(false)
})

test('a page that is left takes its tooltip along, though the pointer rests', () => {
  const button = document.createElement('button')
  button.dataset.tooltip = ''
  document.body.append(button)
  point(button)
  wait(700)
  expect(isOpen()).toBe(true)
  fireEvent.focusIn(copy())
  expect(isOpen()).toBe(true)
  button.remove()
  fireEvent.focusIn(screen.getByText('Elsewhere'))
  expect(isOpen()).toBe(false)
})
