import { expect, test } from 'vitest'
import { looksLikeDate, readDateColumn } from '@/lib/column-dates'

const now = new Date('2025-11-25T15:00:00.000Z')

/** What a cell says, as the moment in ISO 8601; `none` for what is no date. */
const read = (cell: string) => readDateColumn([cell], { now }).read(cell)?.at.toISOString() ?? 'none'

const noon = '2025-03-14T16:00:00.000Z'

test.each([
  ['Mar 14, 2025', noon],
  ['14 Mar 2025', noon],
  ['14. Mär 2025', noon],
  ['mar. 14 mars 2025', noon],
  ['Friday, March 14, 2025', noon],
  ['viernes, 14 de marzo de 2025', noon],
  ['14-Mar-25 15:45', '2025-03-14T19:45:00.000Z'],
  ['Fri Mar 14 2025 15:45:12 GMT-0400 (Eastern Daylight Time)', '2025-03-14T19:45:12.000Z'],
  ['Fri 2025', 'none'],
  ['Tue 14, 2025', 'none'],
])('March is a month, also where a short weekday has its letters: %s', (cell, moment) => {
  expect(read(cell)).toBe(moment)
  expect(looksLikeDate(cell)).toBe(moment !== 'none')
})
