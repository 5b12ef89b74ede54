import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAdminSession } from '@/features/sign-in/use-admin-session'

const hourMs = 3_600_000

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

function Status() {
  return <p>{useAdminSession().kind}</p>
}

test('a session that is over is noticed when the page comes to the front, not when it goes away', () => {
  localStorage.setItem('adminAuthenticated', 'true')
  localStorage.setItem('adminLoginTime', new Date(Date.now() - hourMs).toISOString())
  render(<Status />)
  expect(screen.getByText('signed-in')).toBeInTheDocument()
  const over = new Date(Date.now() - 24 * hourMs - 1000).toISOString()
  localStorage.setItem('adminLoginTime', over)

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(localStorage.getItem('adminLoginTime')).toBe(over)
  expect(screen.getByText('signed-in')).toBeInTheDocument()

  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.queryByText('signed-in')).toBeNull()
})
