import { expect, test } from 'vitest'
import { formatMoment, readDate, relativeDay, reviewDueDay } from '@/features/review/format'

const day = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-')

test('an answer is due three business days after the submission', () => {
  expect(day(reviewDueDay(new Date(2025, 6, 14, 9)))).toBe('2025-7-17') // Monday to Thursday
  expect(day(reviewDueDay(new Date(2025, 6, 11, 23, 59)))).toBe('2025-7-16') // Friday to Wednesday
  expect(day(reviewDueDay(new Date(2025, 6, 12)))).toBe('2025-7-16') // Saturday counts from Monday
})

test('a year before 100 is that year, and a day after the last of all has no place', () => {
  const due = reviewDueDay(new Date('0050-06-01T12:00:00'))
  expect(day(due)).toBe('50-6-6')
  expect(relativeDay(new Date(Number.NaN), due)).toBeUndefined()
})

test('a day is past, today or ahead by the calendar, not by hours', () => {
  const now = new Date(2025, 6, 16, 0, 5)
  expect(relativeDay(new Date(2025, 6, 15, 23, 59), now)).toBe('past')
  expect(relativeDay(new Date(2025, 6, 16, 23, 59), now)).toBe('today')
  expect(relativeDay(new Date(2025, 6, 17), now)).toBe('ahead')
})

test('a moment of another year shows the year, and text without a date is none', () => {
  const now = new Date(2025, 6, 16)
  expect(formatMoment(new Date(2025, 6, 4, 9, 5), now)).toEqual({ day: 'Jul 4', time: '09:05' })
  expect(formatMoment(new Date(2024, 6, 4, 9, 5), now)).toEqual({ day: 'Jul 4, 2024' })
  expect(readDate('soon')).toBeUndefined()
})
