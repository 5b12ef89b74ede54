import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSectionHeights } from '@/app/section-heights'

function Page({ name }: { readonly name: string }) {
  useSectionHeights(name)
  return (
    <>
      <main>
        <section key={name} className="sec" />
      </main>
      <footer />
    </>
  )
}

test('of a page that is left the footer, which stays, is not laid out while the next one is drawn', async () => {
  vi.useFakeTimers()
  const below = new DOMRect(0, innerHeight + 1, 0, 0)
  const { mock } = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(below)
  const { rerender } = render(<Page name="first" />)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  rerender(<Page name="second" />)
  await act(() => vi.advanceTimersByTimeAsync(3990))
  expect(mock.contexts).not.toContain(screen.getByRole('contentinfo'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(mock.contexts).toContain(screen.getByRole('contentinfo'))
})
