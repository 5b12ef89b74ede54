import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useReviewFilter } from '@/features/review/list/use-review-filter'

beforeEach(() => {
  vi.useFakeTimers()
})

function Search() {
  const [{ query }, change] = useReviewFilter()
  const { search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => change({ query: `${query}a` })}>
        Type
      </button>
      <p>{`${query} at ${search}`}</p>
    </>
  )
}

const type = () => act(() => screen.getByRole('button').click())
const later = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('the address follows the search, but not while another page, whose address it is, is on its way', async () => {
  render(
    <MemoryRouter>
      <Search />
    </MemoryRouter>,
  )
  type()
  await later()
  expect(screen.getByText('a at ?q=a')).toBeVisible()
  type()
  // The browser is at the next page's address already; React Router still shows this one.
  history.pushState(null, '', '/about')
  await later()
  expect(screen.getByText('aa at ?q=a')).toBeVisible()
})
