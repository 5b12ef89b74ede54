import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ann } from '../../../domain/invitations/sample-requests'
import { openList, press, signInForEachTest, toasts } from '../../../support/review'
import { later, user } from '../../../support/visitor'

signInForEachTest()

let isLost = true
vi.mock('@/features/review/import/import-dialog', async (load) => {
  if (isLost) throw new Error('offline')
  return await load()
})

test('a copy whose import could not be loaded is not what a later import begins with', async () => {
  localStorage.setItem('invitationRequests:quarantine:1752674400000', `[${JSON.stringify(ann)},{"id":`)
  await openList([])
  await press('View storage')
  const storage = await screen.findByRole('dialog', { name: 'View storage' })
  await user.click(within(storage).getByRole('button', { name: /^Import the copy/ }))
  await vi.waitFor(() =>
    expect(toasts()).toEqual([expect.stringMatching(/^error: The import could not .* reload the page/)]),
  )
  await user.click(within(storage).getByRole('button', { name: 'Close' }))
  isLost = false
  await press('Import')
  await screen.findByRole('dialog', { name: /import/i })
  await later(300)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Import requests')
})
