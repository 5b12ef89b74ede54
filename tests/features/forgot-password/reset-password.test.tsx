import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { resetServer } from '@/features/forgot-password/reset-body'
import { takeToasts } from '@/lib/toast'
import ForgotPasswordPage from '@/pages/forgot-password/page'
import { fakeTimeForEachTest, later, user } from '../../support/visitor'

fakeTimeForEachTest()
beforeAll(() => import('@/features/forgot-password/reset-body'), 60_000)
const open = async () => {
  const { unmount } = render(
    <MemoryRouter>
      <ForgotPasswordPage />
    </MemoryRouter>,
  )
  await later(400)
  return unmount
}
let leave: () => void
beforeEach(async () => {
  leave = await open()
})
afterEach(() => {
  takeToasts()
})

const email = () => screen.getByRole('textbox', { name: 'Email' })

test.each(['', 'amara', 'amara@riverside', '@b.ca', 'a b@c.ca'])('%j is no address', async (address) => {
  if (address) await user.type(email(), address)
  await user.click(screen.getByRole('button', { name: 'Send Instructions' }))
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address'))
  expect(email()).toBeInvalid()
  await waitFor(() => expect(email()).toHaveFocus())
})

test('a failure says so in a red box and by toast, keeps the address, and can be tried again', async () => {
  const failing = vi.spyOn(resetServer, 'send').mockRejectedValueOnce(new Error('no'))
  await user.type(email(), 'amara@riverside.ca{Enter}')
  const failed = 'Failed to send reset instructions. Please try again.'
  expect(await screen.findByRole('alert')).toHaveTextContent(failed)
  expect(takeToasts()).toEqual([{ kind: 'error', message: failed }])
  expect(email()).toHaveValue('amara@riverside.ca')
  failing.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Send Instructions' }))
  await later(2100)
  expect(await screen.findByRole('heading', { name: 'Next: write to us' })).toBeVisible()
  expect(screen.getByText(/For a new password/).parentElement).toHaveTextContent(
    `write to ${site.contactEmail} from amara@riverside.ca`,
  )
  expect(screen.queryByText(/on their way|spam/)).not.toBeInTheDocument()
})

test('an address comes back after a reload until it was sent', async () => {
  await user.type(email(), 'amara@riverside.ca')
  await later(1000)
  leave()
  leave = await open()
  expect(email()).toHaveValue('amara@riverside.ca')
  await user.click(screen.getByRole('button', { name: 'Send Instructions' }))
  await later(2100)
  leave()
  leave = await open()
  expect(email()).toHaveValue('')
})

test('another address is no mistake before it is sent', async () => {
  await user.type(email(), 'amara@riverside.ca{Enter}')
  await later(2100)
  await user.click(screen.getByRole('button', { name: 'Try a different email address' }))
  expect(email()).toHaveFocus()
  await user.keyboard('j')
  await later(50)
  expect(email()).toHaveValue('j')
  expect(email()).not.toHaveAttribute('aria-invalid')
})

test('however often it is submitted, it is sent once', async () => {
  await user.type(email(), 'amara@riverside.ca{Enter}{Enter}{Enter}{Enter}{Enter}')
  await later(5000)
  expect(takeToasts()).toHaveLength(1)
})
