import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import ContactPage from '@/pages/contact/page'

const open = () =>
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <ContactPage />
    </MemoryRouter>,
  )
const region = (name: string) => within(screen.getByRole('region', { name }))

test('the contact details are an e-mail address, a phone number and an office in Ontario, Canada', () => {
  open()
  const details = region('Write to a person')
  expect(details.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Phone',
    'Office',
  ])
  expect(details.getByRole('link', { name: site.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${site.contactEmail}`,
  )
  expect(details.getByRole('link', { name: site.contactPhone })).toBeVisible()
  expect(details.getByText('Waterloo, Ontario, Canada')).toBeVisible()
})

test('the office is open from Monday to Friday and closed at weekends', () => {
  open()
  const hours = region('When the phone is answered')
  expect(hours.getByText('Monday to Friday 9:00 to 18:00 EST')).toBeVisible()
  expect(hours.getByText('Closed at weekends')).toBeVisible()
  expect(hours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}9:00 to 18:00`),
    'SaturdayClosed',
    'SundayClosed',
  ])
})

test('the company has a timeline from 2020 to 2025', () => {
  open()
  const years = region('Who you are writing to').getAllByRole('listitem')
  expect(years.map(({ textContent }) => Number(textContent?.slice(0, 4)))).toEqual([
    2020, 2021, 2022, 2023, 2024, 2025,
  ])
  for (const year of years) expect(within(year).getByRole('heading', { level: 3 })).toBeVisible()
})

test('the enterprise card opens the demo dialog', () => {
  open()
  const card = region('For a whole school, see it on your own pages')
  expect(card.getByRole('button', { name: 'Enterprise demo' })).toHaveAttribute('commandfor', 'demo-dialog')
})
