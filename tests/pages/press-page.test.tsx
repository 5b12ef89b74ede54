import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { companyHistory } from '@/content/company'
import PressPage from '@/pages/press/page'

const open = () =>
  render(
    <MemoryRouter>
      <PressPage />
    </MemoryRouter>,
  )

/** The figure with that caption. */
function figure(caption: string) {
  const found = screen.getByText(caption).closest('figure')
  if (!found) throw new Error(`${caption} is not the caption of a figure`)
  return found
}

test('each slip of the proof is struck, corrected and explained', () => {
  open()
  const proof = figure('Galley proof')
  expect(within(proof).getAllByRole('deletion')).toHaveLength(4)
  expect(within(proof).getAllByRole('insertion')).toHaveLength(4)
  expect(within(proof).getAllByRole('listitem')).toHaveLength(4)
  expect(within(proof).getByText('Example: 4 corrections')).toBeInTheDocument()
})

test('the corrected year is that of the company’s history, the struck one its parent’s', () => {
  open()
  const years = companyHistory.map(({ year }) => year)
  const [, founded] = screen.getAllByRole('insertion')
  expect(screen.getAllByRole('deletion')[1]).toHaveTextContent(years[0] ?? '')
  expect(founded).toHaveTextContent('2023')
  expect(companyHistory.find(({ year }) => year === '2023')?.title).toContain(site.name)
})

test('the texts are as long as they say', () => {
  open()
  const section = screen.getByRole('region', { name: 'In 10, 25 and 60 words' })
  const texts = within(section).getAllByRole('listitem')
  const counted = texts.map((item) => item.querySelectorAll('p')[1]?.textContent?.split(' ').length)
  expect(counted).toEqual([10, 25, 60])
})

test('a text is copied as it stands', async () => {
  const user = userEvent.setup()
  open()
  await user.click(screen.getByRole('button', { name: /^Copy ?the 10 words$/ }))
  expect(await navigator.clipboard.readText()).toBe(`${site.name} is an AI tutor that asks before it tells.`)
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument()
})

test.each([
  ['Stage', 'Invitation-only beta'],
  ['Prices', 'Coming Soon'],
  ['Subjects', '50+'],
  ['Its results', '15% higher engagement, 10% better academic performance'],
  ['Compliance', 'SOC 2 Type II, GDPR, FERPA'],
])('%s: %s', (term, fact) => {
  open()
  expect(screen.getByText(term, { selector: 'dt' }).nextSibling).toHaveTextContent(fact)
})

test('the announcements stand newest first, each with a download', () => {
  open()
  const list = within(screen.getByRole('region', { name: 'Announcements' })).getAllByRole('listitem')
  const dates = list.map((item) => item.querySelector('time')?.dateTime)
  expect(dates).toEqual([...dates].sort().reverse())
  for (const item of list)
    expect(within(item).getByRole('button', { name: /^Download PDF/ })).toBeInTheDocument()
})

test('the wordmark can be had for both grounds, and the download buttons change nothing', async () => {
  const { container } = open()
  const before = container.innerHTML
  for (const ground of ['on paper', 'on the board']) {
    for (const format of ['SVG', 'PNG']) {
      await userEvent.click(screen.getByRole('button', { name: `Download ${format} ${ground}` }))
    }
  }
  await userEvent.click(screen.getAllByRole('button', { name: /^Download PDF/ })[0] ?? document.body)
  expect(container.innerHTML).toBe(before)
})

test('there is a person to call and to write to', () => {
  open()
  const person = screen.getByRole('region', { name: 'A person to call' })
  expect(within(person).getByRole('link', { name: site.contactPhone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  )
  expect(within(person).getByRole('link', { name: site.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${site.contactEmail}?subject=Press`,
  )
  expect(person).toHaveTextContent('Monday to Friday 9:00 to 18:00 EST')
})

test('the press-update box takes an address, checks nothing and sends nothing', async () => {
  const { container } = open()
  const field = screen.getByRole('textbox', { name: 'Email' })
  await userEvent.type(field, 'not an address{Enter}')
  const before = container.textContent
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe to press updates' }))
  expect(field).toHaveValue('not an address')
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(field.closest('form')).toBeNull()
  expect(container.textContent).toBe(before)
})

test('the page has one first-level heading', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
