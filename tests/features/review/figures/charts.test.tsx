import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { countByDay, ReviewChartDays } from '@/features/review/figures/chart-days'
import { ReviewCharts } from '@/features/review/figures/charts'
import { noFilter } from '@/features/review/list/filter'
import { TodayContext } from '@/features/review/use-invitations'
import { ann, ben, on, sampleRequest } from '../../../domain/invitations/sample-requests'

const showCharts = (roles: readonly string[]) => {
  const requests = roles.map((role, at) => sampleRequest({ id: `${at}`, role }))
  const onFilter = vi.fn()
  render(
    <TodayContext value={new Date(on(16))}>
      <ReviewCharts requests={requests} chosen={noFilter} onFilter={onFilter} />
    </TodayContext>,
  )
  return { onFilter, figure: screen.getByRole('combobox', { name: 'Count by' }).closest('figure') }
}

test('requests without a role have a bar that does not say that it filters', () => {
  const { figure } = showCharts(['', ' ', 'teacher'])
  const bars = within(figure ?? document.body).getAllByRole('button', { name: /\d$/ })
  expect(bars.filter((bar) => bar.getAttribute('aria-pressed') === 'true')).toEqual([])
  for (const bar of within(figure ?? document.body).getAllByRole('button', { name: /^—/ }))
    expect(bar).toBeDisabled()
})

test('of values that are not known here the most frequent are drawn, and the note says of how many', () => {
  const { figure } = showCharts(['a', 'b', 'c', 'd', 'd', 'teacher'])
  expect(within(figure ?? document.body).getByRole('button', { name: /^d/ })).toHaveTextContent('2')
  expect(figure).toHaveTextContent('5 of 6')
})

test('where everything is drawn, the note says so', () => {
  expect(showCharts(['teacher', 'a', 'b', 'c']).figure).toHaveTextContent('all 4')
  cleanup()
  expect(showCharts(['teacher']).figure).toHaveTextContent('1 request')
})

test('a year of days has bars that can be seen, however narrow the drawing', () => {
  const days = countByDay([ann, ben], 365, new Date(on(16)))
  render(<ReviewChartDays days={days} width={273} />)
  const widths = [...screen.getByRole('img').querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('width')),
  )
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(1)
})

test('numbers of four digits have their comma and their room', () => {
  const days = countByDay([ann], 21, new Date(on(16))).map((day) => ({ ...day, count: day.count * 12_400 }))
  render(<ReviewChartDays days={days} width={500} />)
  const chart = screen.getByRole('img', { name: /with 12,400\.$/ })
  expect(chart).toHaveTextContent('12,400, the most in a day')
  expect(chart).toHaveTextContent('15,000')
  expect(Number(chart.querySelector('rect')?.getAttribute('x'))).toBeGreaterThan(45)
})

test('the table has the days that are drawn', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  const requests = [ann, sampleRequest({ id: '9', submittedAt: new Date(2025, 5, 29).toISOString() })]
  render(
    <TodayContext value={new Date(on(16))}>
      <ReviewCharts requests={requests} chosen={noFilter} onFilter={vi.fn()} />
    </TodayContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Table: Requests by day' }))
  vi.restoreAllMocks()
  expect(screen.getByText('last 14 days, 1 request')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Requests by day' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(14)
})
