import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import PricingPage from '@/pages/pricing/page'

const open = () =>
  render(
    <MemoryRouter>
      <PricingPage />
    </MemoryRouter>,
  )

/** The list item that a plan's heading stands in. */
function plan(name: string) {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!item) throw new Error(`${name} is not in a list`)
  return item
}

const plans = ['Free', 'Student', 'Instructor', 'Institution', 'Developer', 'Business', 'Enterprise']

test.each(plans)('the price of %s reads Coming Soon', (name) => {
  open()
  expect(within(plan(name)).getByText('Coming Soon')).toBeInTheDocument()
})

test('no amount of money stands anywhere', () => {
  const { container } = open()
  expect(container).not.toHaveTextContent(/[$€£]|CAD|USD/)
})

test.each([
  ['Free', '1,000 AI interactions per month'],
  ['Free', 'Limited to 5 courses'],
  ['Instructor', 'Student management up to 100'],
  ['Developer', '10,000 calls per month'],
  ['Business', '100,000 calls per month'],
  ['Enterprise', 'Unlimited calls'],
])('%s says its limit: %s', (name, limit) => {
  open()
  expect(plan(name)).toHaveTextContent(limit)
})

test.each([
  ['Free', '/register'],
  ['Student', '/register?plan=student'],
  ['Instructor', '/register?plan=instructor'],
  ['Institution', '/contact?type=sales'],
  ['Developer', '/register'],
  ['Business', '/contact?type=sales'],
  ['Enterprise', '/contact?type=sales'],
])('the call to action of %s leads to %s', (name, address) => {
  open()
  const link = within(plan(name)).getByRole('link')
  expect(link).toHaveAttribute('href', address)
})

test('links of several plans to the same place say which plan they are about', () => {
  open()
  expect(screen.getByRole('link', { name: 'Talk to sales about Business' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Talk to sales about Enterprise' })).toBeInTheDocument()
})

test('the billing toggle shows which period is chosen and changes nothing else', async () => {
  const { container } = open()
  const period = screen.getByRole('group', { name: 'Billing period' })
  const monthly = within(period).getByRole('radio', { name: 'Monthly' })
  const annual = within(period).getByRole('radio', { name: 'Annual' })
  expect(monthly).toBeChecked()
  const before = container.textContent

  await userEvent.click(annual)
  expect(annual).toBeChecked()
  expect(monthly).not.toBeChecked()
  expect(container.textContent).toBe(before)
})

test('the billing toggle is worked with the arrow keys', async () => {
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Annual' })).toBeChecked()
})

test('annual saving, money-back guarantee and setup fees are settled in the sum', () => {
  open()
  const settled = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(settled).toEqual([
    ['Setup fees', 'none'],
    ['Money-back guarantee', '30 days'],
    ['Annual billing saves', '20%'],
    ['Price', 'Coming Soon'],
  ])
  expect(screen.getByText('Annual billing saves 20%')).toBeInTheDocument()
  expect(screen.getByText(/30-day money-back guarantee\. There are no setup fees/)).toBeInTheDocument()
})

test('every line of the comparison has a row header and a cell for each plan', () => {
  open()
  const table = screen.getByRole('table', { name: 'The four learner plans compared' })
  const columns = within(table).getAllByRole('columnheader')
  expect(columns.map((column) => column.textContent)).toEqual(['What you get', ...plans.slice(0, 4)])

  const lines = within(table)
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 0)
  expect(lines.length).toBeGreaterThanOrEqual(15)
  for (const line of lines) {
    expect(within(line).getByRole('rowheader')).not.toBeEmptyDOMElement()
    expect(within(line).getAllByRole('cell')).toHaveLength(4)
  }
})

test.each([
  ['AI interactions per month', ['1,000', 'Unlimited', 'Unlimited', 'Unlimited']],
  ['Courses', ['5', 'Unlimited', 'Unlimited', 'Unlimited']],
  ['Subjects', ['50+', '50+', '50+', '50+']],
  ['Price', ['Coming Soon', 'Coming Soon', 'Coming Soon', 'Coming Soon']],
])('the comparison reads %s: %j', (label, amounts) => {
  open()
  const row = screen.getByRole('rowheader', { name: label }).closest('tr')
  const cells = row ? within(row).getAllByRole('cell') : []
  expect(cells.map((cell) => cell.textContent)).toEqual(amounts)
})

test('what is included and what is not has a word as well as a mark', () => {
  open()
  const sso = screen.getByRole('rowheader', { name: 'Single sign-on' }).closest('tr')
  const cells = sso ? within(sso).getAllByRole('cell') : []
  expect(cells.slice(0, 3).every((cell) => within(cell).queryByText('Not included'))).toBe(true)
  expect(cells[3] && within(cells[3]).getByRole('img', { name: 'Included' })).toBeInTheDocument()
})

test('there are at least eight questions, each under a heading with an answer', () => {
  open()
  const section = screen.getByRole('region', { name: 'Asked before paying' })
  const questions = within(section).getAllByRole('group')
  expect(questions.length).toBeGreaterThanOrEqual(8)
  for (const question of questions) {
    expect(within(question).getByRole('heading', { level: 3 })).toHaveTextContent(/\?$/)
    expect(question.querySelectorAll('p').length).toBeGreaterThanOrEqual(1)
  }
})

test('a question opens in place and leaves the others as they are', async () => {
  open()
  const isOpen = (text: string | RegExp) => screen.getByText(text).closest('details')?.open
  expect(isOpen('Why does every price read Coming Soon?')).toBe(true)
  expect(isOpen('Are there setup fees?')).toBe(false)

  await userEvent.click(screen.getByText('Are there setup fees?'))
  expect(isOpen('Are there setup fees?')).toBe(true)
  expect(isOpen('Why does every price read Coming Soon?')).toBe(true)
})

test('the page has one first-level heading', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
