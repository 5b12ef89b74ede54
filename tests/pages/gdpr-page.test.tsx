import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectLinksToResolve, open, textOf } from './legal-pages'

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1)
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell').map(textOf)

test('there are eight rights, each with its article and how to exercise it', () => {
  open('/gdpr')
  const rows = rowsOf('The eight rights of a data subject')
  expect(rows).toHaveLength(8)
  for (const row of rows) {
    expect(within(row).getByRole('rowheader')).toHaveTextContent(/Articles? \d+/)
    const [means = '', exercise = ''] = cellsOf(row)
    expect(means.length).toBeGreaterThan(20)
    expect(exercise).toMatch(/^(Read|Write|Change|Close|Export) /)
  }
  expect(new Set(rows.map((row) => cellsOf(row)[1])).size).toBe(8)
})

test.each([
  ['Identity data', 'Contract, Legal obligation', 'account lifetime plus 7 years'],
  ['Educational data', 'Consent, Contract', 'account lifetime plus 3 years'],
  ['Technical data', 'Legitimate interest', '2 years'],
  ['Communication data', 'Consent, Legitimate interest', '3 years'],
])('%s has a purpose, its legal bases and its retention', (name, bases, retention) => {
  open('/gdpr')
  const rows = rowsOf('The four categories of data')
  expect(rows).toHaveLength(4)
  const row = rows.find((each) => within(each).getByRole('rowheader').textContent?.startsWith(name))
  const cells = row ? cellsOf(row) : []
  expect(cells[0]?.length).toBeGreaterThan(20)
  expect(cells.slice(1)).toEqual([bases, retention])
})

test('the four legal bases say yes or no for each kind of data, as the categories do', () => {
  open('/gdpr')
  const table = screen.getByRole('table', { name: 'Which legal basis covers which data' })
  const kinds = within(table).getAllByRole('columnheader').slice(1).map(textOf)
  const rows = rowsOf('Which legal basis covers which data')
  expect(rows).toHaveLength(4)
  const category = new Map(
    rowsOf('The four categories of data').map((row) => [
      textOf(within(row).getByRole('rowheader')),
      cellsOf(row)[1] ?? '',
    ]),
  )
  for (const row of rows) {
    const basis = ['Consent', 'Contract', 'Legal obligation', 'Legitimate interest'].find((name) =>
      within(row).getByRole('rowheader').textContent?.startsWith(name),
    )
    expect(basis).toBeDefined()
    within(row)
      .getAllByRole('cell')
      .forEach((cell, index) => {
        const named = [...category].find(([name]) => name.startsWith(kinds[index] ?? '?'))?.[1] ?? ''
        expect(within(cell).queryByRole('img', { name: 'Yes' }) !== null).toBe(named.includes(basis ?? '?'))
        if (!named.includes(basis ?? '?')) expect(cell).toHaveTextContent('No')
      })
  }
})

test('the officer has a card with an address, a phone number and the days that an answer takes', () => {
  open('/gdpr')
  const card = screen.getByRole('region', { name: 'Data protection officer' })
  expect(within(card).getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  )
  expect(within(card).getByRole('link', { name: /^\+/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  )
  expect(card).toHaveTextContent('Answers within 30 days')
})

test('there are four ways to exercise a right, and 30 days to answer', () => {
  open('/gdpr')
  const section = screen.getByRole('region', { name: 'Four ways to ask, 30 days to answer' })
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(within(section).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/contact?type=general',
  )
  expect(section).toHaveTextContent('Day 30')
})

test.each([
  ['United Kingdom', 'ICO', 'https://ico.org.uk/'],
  ['Germany', 'BfDI', 'https://www.bfdi.bund.de/'],
  ['France', 'CNIL', 'https://www.cnil.fr/'],
  ['Ireland', 'DPC', 'https://www.dataprotection.ie/'],
])('the authority of %s is the %s', (country, short, url) => {
  open('/gdpr')
  const section = screen.getByRole('region', { name: 'If our answer is not enough' })
  expect(within(section).getAllByRole('listitem')).toHaveLength(4)
  const link = within(section).getByRole('link', { name: new RegExp(`^${country}`) })
  expect(link).toHaveTextContent(short)
  expect(link).toHaveAttribute('href', url)
})

test('it leads on to the privacy policy and to Security & Trust', () => {
  open('/gdpr')
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy')
  expect(screen.getByRole('link', { name: 'Security & Trust' })).toHaveAttribute('href', '/security')
})

test('every link on it leads somewhere', () => {
  expectLinksToResolve('/gdpr')
})
