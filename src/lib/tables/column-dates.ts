// Dates of a column of text. Day and month cannot be told apart in one cell; a column can often
// prove which comes first. Nothing is guessed that `Date.parse` would guess ("week 7", "Jul-25").

import { remembering } from './cells'
import { dateIn, day, minute, noon, type WrittenDate } from './written-dates'

/** A moment, and how exactly the cell gives it: `1` for milliseconds, `1000` for seconds … */
export type Moment = { readonly at: Date; readonly precision: number }

type DateOptions = {
  readonly now: Date
  /** Whether times without a zone are UTC, and not this computer's. */
  readonly utc?: boolean
  /** The answer of a person to what is unclear. It does not turn dates that are clear. */
  readonly dayFirst?: boolean | undefined
  readonly locale?: string | undefined
  /** Whether midnight is a moment in every column: of our own export. */
  readonly exact?: boolean
}

const timeAt = ({ year, month, date }: WrittenDate, dayFirst: boolean): number =>
  dayFirst ? Date.UTC(year, date - 1, month) : Date.UTC(year, month - 1, date)

/** Whether the date is on the weekday that is written beside it. */
const isOn = (date: WrittenDate, dayFirst: boolean): boolean =>
  new Date(timeAt(date, dayFirst)).getUTCDay() === date.weekday

/** Whether someone can have signed up then: not before 2000, and not later than a day from now. */
export const isPlausible = (at: Date, now: Date): boolean =>
  at.getFullYear() >= 2000 && at.getTime() <= now.getTime() + day

/** Reads the dates of a column: all of its cells together tell day and month apart. */
export function readDateColumn(cells: readonly string[], options: DateOptions) {
  const { now, utc = false, exact = false } = options
  const dateOf = remembering(dateIn)
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const dates = filled.flatMap((cell) => {
    const found = dateOf(cell)
    return found ? [{ ...found, cell }] : []
  })
  const numeric = dates.filter((each) => each.numeric)
  const stamps = dates.filter(({ unit }) => unit !== undefined)
  // Where a spreadsheet leaves 07/14 as a text, it has taken 07/05 for May 7.
  const mayBeTurned = numeric.length > 0 && stamps.every(({ unit, date }) => unit !== day || date <= 12)
  const isRead = ({ unit }: WrittenDate) =>
    !unit || (stamps.length > filled.length / 2 && !(mayBeTurned && unit === day))
  const times = dates.flatMap((each) => (each.time && isRead(each) ? [each.time] : []))
  // Programs write a day as its first moment, often in UTC, which is the day before in America.
  const isDays = !exact && times.every(({ time, precision }) => time === 0 || precision === day)
  const [oldest, newest] = [2020, now.getFullYear()]
  // `25/07/14` is a day of 2025 in Japan, Hungary and South Africa.
  const shorts = numeric.filter(({ short }) => short)
  const areYears = shorts.every(({ year, month, date }) => {
    const isYear = month + 2000 >= oldest && month + 2000 <= newest
    return isYear && date <= 12 && year <= 2031
  })
  const mayBeYears = areYears && numeric.length > 0 && shorts.length === numeric.length
  const leadsIn = (dates: readonly WrittenDate[]) => {
    // What may be a year proves nothing.
    const isDay = ({ month, short }: WrittenDate) => month > 12 && !(short && areYears)
    const days = dates.filter((each) => isDay(each) || (isOn(each, true) && !isOn(each, false)))
    const months = dates.filter((each) => each.date > 12 || (isOn(each, false) && !isOn(each, true)))
    return { day: days.length, month: months.length }
  }
  /** By sign, whether the day comes first; undefined where both do, or nothing tells. */
  const proofs = new Map(
    [...new Set(numeric.map(({ sign }) => sign))].map((sign) => {
      const leads = leadsIn(numeric.filter((each) => each.sign === sign))
      return [sign, leads.day > 0 === leads.month > 0 ? undefined : leads.day > 0] as const
    }),
  )
  const open = numeric.filter(({ sign }) => proofs.get(sign) === undefined)
  const isUnproven = mayBeYears || open.length > 0 || numeric.length === 0
  const guess = () => {
    if (mayBeYears) return numeric.every(({ year }) => year >= oldest && year <= newest)
    const leads = leadsIn(open)
    return leads.day + leads.month > 0 ? leads.day > leads.month : guessDayFirst(open, options)
  }
  const dayFirst = isUnproven ? (options.dayFirst ?? guess()) : proofs.values().next().value === true

  /** Year, month and day. */
  const inOrder = ({ year, month, date, numeric, sign }: WrittenDate) => {
    if (numeric && mayBeYears && !dayFirst) return [month + 2000, date, year - 2000] as const
    const isTurned = numeric && (month > 12 || ((proofs.get(sign) ?? dayFirst) && date <= 12))
    return isTurned ? ([year, date, month] as const) : ([year, month, date] as const)
  }
  const read = (cell: string): Moment | undefined => {
    const found = dateOf(cell.trim())
    if (!found?.time || !isRead(found)) return undefined
    const [year, month, date] = inOrder(found)
    const { time, precision, zone } = isDays ? noon : found.time
    if (month < 1 || month > 12 || date < 1 || date > new Date(year, month, 0).getDate()) return undefined
    const offset = zone ?? (utc && precision !== day ? 0 : undefined)
    const at =
      offset === undefined
        ? new Date(year, month - 1, date, 0, 0, 0, time)
        : new Date(Date.UTC(year, month - 1, date) + time - offset * minute)
    return isPlausible(at, now) ? { at, precision } : undefined
  }
  return {
    /** How `05/07/2025` is read; where years may come first, how `25/07/14` is. */
    dayFirst,
    /** A cell that no other cell helps to read; undefined where the column is clear. */
    unclear: mayBeYears
      ? numeric.find(({ year, month }) => year !== month + 2000)?.cell
      : open.find(({ month, date }) => month <= 12 && date <= 12 && month !== date)?.cell,
    /** Whether a time without a zone is in the column. */
    zoneless: !isDays && times.some(({ precision, zone }) => precision !== day && zone === undefined),
    read,
  }
}

/**
 * Where no date can tell: nobody has signed up tomorrow, exports are in order of time, dots are
 * European, and then the browser's language decides.
 */
function guessDayFirst(numeric: readonly WrittenDate[], options: DateOptions): boolean {
  const { now, locale = 'en-US' } = options
  const faults = (isDayFirst: boolean) => {
    const times = numeric.map((each) => timeAt(each, isDayFirst))
    const steps = times.slice(1).map((time, at) => time - (times[at] ?? time))
    const [ups, downs] = [steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length]
    return times.filter((time) => time > now.getTime() + day).length * 10 + Math.min(ups, downs)
  }
  const difference = faults(false) - faults(true)
  if (difference !== 0) return difference > 0
  return numeric.some(({ sign }) => sign === '.') || !/^en(?:-US|-CA)?$/.test(locale)
}
