import { expect, test } from 'vitest'
import { cardSvg, type Measure } from '../../../prerender/extras/social-card'

/** Half an em a character. */
const measure: Measure = (text, _face, size) => (text.length * size) / 2
const card = (title: string, description = 'What it is about.') =>
  cardSvg({ name: 'Sidenote', title, description, marked: '' }, measure)
const sizesOf = (svg: string) =>
  [...svg.matchAll(/font-family="Gabarito" font-size="(\d+)"/g)].map(([, size]) => Number(size)).slice(0, -1)

test('a short title is set large, a long one smaller and in several lines', () => {
  expect(sizesOf(card('Pricing'))).toEqual([148])
  const long = sizesOf(card('What a student writes stays between the student and the people teaching them'))
  expect(long.length).toBeGreaterThan(1)
  expect(long[0]).toBeLessThan(148)
})

test('a long name is set smaller, so that it ends before the answer beside it', () => {
  const svg = cardSvg({ name: 'W'.repeat(40), title: 'Pricing', description: 'About.', marked: '' }, measure)
  const size = Number([...svg.matchAll(/font-family="Gabarito" font-size="([\d.]+)"/g)].at(-1)?.[1])
  expect(size).toBeLessThan(50)
  expect(204 + measure('W'.repeat(40), 'Gabarito', size)).toBeLessThan(848)
})
