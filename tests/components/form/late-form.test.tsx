import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lateForm } from '@/components/form/late-form'

test('code that does not come is announced at each try, the focus stays on the button, and the form comes', async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>().mockRejectedValue(new Error('offline'))
  const Late = lateForm('late', load)
  render(<Late />)
  const words = () => screen.findByText(/^The form did not load/)
  const first = await words()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // What is inserted into an alert is announced; a text that stays is not.
  await vi.waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toContainElement(await words())
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  load.mockResolvedValue(() => <p>Here it is</p>)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Here it is')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
})
