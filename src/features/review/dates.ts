/** Whole days that a request may wait for its answer, Monday to Friday (specification, section 9: review in 2-3 business days). */
const reviewDays = 3

const shortDay = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', year: 'numeric' })
const longDay = new Intl.DateTimeFormat('en-CA', { weekday: 'long', month: 'long', day: 'numeric' })
const weekDay = new Intl.DateTimeFormat('en-CA', { weekday: 'short', month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const second = new Intl.DateTimeFormat('en-CA', { timeStyle: 'medium', hourCycle: 'h23' })
const full = new Intl.DateTimeFormat('en-CA', {
  weekday: 'short',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/** The date that a stored text means, or undefined when no date can be read from it. */
export function readDate(text: string): Date | undefined {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Day and time for a table, in the reader's time zone: `Jul 16` and `10:31`; in another year than `now`, the year for the time. */
export function formatMoment(date: Date, now: Date): { readonly day: string; readonly time?: string } {
  if (date.getFullYear() !== now.getFullYear()) return { day: dayOfYear.format(date) }
  return { day: shortDay.format(date), time: clock.format(date) }
}

/** The whole date with weekday, seconds and time zone, in the reader's time zone. */
export const formatFully = (date: Date): string => full.format(date)

/** Weekday and day: `Friday, July 11`. */
export const formatDay = (date: Date): string => longDay.format(date)

/** Month and day: `Jul 16`. */
export const formatMonthDay = (date: Date): string => shortDay.format(date)

/** Short weekday and day: `Wed, Jul 16`. */
export const formatShortDay = (date: Date): string => weekDay.format(date)

/** Hours and minutes: `09:05`. */
export const formatClock = (date: Date): string => clock.format(date)

/** Hours, minutes and seconds: `09:05:30`. */
export const formatSecond = (date: Date): string => second.format(date)

/** The last day on which an answer keeps the promise: three business days (Monday to Friday) after the submission. */
export function reviewDueDay(submitted: Date): Date {
  const day = startOfDay(submitted)
  for (let left = reviewDays; left > 0; ) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1
  }
  return day
}

/** Where a day stands as seen from `now`, by the calendar of the reader. */
export function relativeDay(day: Date, now: Date): 'past' | 'today' | 'ahead' {
  const difference = startOfDay(day).getTime() - startOfDay(now).getTime()
  if (difference === 0) return 'today'
  return difference < 0 ? 'past' : 'ahead'
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate())
}
