import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { careers, type JobPosting, locationText, salaryText } from '@/content/pages/careers'
import CareersPage from '@/pages/careers/page'

const postings: readonly JobPosting[] = careers.postings
const open = () =>
  render(
    <MemoryRouter>
      <CareersPage />
    </MemoryRouter>,
  )
const positionOf = (title: string) =>
  within(screen.getByRole('region', { name: 'Open positions' }))
    .getByRole('heading', { name: title })
    .closest('li')

test.each(postings)('the posting $title shows every field of it', (posting) => {
  open()
  const { title, department, location, type, salary, level, requirements, postedOn } = posting
  const position = positionOf(title)
  for (const words of [
    department,
    locationText(location),
    `${type}, ${salaryText(salary)}`,
    level,
    ...requirements,
    postedOn,
  ]) {
    expect(position).toHaveTextContent(words)
  }
  expect(position?.querySelector('time')).toHaveAttribute('datetime', posting.posted)
})

test.each(postings)('the Apply button of $title changes nothing', async ({ title }) => {
  const { container } = open()
  const position = positionOf(title)
  position?.querySelector('details')?.setAttribute('open', '')
  const before = container.innerHTML
  await userEvent.click(screen.getByRole('button', { name: `Apply for ${title}` }))
  expect(container.innerHTML).toBe(before)
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('the marked posting is one of the open positions, and each mark stands on words of it', () => {
  open()
  const sheet = screen.getByRole('figure')
  const posting = careers.postings.find(({ title }) => within(sheet).queryByText(title))
  const words = [posting && salaryText(posting.salary), ...(posting?.requirements ?? [])].join('\n')
  const marks = [...sheet.querySelectorAll('.circled, .dunder, .hl')].map((mark) => mark.textContent ?? '')
  expect(marks).toHaveLength(3)
  for (const mark of marks) expect(words).toContain(mark)
})
