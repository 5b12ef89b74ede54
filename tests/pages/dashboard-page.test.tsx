import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import DashboardPage from '@/pages/dashboard/page'
import { badgeVariant } from '@/pages/dashboard/score-badge'

test.each([
  [79, 'outline'],
  [80, 'secondary'],
  [89, 'secondary'],
  [90, 'default'],
  [100, 'default'],
  [0, 'outline'],
])('a score of %i has the %s badge', (score, variant) => {
  expect(badgeVariant(score)).toBe(variant)
})

test('the dashboard shows totals, profile, sessions with their badges, achievements and quick actions', () => {
  render(<DashboardPage />, { wrapper: MemoryRouter })
  for (const label of ['Total sessions', 'Average score', 'Hours learned', 'Achievements']) {
    expect(screen.getByText(label)).toBeInTheDocument()
  }
  expect(screen.getByText('Premium member')).toBeInTheDocument()
  const row = screen.getByRole('row', { name: /Balancing equations/ })
  expect(within(row).getByText('79%')).toHaveAttribute('data-variant', 'outline')
  expect(screen.getByRole('heading', { name: 'Recent achievements' })).toBeInTheDocument()
  expect(screen.getByRole('complementary', { name: 'Quick actions' })).toBeInTheDocument()
})

test('both charts say their figures in words', () => {
  render(<DashboardPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('img', { name: /72, 78, 74/ })).toBeInTheDocument()
  expect(screen.getByText('Hours by subject')).toBeInTheDocument()
})
