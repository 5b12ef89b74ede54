import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useReviewFilter } from '@/features/review/list/filter'
import { fakeTimeForEachTest, later, user } from '../../../support/visitor'

fakeTimeForEachTest()

function List() {
  const [filter, setFilter] = useReviewFilter()
  const navigate = useNavigate()
  const buttons = {
    Pending: () => setFilter({ status: 'pending' }),
    Skip: () => navigate('#main'),
    Back: () => navigate(-1),
    Forward: () => navigate(1),
  }
  return (
    <>
      <output>{filter.status}</output>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  )
}

test('Back and Forward show the filter of the entry that they come to', async () => {
  const router = createMemoryRouter([{ path: '/', element: <List /> }])
  render(<RouterProvider router={router} />)
  const go = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await later(700)
  }
  await go('Skip')
  await go('Pending')
  await go('Back')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await go('Forward')
  expect(screen.getByRole('status')).toHaveTextContent('pending')
  expect(router.state.location.search).toBe('?status=pending')
})
