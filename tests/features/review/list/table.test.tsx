import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import { noFilter, type Sort } from '@/features/review/list/filter'
import { ReviewTable } from '@/features/review/list/table'
import { TodayContext } from '@/features/review/use-invitations'
import { sampleRequest } from '../../../domain/invitations/sample-requests'

const ignore = () => {}
const actions = { open: ignore, follow: ignore, decide: ignore, toggle: ignore, copyCode: ignore }

const renderTable = (
  requests: readonly InvitationRequest[],
  currentIndex = -1,
  onSort: (sort: Sort) => void = ignore,
) =>
  render(
    <TodayContext value={new Date(2025, 9, 9)}>
      <ReviewTable
        requests={requests}
        sort={noFilter.sort}
        onSort={onSort}
        cursor={{ index: currentIndex, row: { current: null }, name: { current: null } }}
        selection={{ ids: new Set(), selected: [], select: ignore }}
        duplicates={new Set<string>()}
        notes={new Map()}
        copiedId={undefined}
        backTo={{ current: undefined }}
        actions={actions}
      />
    </TodayContext>,
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
  expect(container.querySelector('tbody')).toHaveStyle({ minHeight: `${10_000 * 44}px` })
  expect(screen.getByText(/^Rows 1 to \d+ of 10,000$/)).toBeVisible()
})

test('the current row is drawn far from the window, in its place', () => {
  const { container } = renderTable(many(10_000), 5000)
  const rows = [...container.querySelectorAll('tr[data-id]')]
  expect(rows.at(-1)).toHaveAttribute('data-id', '5000')
  expect(rows.at(-1)).toHaveStyle({ marginTop: `${(5000 - (rows.length - 1)) * 44}px` })
})

test('a list of one says that it is one row', () => {
  renderTable(many(1))
  expect(screen.getByText('Row 1 of 1')).toBeVisible()
})

test('a text of a million characters is shown in short', () => {
  const { container } = renderTable([
    sampleRequest({ name: '\u{1F600}'.repeat(500_000), email: 'x'.repeat(1e6) }),
  ])
  expect((container.textContent ?? '').length).toBeLessThan(2000)
  expect(container.textContent).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})

test('on paper every row is drawn, of a longer list the first thousand', () => {
  const { container } = renderTable(many(51))
  const drawn = () => container.querySelectorAll('tr[data-id]').length
  const before = drawn()
  window.dispatchEvent(new Event('beforeprint'))
  expect(drawn()).toBe(51)
  expect(container.querySelector('tbody')).toHaveStyle({ minHeight: '0px' })
  for (const row of container.querySelectorAll('tr[data-id]')) expect(row).toHaveStyle({ marginTop: '0px' })
  expect(screen.getByText('Rows 1 to 51 of 51')).toBeVisible()
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBe(before)

  const long = renderTable(many(1001))
  window.dispatchEvent(new Event('beforeprint'))
  expect(long.container.querySelectorAll('tr[data-id]')).toHaveLength(1000)
  expect(long.container).toHaveTextContent('Rows 1 to 1,000 of 1,001')
  fireEvent(window, new Event('afterprint'))
  // A thousand rows take jsdom half a minute on a busy machine.
}, 120_000)

test('where rows are blocks, selecting all and the order are over the list, not in the headings', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  const sorted = vi.fn()
  renderTable(many(3), -1, sorted)
  width.mockRestore()
  const [head] = within(screen.getByRole('table')).getAllByRole('rowgroup')
  expect(within(head as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  expect(within(head as HTMLElement).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Submitted' })).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked()
  const order = screen.getByRole('combobox', { name: 'Order' })
  expect(order).toHaveDisplayValue('Newest first')
  fireEvent.change(order, {
    target: {
      value: within(order).getByRole<HTMLOptionElement>('option', { name: 'By name, A to Z' }).value,
    },
  })
  expect(sorted).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' })
})
