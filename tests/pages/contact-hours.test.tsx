import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Hours } from '@/pages/contact/hours'

/** A translator's element in the place of each text. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

test('the office clock goes on when a translator has taken its words', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T15:45:00-05:00') })
  const { container } = render(<Hours />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const now = () => screen.getByText(/open now|closed now/).closest('p')
  expect(now()).toHaveTextContent('It is Monday 15:45, Eastern time: open now.')
  translate(container)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(now()).toHaveTextContent('It is Monday 15:46, Eastern time: open now.')
})

test('the office clock is right at once when Back leads to the page, hours later', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T17:50:00-05:00') })
  render(<Hours />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const now = () => screen.getByText(/open now|closed now/).closest('p')
  expect(now()).toHaveTextContent('It is Monday 17:50, Eastern time: open now.')
  vi.setSystemTime(new Date('2026-03-02T20:00:00-05:00'))
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(now()).toHaveTextContent('It is Monday 20:00, Eastern time: closed now.')
})
