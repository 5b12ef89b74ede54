import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ann, ben, openList as open, press, signInForEachTest, user } from '../../support/review'

const openList = () => open([ann, ben])

signInForEachTest()

test.each([
  ['Import', 'Import'],
  ['View storage', 'View storage'],
  ['All keys', 'Keys'],
  ['Audit log', 'Audit log'],
])('“%s” opens its dialog', async (button, name) => {
  await openList()
  await press(button)
  expect(await screen.findByRole('dialog', { name })).toBeVisible()
})

test('the chart has one name', async () => {
  await openList()
  const chart = await screen.findByRole('img', { name: /^Requests by day/ })
  expect(chart).toBeVisible()
  // A title beside the name would be read as its description: the same sentence twice.
  expect(chart.querySelector(':scope > title')).toBeNull()
})

test('the codes of several requests approved together are shown together', async () => {
  await openList()
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await press('Approve 2')
  expect(await screen.findByRole('dialog', { name: '2 requests approved' })).toBeVisible()
})
