import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { about } from '@/content/pages/about'
import AboutPage from '@/pages/about/page'

const open = () =>
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  )

test('the mission is a whole sentence without the words that were struck out', () => {
  open()
  const section = screen.getByRole('region', { name: 'Our mission' })
  expect(within(section).getByRole('deletion')).toHaveTextContent('the answer')
  expect(within(section).getByRole('insertion')).toHaveTextContent('the next question')
  expect(section).toHaveTextContent(/To give every learner .* at the line where they are stuck\./)
})

test.each(['Student-centered', 'Innovation', 'Accessibility', 'Excellence'])(
  '%s is one of the four values, with three levels and one of them ours',
  (name) => {
    open()
    const table = screen.getByRole('table', { name: 'Four values, on a rubric' })
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4)
    const row = within(table)
      .getByRole('rowheader', { name: new RegExp(`^${name}`) })
      .closest('tr')
    const cells = row ? within(row).getAllByRole('cell') : []
    expect(cells).toHaveLength(3)
    expect(cells.filter((cell) => within(cell).queryByText('We are here'))).toHaveLength(1)
  },
)

test('the journey runs from 2020 to 2025, in order', () => {
  open()
  const section = screen.getByRole('region', { name: 'Our journey' })
  const items = within(section).getAllByRole('listitem')
  expect(items.map((item) => /^\d{4}|^Next/.exec(item.textContent ?? '')?.[0])).toEqual([
    '2020',
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    'Next',
  ])
})

test('the parent company and its two results are named', () => {
  open()
  const background = screen.getByRole('region', { name: 'What a motion sensor knows about teaching' })
  expect(background).toHaveTextContent('sensor-based educational technology')
  const results = screen.getByRole('region', { name: 'What came of it' })
  expect(results).toHaveTextContent('parent company')
  expect(
    within(results)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['15% higher engagement', '10% better academic performance'])
})

test('the two results are drawn to scale and said in words', () => {
  open()
  const figure = screen.getByRole('img', { name: /engagement rises from 100 to 115/ })
  expect(figure).toHaveAccessibleName(/academic performance from 100 to 110/)
  // The axis runs from 95 at the foot to 120 at the head: 4 % of the height a unit.
  const ends = [...figure.querySelectorAll('line.pm')].map((line) => [
    line.getAttribute('y1'),
    line.getAttribute('y2'),
  ])
  expect(ends).toEqual([
    ['80%', '20%'],
    ['80%', '40%'],
  ])
})

test('the walk has a reading every half second for ten seconds', () => {
  const { asked, readings } = about.hero.walk
  expect(readings).toHaveLength(21)
  expect(asked.at(-1)?.[0]).toBe(10)
})

test('the numbers in the questions are those of the drawn walk', () => {
  const { asked, readings } = about.hero.walk
  const at = (time: number) => readings[time * 2] ?? Number.NaN
  expect(at(2.5)).toBe(1)
  expect(at(6) - at(2.5)).toBeCloseTo(2.4)
  expect((at(6) - at(2.5)) / 3.5).toBeCloseTo(0.7, 1)
  const [, start, end] = asked
  expect(((end?.[1] ?? 0) - (start?.[1] ?? 0)) / ((end?.[0] ?? 0) - (start?.[0] ?? 0))).toBe(0.5)
  expect((at(10) - at(8)) / 2).toBeCloseTo(-0.5)
  expect(at(10) - (asked.at(-1)?.[1] ?? 0)).toBeCloseTo(0.4)
})

test('the drawing is told in words', () => {
  open()
  expect(screen.getByRole('img', { name: /^Distance from the sensor over ten seconds/ })).toBeInTheDocument()
})

test('the page ends with a way in and a way to write', () => {
  open()
  expect(screen.getByRole('button', { name: 'Request Access' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})

test('the page has one first-level heading', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
