import { expect, test } from 'vitest'
import { dayOf, longDate, monthOf, shortDay, thousands, weekdayOf } from '@/lib/dates'

test('dates and numbers are written as Intl writes them in English', () => {
  for (let day = 0; day < 400; day += 1) {
    const date = new Date(2025, 8, 1 + day, 9)
    const says = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-US', options)
    expect(longDate(date)).toBe(says({ dateStyle: 'long' }))
    expect(shortDay(date)).toBe(says({ month: 'short', day: 'numeric' }))
    expect(`${weekdayOf(date)} ${monthOf(date)}`).toBe(
      `${says({ weekday: 'long' })} ${says({ month: 'long' })}`,
    )
    expect(longDate(dayOf(date.toISOString().slice(0, 10)))).toBe(longDate(date))
  }
  for (const count of [0, 999, 1000, 10_000, 123_456, 1_234_567])
    expect(thousands(count)).toBe(count.toLocaleString('en-CA'))
})
