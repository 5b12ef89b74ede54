import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { careers } from '@/content/pages/careers'
import CareersPage from '@/pages/careers-page'

test('the marked posting is one of the open positions, and each mark stands on words of it', () => {
  render(
    <MemoryRouter>
      <CareersPage />
    </MemoryRouter>,
  )
  const sheet = screen.getByRole('figure')
  const posting = careers.postings.find(({ title }) => within(sheet).queryByText(title))
  const words = [posting?.type, ...(posting?.requirements ?? [])].join('\n')
  const marks = [...sheet.querySelectorAll('.circled, .dunder, .hl')].map((mark) => mark.textContent ?? '')
  expect(marks).toHaveLength(3)
  for (const mark of marks) expect(words).toContain(mark)
})
