import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InvitationRequest } from '@/features/invitations/invitation-request'
import { noFilter } from '@/features/invitations/review-filter'
import { ReviewTable } from '@/features/invitations/review-table'
import { sampleRequest } from './sample-requests'

const ignore = () => {}
const actions = { open: ignore, decide: ignore, toggle: ignore, copyCode: ignore }

const renderTable = (requests: readonly InvitationRequest[], currentIndex = -1) =>
  render(
    <ReviewTable
      requests={requests}
      sort={noFilter.sort}
      onSort={ignore}
      currentIndex={currentIndex}
      moves={0}
      ticked={new Set()}
      tickedShown={0}
      onTickAll={ignore}
      duplicates={new Map()}
      notes={new Map()}
      copiedId={undefined}
      actions={actions}
    />,
  )
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleRequest({ id: String(index), name: `Person ${index}` }))

test('a list of ten thousand draws as many rows as one of a hundred, and says how long it is', () => {
  const short = renderTable(many(100))
  const drawn = short.container.querySelectorAll('tr[data-id]').length
  short.unmount()
  const { container } = renderTable(many(10_000))
  expect(container.querySelector('table')).toHaveAttribute('aria-rowcount', '10001')
  expect(container.querySelectorAll('tr[data-id]')).toHaveLength(drawn)
  expect(drawn).toBeLessThan(60)
  expect(container.querySelector('.rv-gap')).toHaveStyle({ height: `${(10_000 - drawn) * 44}px` })
  expect(screen.getByText(/^Rows 1 to \d+ of 10,000$/)).toBeVisible()
})

test('the current row stays in the page wherever the window stands', () => {
  const { container } = renderTable(many(10_000), 5000)
  const row = container.querySelector('tr[data-id="5000"]')
  expect(row).toHaveAttribute('aria-rowindex', '5002')
  expect(container.querySelectorAll('.rv-gap')).toHaveLength(2)
})

test('a date that cannot be read is shown as it is stored', () => {
  renderTable([sampleRequest({ submittedAt: 'last spring' })])
  expect(screen.getByText('last spring')).toBeVisible()
})

test('a text of a million characters is shown in short', () => {
  const { container } = renderTable([
    sampleRequest({ name: '\u{1F600}'.repeat(500_000), email: 'x'.repeat(1e6) }),
  ])
  expect((container.textContent ?? '').length).toBeLessThan(2000)
  expect(container.textContent).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})
