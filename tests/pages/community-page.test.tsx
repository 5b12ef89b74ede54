import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestDialogId } from '@/features/request-access/request-dialog-store'
import CommunityPage from '@/pages/community/page'
import { show } from './developer-pages'

const region = (name: string) => within(screen.getByRole('region', { name }))

test('what is typed into the search box changes nothing, and the help names the way', async () => {
  const { container } = show(<CommunityPage />)
  const box = screen.getByRole('searchbox', { name: 'Search the community' })
  expect(box).toHaveAccessibleDescription(/channels below/)
  const before = container.textContent
  await userEvent.setup().type(box, 'webhook{Enter}')
  expect(box).toHaveValue('webhook')
  expect(container.textContent).toBe(before)
})

test('the stats are three figures and a chart that can be read as a list', () => {
  show(<CommunityPage />)
  const stats = region('Somebody is always up')
  expect(stats.getAllByRole('definition')).toHaveLength(3)
  const minutes = stats.getAllByText(/^\d+ min$/).map((text) => Number.parseInt(text.textContent ?? '', 10))
  expect(minutes).toHaveLength(24)
  expect(stats.getByText('121 min at 2:00')).toBeInTheDocument()
  expect(minutes.indexOf(Math.max(...minutes))).toBe(2)
  expect(minutes.indexOf(Math.min(...minutes))).toBe(16)
  expect(minutes[16]).toBe(14)
})

test('five channels say what they are for, who answers and how busy they are', () => {
  show(<CommunityPage />)
  const rows = within(screen.getByRole('table', { name: 'Channels' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows).toHaveLength(5)
  for (const row of rows) {
    expect(within(row).getByRole('rowheader')).toHaveTextContent(/^#[a-z-]+$/)
    expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(/^\d+$/)
  }
})

test('there are featured projects, dated events in order, and a contributor in the spotlight', () => {
  show(<CommunityPage />)
  expect(region('Featured projects').getAllByRole('heading', { level: 3 })).toHaveLength(4)
  const dates = [...screen.getByRole('region', { name: 'Upcoming events' }).querySelectorAll('time')].map(
    (time) => time.dateTime,
  )
  expect(dates).toHaveLength(4)
  expect(dates.toSorted()).toEqual(dates)
  expect(screen.getByRole('region', { name: 'Contributor spotlight' })).toHaveTextContent('Noor Haddad')
})

test('the way in is a request for access', () => {
  show(<CommunityPage />)
  expect(screen.getByRole('button', { name: 'Request Beta Access' })).toHaveAttribute(
    'commandfor',
    requestDialogId,
  )
})
