// Dates of a column of text. Day and month cannot be told apart in one cell; a column can often
// prove which comes first. Nothing is guessed that `Date.parse` would guess ("week 7", "Jul-25").

/** A moment, and how exactly the cell gives it: `1` for milliseconds, `1000` for seconds … */
export type Moment = { readonly at: Date; readonly precision: number }

export const day = 86_400_000
const minute = 60_000

export type DateColumn = {
  /** How `05/07/2025` is read. */
  readonly dayFirst: boolean
  /** A cell that no other cell helps to read; undefined where the column is clear. */
  readonly unclear: string | undefined
  /** Whether a time without a zone is in the column. */
  readonly zoneless: boolean
  readonly read: (cell: string) => Moment | undefined
}

type DateOptions = {
  readonly now: Date
  /** Whether times without a zone are UTC, and not this computer's. */
  readonly utc?: boolean
  /** The answer of a person to what is unclear. */
  readonly dayFirst?: boolean | undefined
  readonly locale?: string
}

/** Hours from UTC. Forms write an abbreviation as a fixed offset: AST in June, too. */
const zones: ReadonlyMap<string, number> = new Map(
  `UTC 0 GMT 0 Z 0 WET 0 NST -3.5 NDT -2.5 AST -4 ADT -3 BRT -3 EST -5 EDT -4 CST -6 CDT -5 MST -7 MDT -6 PST -8
  PDT -7 AKST -9 AKDT -8 HST -10 WEST 1 BST 1 CET 1 MEZ 1 CEST 2 MESZ 2 EET 2 SAST 2 EEST 3 MSK 3 GST 4 PKT 5
  IST 5.5 ICT 7 SGT 8 HKT 8 AWST 8 JST 9 KST 9 ACST 9.5 AEST 10 AEDT 11 NZST 12 NZDT 13`
    .split(/\n? +/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, Number(all[at + 1])] as const] : [])),
)

const nameKey = (word: string) =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\.$/, '').toLowerCase()

/** The names of days in English, French, German and Spanish, whole and short. */
const namesOf = (part: 'month' | 'weekday', days: readonly Date[]) =>
  ['en', 'fr', 'de', 'es'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { [part]: style })
      return days.map((day, at) => [nameKey(format.format(day)), at + 1] as const)
    }),
  )

const months = Array.from({ length: 12 }, (_, at) => new Date(2025, at, 15))
const monthNames: ReadonlyMap<string, number> = new Map([...namesOf('month', months), ['sept', 9]])
/** Two maps: "mar" is March, and in Spanish also Tuesday. */
const week = Array.from({ length: 7 }, (_, at) => new Date(2025, 0, at + 1))
const weekdayNames: ReadonlyMap<string, number> = new Map(namesOf('weekday', week))

/** The numbers of a date as they stand; `numeric` where the first two could be changed about. */
type Parts = { year: number; month: number; date: number; numeric: boolean; rest: string }

const numericDate =
  /^(?<month>\d{1,2})([-/.]) ?(?<date>\d{1,2})\2 ?(?<year>\d{4}|\d{2})(?!\d),? ?(?<rest>.*)$/

const formats = [
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<date>\d{1,2})(?!\d)[T,]? ?(?<rest>.*)$/,
  /^(?<year>20\d\d)(?<month>\d\d)(?<date>\d\d)$/,
  numericDate,
  /^(?<name>\p{L}+)\.? (?<date>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}|\d{2})(?!\d),? ?(?:at |à |um )?(?<rest>.*)$/iu,
  /^(?<date>\d{1,2})(?:\.|st|nd|rd|th|er|º)?(?: de)?[ -](?<name>\p{L}+)\.?,?(?: de)?[ -](?<year>\d{4}|\d{2})(?!\d),? ?(?:at |à |um )?(?<rest>.*)$/iu,
]

function partsOf(cell: string): Parts | undefined {
  if (cell.length > 80) return undefined
  const text = cell.replace(/\s+/g, ' ').trim()
  const [, weekday = '', behind = ''] = /^(\p{L}+)\.?,? (.+)$/u.exec(text) ?? []
  return datePartsOf(text) ?? (weekdayNames.has(nameKey(weekday)) ? datePartsOf(behind) : undefined)
}

function datePartsOf(text: string): Parts | undefined {
  for (const format of formats) {
    const { year = '', name, date, rest = '', ...groups } = format.exec(text)?.groups ?? {}
    const month = name === undefined ? Number(groups.month) : monthNames.get(nameKey(name))
    const full = Number(year) + (year.length === 2 ? 2000 : 0)
    if (month) return { year: full, month, date: Number(date), numeric: format === numericDate, rest }
  }
  return undefined
}

const clock =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(?:([ap])\.?m\.?)?(?: ?\(?(?:(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?|(\p{L}{1,5}))\)?)?(?: \(.*\))?$/iu

/** A time of day in milliseconds, its precision, and its zone's minutes from UTC. */
function timeOf(text: string) {
  if (text === '') return { time: 12 * 60 * minute, precision: day, zone: undefined }
  const [whole, hours = '', minutes = '', seconds, fraction = '', half, sign, ahead, more, name] =
    clock.exec(text) ?? []
  if (whole === undefined) return undefined
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const named = name === undefined ? undefined : zones.get(name.toUpperCase())
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined
  if (name !== undefined && named === undefined) return undefined
  const numbered = sign && (Number(ahead) * 60 + Number(more ?? 0)) * (sign === '-' ? -1 : 1)
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  return {
    time: (hour * 60 + Number(minutes)) * minute + Number(seconds ?? 0) * 1000 + milliseconds,
    precision: fraction ? 1 : seconds ? 1000 : minute,
    zone: typeof numbered === 'number' ? numbered : named === undefined ? undefined : named * 60,
  }
}

/** True for dates, days of a spreadsheet's calendar, and seconds or milliseconds since 1970. */
export const looksLikeDate = (cell: string): boolean =>
  partsOf(cell) !== undefined || /^(?:\d{5}(?:\.\d+)?|\d{10}|\d{13})$/.test(cell.trim())

/** Reads the dates of a column: all of its cells together tell day and month apart. */
export function readDateColumn(cells: readonly string[], options: DateOptions): DateColumn {
  const { now, utc = false } = options
  const known = new Map<string, Parts | undefined>()
  const partsIn = (cell: string) => {
    if (!known.has(cell)) known.set(cell, partsOf(cell))
    return known.get(cell)
  }
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isEach = (pattern: RegExp) => filled.length > 0 && filled.every((cell) => pattern.test(cell))
  const isSerial = isEach(/^[2-6]\d{4}(?:\.\d+)?$/)
  const unit = isEach(/^1\d{12}$/) ? 1 : isEach(/^1\d{9}$/) ? 1000 : 0
  const numeric = filled.flatMap((cell) => {
    const found = partsIn(cell)
    return found?.numeric ? [found] : []
  })
  const dayLeads = numeric.filter(({ month }) => month > 12).length
  const monthLeads = numeric.filter(({ date }) => date > 12).length
  const isUnproven = dayLeads > 0 === monthLeads > 0
  const guess = () =>
    dayLeads + monthLeads > 0 ? dayLeads > monthLeads : guessDayFirst(numeric, filled, options)
  const dayFirst = options.dayFirst ?? (isUnproven ? guess() : dayLeads > 0)

  const momentOf = (year: number, month: number, date: number, { time, precision, zone }: Time) => {
    if (month < 1 || month > 12 || date < 1 || date > new Date(year, month, 0).getDate()) return undefined
    const here = zone ?? (utc && precision !== day ? 0 : undefined)
    const there = Date.UTC(year, month - 1, date) + time
    const at = new Date(here === undefined ? 0 : there - here * minute)
    if (here === undefined) {
      at.setFullYear(year, month - 1, date)
      at.setHours(0, 0, 0, time)
    }
    return { at, precision }
  }
  const whenever = (text: string): Moment | undefined => {
    if (unit) return { at: new Date(Number(text) * unit), precision: unit }
    if (isSerial) {
      // Day 25,569 of a spreadsheet's calendar is January 1, 1970.
      const at = new Date(Math.round((Number(text) - 25_569) * 86_400) * 1000)
      const time = text.includes('.')
        ? { time: at.getTime() % day, precision: minute, zone: undefined }
        : noon
      return momentOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), time)
    }
    const found = partsIn(text)
    const time = found && timeOf(found.rest)
    if (!time) return undefined
    const { year, month, date, numeric } = found
    const isTurned = numeric && (month > 12 || (dayFirst && date <= 12))
    return isTurned ? momentOf(year, date, month, time) : momentOf(year, month, date, time)
  }
  return {
    dayFirst,
    unclear: isUnproven
      ? filled.find((cell) => {
          const { numeric, month = 0, date = 0 } = partsIn(cell) ?? {}
          return numeric && month <= 12 && date <= 12 && month !== date
        })
      : undefined,
    zoneless:
      filled.some((cell) => {
        const time = timeOf(partsIn(cell)?.rest ?? '')
        return time && time.precision !== day && time.zone === undefined
      }) ||
      (isSerial && filled.some((cell) => cell.includes('.'))),
    read: (cell) => {
      const moment = whenever(cell.trim())
      const isPlausible =
        moment && moment.at.getFullYear() >= 2000 && moment.at.getTime() <= now.getTime() + day
      return isPlausible ? moment : undefined
    },
  }
}

type Time = NonNullable<ReturnType<typeof timeOf>>
const noon: Time = { time: 12 * 60 * minute, precision: day, zone: undefined }

/**
 * Where no date can tell: nobody has signed up tomorrow, exports are in order of time, dots are
 * European, and then the browser's language decides.
 */
function guessDayFirst(numeric: readonly Parts[], filled: readonly string[], options: DateOptions): boolean {
  const { now, locale = 'en-US' } = options
  const faults = (isDayFirst: boolean) => {
    const times = numeric.map(({ year, month, date }) =>
      isDayFirst ? Date.UTC(year, date - 1, month) : Date.UTC(year, month - 1, date),
    )
    const steps = times.slice(1).map((time, at) => time - (times[at] ?? time))
    const [ups, downs] = [steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length]
    return times.filter((time) => time > now.getTime() + day).length * 10 + Math.min(ups, downs)
  }
  const difference = faults(false) - faults(true)
  if (difference !== 0) return difference > 0
  return filled.some((cell) => /^\d{1,2}\.\d/.test(cell)) || !/^en(?:-US|-CA)?$/.test(locale)
}
