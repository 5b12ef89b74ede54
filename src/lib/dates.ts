// Dates and numbers in English are put into words by hand: the first use of Intl in a tab takes 15
// to 40 ms, four times that on a phone, and came in the middle of a navigation (docs/speed.md).

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** `July` */
export const monthOf = (date: Date): string => months[date.getMonth()] ?? ''

/** `Friday` */
export const weekdayOf = (date: Date): string => weekdays[date.getDay()] ?? ''

/** `Jul 9` */
export const shortDay = (date: Date): string => `${monthOf(date).slice(0, 3)} ${date.getDate()}`

/** `March 14, 2025` */
export const longDate = (date: Date): string => `${monthOf(date)} ${date.getDate()}, ${date.getFullYear()}`

/** `09` */
export const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** `2025-07-09`, by the clock and calendar here */
export const dayKey = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** `09:05` */
export const clockTime = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`

/** The day `2025-07-09` at noon here: the same day in every time zone. */
export const dayOf = (iso: string): Date => new Date(`${iso}T12:00`)

/** `10,000` */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
