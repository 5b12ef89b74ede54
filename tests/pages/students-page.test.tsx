import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import StudentsPage from '@/pages/students/page'

const open = () =>
  render(
    <MemoryRouter initialEntries={['/platform/students']}>
      <StudentsPage />
    </MemoryRouter>,
  )
const region = (name: string) => within(screen.getByRole('region', { name }))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('the features are named and explained', () => {
  open()
  const features = region('What a tutor does that an answer key can’t')
  expect(texts(features.getAllByRole('term'))).toEqual([
    'A question on your own line',
    'Practice that remembers',
    '50+ subjects, one way of working',
    'Working you can show',
    'Awake when you are',
  ])
  expect(features.getAllByRole('definition')).toHaveLength(5)
})

test('the variant has a hero, three cards and the checklist', () => {
  open()
  const variant = region('Your sheet, your colour')
  expect(variant.getByRole('heading', { name: 'Finish your homework knowing why' })).toBeVisible()
  expect(texts(variant.getAllByRole('heading', { level: 4 }))).toEqual([
    'Hints in three depths',
    'Slips, counted',
    'Sheets together',
  ])
  const checklist = variant.getByRole('heading', { name: 'Everything You Need' }).nextElementSibling
  expect(texts(within(checklist as HTMLElement).getAllByRole('listitem'))).toEqual([
    'A new sheet whenever you need one',
    'All 50+ subjects',
    'Works on a phone, a tablet or a school laptop',
    'Formulae typed as you say them',
    'Reads photographs of handwritten pages',
    'A weekly list of what is due for another look',
    'Nothing shared unless you share it',
    'Help at any hour',
  ])
})
