import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { caseStudies } from '@/content/pages/case-studies'
import CaseStudiesPage from '@/pages/case-studies/page'

const open = () =>
  render(
    <MemoryRouter>
      <CaseStudiesPage />
    </MemoryRouter>,
  )

/** The figure with that caption. */
function figure(caption: string) {
  const found = screen.getByText(caption).closest('figure')
  if (!found) throw new Error(`${caption} is not the caption of a figure`)
  return found
}

const studies = [
  'A term of Grade 10 mathematics',
  'Essay marking in a department of six',
  'A college that brought its own LMS',
  'A developer who built on the API',
]

test('the page links to contact and to pricing', () => {
  open()
  expect(screen.getByRole('link', { name: 'Tell us what you would count' })).toHaveAttribute(
    'href',
    '/contact',
  )
  expect(screen.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/pricing')
})

test('there are four case studies', () => {
  open()
  expect(Object.values(caseStudies.studies).map(({ title }) => title)).toEqual(studies)
})

test.each(Object.values(caseStudies.studies))(
  '$title says who took part, what came of it, and its but',
  ({ title, who, text, caption, result, but }) => {
    open()
    const study = screen.getByRole('region', { name: title })
    for (const words of [...who, ...text, result.figure, result.says, 'But', but]) {
      expect(within(study).getByText(words)).toBeInTheDocument()
    }
    expect(screen.getByText(caption)).toBeInTheDocument()
  },
)

test('twelve weeks of a class are drawn and counted', () => {
  open()
  const drawing = figure('Who lost a sign, week by week')
  const weeks = within(drawing).getAllByRole('listitem')
  expect(weeks).toHaveLength(12)
  expect(weeks.at(0)).toHaveTextContent(/Week 1.*19 of 28 sheets/)
  expect(weeks.at(4)).toHaveTextContent(/After March break/)
  expect(weeks.at(11)).toHaveTextContent(/Week 12.*3 of 28 sheets/)
})

test('what is said of the class is what is drawn', () => {
  const counts = caseStudies.drawings.mathematics.weeks.map(({ sheets }) => sheets.replaceAll('.', '').length)
  expect(caseStudies.drawings.mathematics.weeks.every(({ sheets }) => sheets.length === 28)).toBe(true)
  const [first = 0, , , beforeBreak = 0, afterBreak = 0] = counts
  expect(first - beforeBreak).toBe(11)
  expect(afterBreak - beforeBreak).toBe(7)
})

test('the six teachers save 75% of their time together, and one of them hardly any', () => {
  open()
  const table = screen.getByRole('table', { name: /Minutes to mark one class set/ })
  const rows = within(table).getAllByRole('row').slice(1)
  const minutes = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => Number(cell.textContent)),
  )
  expect(minutes).toHaveLength(6)
  const sum = (column: number) => minutes.reduce((total, row) => total + (row[column] ?? 0), 0)
  expect([sum(0), sum(1)]).toEqual([5 * 60, 20 * 60])
  expect(minutes.at(-1)).toEqual([120, 150])
})

test('the weeks that slipped are struck and the true ones written beside them', () => {
  open()
  const table = screen.getByRole('table', { name: 'Eight weeks, as planned and as they went' })
  expect(
    within(table)
      .getAllByRole('deletion')
      .map((weeks) => weeks.textContent),
  ).toEqual(['Weeks 2 to 4', 'Weeks 5 to 8'])
  expect(
    within(table)
      .getAllByRole('insertion')
      .map((weeks) => weeks.textContent),
  ).toEqual(['Weeks 2 to 6', 'Weeks 7 to 10'])
})

test('the calls are multiplied out and set against the Developer plan', () => {
  open()
  const drawing = figure('Calls for one sheet of homework')
  expect(drawing).toHaveTextContent('41 × 1,500 = 61,500 a month')
  expect(drawing).toHaveTextContent('6 × 1,500 = 9,000 a month')
  expect(drawing).toHaveTextContent('The Developer plan has 10,000 calls per month.')
})

test('a stroke is drawn for every call', () => {
  open()
  const drawing = figure('Calls for one sheet of homework')
  const strokes = [...drawing.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.split('M').length,
  )
  expect(strokes).toEqual([41 + 1, 6 + 1])
})

test('each but has what was done about it', () => {
  open()
  const changes = screen.getByRole('region', { name: 'What did not work, and what changed' })
  expect(within(changes).getAllByRole('term')).toHaveLength(studies.length)
  expect(within(changes).getAllByRole('img', { name: 'Changed:' })).toHaveLength(studies.length)
})

test('the page has one first-level heading', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
