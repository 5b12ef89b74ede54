import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ann } from '../../../domain/invitations/sample-requests'
import { openList, press, report, signInForEachTest } from '../../../support/review'

signInForEachTest()

let arrive = () => {}
const arrival = new Promise<void>((resolve) => {
  arrive = resolve
})
vi.mock('@/features/review/import/import-dialog', async (load) => {
  await arrival
  return await load()
})

test('an import that comes late leaves what was opened meanwhile', async () => {
  await openList([ann])
  await press('Import')
  expect(report()).toHaveTextContent('The import is being loaded.')
  await press('Clear All')
  arrive()
  await vi.waitFor(() => expect(report()).not.toHaveTextContent('The import'), 10_000)
  expect(screen.getByRole('alertdialog', { name: 'Clear All' })).toBeVisible()
  await press('Cancel')
  await press('Import')
  expect(await screen.findByRole('dialog', { name: 'Import requests' })).toBeVisible()
})

test('and what was announced meanwhile', async () => {
  await openList([ann])
  for (const name of ['Import', 'Refresh']) fireEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('dialog', { name: 'Import requests' })).toBeVisible()
  expect(screen.getByText(/^Refreshed at/)).toBeInTheDocument()
})
