import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ann } from '../../../domain/invitations/sample-requests'
import { openList, press, signInForEachTest } from '../../../support/review'
import { later, user } from '../../../support/visitor'

signInForEachTest()

let arrive = () => {}
const arrival = new Promise<void>((resolve) => {
  arrive = resolve
})
vi.mock('@/features/review/import/import-dialog', async (load) => {
  await arrival
  return await load()
})

test('an import that comes late does not cover codes, which are shown once, and opens behind them', async () => {
  await openList([ann])
  await press('Import')
  await press('Approve Ann’s request')
  const codes = await screen.findByRole('dialog', { name: /approved/i })
  arrive()
  await import('@/features/review/import/import-dialog')
  await later(0)
  expect(screen.getAllByRole('dialog')).toEqual([codes])
  await user.click(within(codes).getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('dialog', { name: 'Import requests' })).toBeVisible()
})
