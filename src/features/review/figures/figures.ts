import type { InvitationRequest } from '@/domain/invitations/record'
import { dayKey, submittedDay } from '@/features/review/list/search-index'

/** Requests of one day of the reader's calendar. */
export type DayCount = {
  /** `2025-07-16` */
  readonly day: string
  readonly date: Date
  readonly count: number
  readonly weekend: boolean
  readonly today: boolean
}

/** The last `days` days, oldest first, today last; days without a request too. */
export function countByDay(
  requests: readonly InvitationRequest[],
  now: Date,
  days: number,
): readonly DayCount[] {
  const counts = countBy(requests, submittedDay)
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days - 1 - index))
    const day = dayKey(date)
    const weekend = date.getDay() === 0 || date.getDay() === 6
    return { day, date, count: counts.get(day) ?? 0, weekend, today: index === days - 1 }
  })
}

/** How many requests have each value. */
export function countBy(
  requests: readonly InvitationRequest[],
  read: (request: InvitationRequest) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const request of requests) {
    const value = read(request)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** A scale that begins at 0 and ends at or above `most`, in at most three equal steps of 1, 2 or 5 times a power of ten. */
export function scaleFor(most: number): readonly number[] {
  for (let power = 1; ; power *= 10) {
    for (const unit of [1, 2, 5]) {
      const step = unit * power
      if (step * 3 >= most)
        return Array.from({ length: Math.max(Math.ceil(most / step), 1) }, (_, i) => step * (i + 1))
    }
  }
}
