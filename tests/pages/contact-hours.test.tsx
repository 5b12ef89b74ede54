import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Hours } from '@/pages/contact/hours'
import { translator } from '../../e2e/support/foreign-software'

test('the office clock goes on when a translator has taken its words', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T15:45:00-05:00') })
  render(<Hours />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const now = () => screen.getByText(/open now|closed now/).closest('p')
  expect(now()).toHaveTextContent('It is Monday 15:45, Eastern time: open now.')
  translator()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(now()?.textContent).toMatch(/Monday 15:46/)
  expect(now()?.textContent).not.toMatch(/15:45/)
})
