import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReviewTable } from '@/features/invitations/review-table'
import { sampleRequest } from './sample-requests'

const ignore = () => {}

test('a list of hundreds is drawn in parts, and says how long it is', () => {
  const requests = Array.from({ length: 203 }, (_, index) => sampleRequest({ id: String(index) }))
  const { container } = render(
    <ReviewTable requests={requests} currentId={undefined} onOpen={ignore} onDecide={ignore} />,
  )
  const rows = () => container.querySelectorAll('tbody tr')
  expect(container.querySelector('table')).toHaveAttribute('aria-rowcount', '204')
  expect(rows()).toHaveLength(200)
  expect(screen.getByText('Rows 1 to 200 of 203')).toBeVisible()
  fireEvent.click(screen.getByText('Show 3 more'))
  expect(rows()).toHaveLength(203)
  expect(rows()[202]).toHaveAttribute('aria-rowindex', '204')
})

test('a date that cannot be read is shown as it is stored', () => {
  render(
    <ReviewTable
      requests={[sampleRequest({ submittedAt: 'last spring' })]}
      currentId={undefined}
      onOpen={ignore}
      onDecide={ignore}
    />,
  )
  expect(screen.getByText('last spring')).toBeVisible()
})
