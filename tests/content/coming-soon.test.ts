import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { comingSoonEntry } from '@/content/coming-soon'
import { headFor } from '@/routes/head'
import { routeList } from '@/routes/table'

test.each([
  ['DASHBOARD', 'Q1 2025'],
  ['REGISTER', 'Q1 2025'],
  ['LOGIN', 'Q1 2025'],
  ['BLOG', 'Q1 2025'],
  ['RESOURCES', 'Q1 2025'],
  ['PLATFORM_STUDENTS', 'Q1 2025'],
  ['PLATFORM_INSTRUCTORS', 'Q1 2025'],
  ['API_DOCS', 'Q2 2025'],
  ['CASE_STUDIES', 'Q2 2025'],
  ['CAREERS', 'Q2 2025'],
  ['WEBINARS', 'Q2 2025'],
  ['PLATFORM_INSTITUTIONS', 'Q2 2025'],
])('%s is expected in %s, with five features', (name, quarter) => {
  const entry = comingSoonEntry(name.toLowerCase())
  expect(entry.expectedDate).toBe(quarter)
  expect(entry.features).toHaveLength(5)
  expect(entry.title).not.toBe('Coming Soon')
})

test.each([
  'HELP',
  'PRESS',
  'API_SDKS',
  'API_EXAMPLES',
  'DEVELOPER_COMMUNITY',
  'PLATFORM',
  'COLOR_SCHEMES',
  'FORGOT_PASSWORD',
])('%s has the default title and date, and lines of its own', (name) => {
  const entry = comingSoonEntry(name.toLowerCase())
  const { title, expectedDate, description } = comingSoonEntry('nonsense')
  expect(entry).toMatchObject({ title, expectedDate })
  expect(entry.description).not.toBe(description)
  expect(entry.features).toHaveLength(5)
})

test('who needs a new password is told whom to write to', () => {
  expect(comingSoonEntry('forgot_password').description).toContain(site.contactEmail)
})

test.each([
  'press',
  'nonsense',
  '',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'x'.repeat(100_000),
  '<img src=x>',
])('any other name gets the default entry', (name) => {
  expect(comingSoonEntry(name).title).toBe('Coming Soon')
  expect(comingSoonEntry(name).features).toHaveLength(5)
})

test('every flag that gates a page has words of its own for its coming-soon page', () => {
  const { description } = comingSoonEntry('nonsense')
  const gates = new Set(routeList.flatMap(({ feature }) => feature ?? []))
  expect(gates.size).toBeGreaterThan(15)
  const silent = [...gates].filter((name) => comingSoonEntry(name).description === description)
  expect.soft(silent, 'an entry each in src/content/coming-soon.ts').toEqual([])
  // The page says "Five lines, still in pencil".
  const short = [...gates].filter((name) => comingSoonEntry(name).features.length !== 5)
  expect(short, 'five features each in src/content/coming-soon.ts').toEqual([])
})

test('a coming-soon page is in the tab and announced under its own heading', () => {
  for (const feature of new Set(routeList.flatMap((row) => row.feature ?? []))) {
    const { title } = comingSoonEntry(feature)
    if (title === 'Coming Soon') continue
    expect(
      headFor(`/coming-soon/${feature.toLowerCase()}`).title,
      `the title of ${feature} in src/content/coming-soon.ts is "soon" in its row, or else "title"`,
    ).toBe(`${title}: ${site.features[feature] ? 'Open now' : 'Coming Soon'} · ${site.name}`)
  }
})
