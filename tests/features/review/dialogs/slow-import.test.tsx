import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ann } from '../../../domain/invitations/sample-requests'
import { openList, press, report, signInForEachTest } from '../../../support/review'
import { later } from '../../../support/visitor'

signInForEachTest()

let arrive = () => {}
const arrival = new Promise<void>((resolve) => {
  arrive = resolve
})
vi.mock('@/features/review/import/import-dialog', async (load) => {
  await arrival
  return await load()
})

test('an import that comes late takes nothing away that was said meanwhile', async () => {
  await openList([ann])
  await press('Import')
  await press('Reject Ann')
  await later(600)
  arrive()
  await screen.findByRole('dialog', { name: 'Import requests' }, { timeout: 10_000 })
  await later(100)
  expect(report()).toHaveTextContent('Ann’s request is rejected.')
})
