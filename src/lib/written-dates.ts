// Dates and times as people and programs write them, in one cell.

export const day = 86_400_000
export const minute = 60_000

/** Hours from UTC. Forms write an abbreviation as a fixed offset: AST in June, too. */
const zones: ReadonlyMap<string, number> = new Map(
  `UTC 0 GMT 0 Z 0 WET 0 NST -3.5 NDT -2.5 AST -4 ADT -3 BRT -3 EST -5 EDT -4 CST -6 CDT -5 MST -7 MDT -6 PST -8
  PDT -7 AKST -9 AKDT -8 HST -10 HNT -3.5 HAT -2.5 HNA -4 HAA -3 HNE -5 HAE -4 HNC -6 HAC -5 HNR -7 HAR -6 HNP -8
  HAP -7 WEST 1 BST 1 CET 1 MEZ 1 CEST 2 MESZ 2 EET 2 SAST 2 EEST 3 MSK 3 GST 4 PKT 5
  WEZ 0 WESZ 1 OEZ 2 OESZ 3 WAT 1 CAT 2 EAT 3 WIB 7 IST 5.5 ICT 7 SGT 8 HKT 8 AWST 8
  JST 9 KST 9 ACST 9.5 AEST 10 AEDT 11 NZST 12 NZDT 13`
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
const monthNames: ReadonlyMap<string, number> = new Map([
  ...namesOf('month', months),
  ['sept', 9],
  ['mrz', 3],
])
/** Two maps: "mar" is March, and in Spanish also Tuesday. */
const week = Array.from({ length: 7 }, (_, at) => new Date(2025, 0, at + 1))
const weekdayNames: ReadonlyMap<string, number> = new Map(namesOf('weekday', week))

/** What is written in one way only afterward, so that the formats below stay few. */
const spellings: readonly (readonly [written: RegExp, plain: string])[] = [
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/(\d) ?[年년月월] ?/g, '$1-'],
  [/(\d) ?[日일]/g, '$1 '],
  [/\([月火水木金土日월화수목금토일]\)/, ' '],
  [/(?:오전|上午|午前) ?([\d:]*)/, '$1 am '],
  [/(?:오후|下午|午後) ?([\d:]*)/, '$1 pm '],
  [/\s?(?:vorm\.?|π\.?μ\.?|ÖÖ)(?!\p{L})/iu, ' am'],
  [/\s?(?:nachm\.?|μ\.?μ\.?|ÖS)(?!\p{L})/iu, ' pm'],
  [/(?<!\p{L})([ap])(?:\.\s?|\s)?m\b\.?/iu, '$1m'],
  [/(?<![:.\d])(\d{1,2})\s?([ap]m)\b/i, '$1:00 $2'],
  [/\s(\d\d:\d\d:\d\d(?: [A-Z]{1,5})?) (\d{4})$/, ' $2 $1'],
  [/(:\d\d(?:\.\d+)? ?[+-]\d\d:?\d\d) [A-Z]{3,4}$/, '$1'],
  [/(\d)\s?h\s?(\d\d)\b(?:\s?min\s?(\d\d)\s?s\b)?/i, '$1:$2:$3'],
  [/(\d:\d\d):(?!\d)/, '$1'],
  [/(\d)\s?Uhr\b/i, '$1'],
  [/\s(?:at|à|um|a las|kl\.?)\s(?=\d)/i, ' '],
  [/\s+/g, ' '],
]

/**
 * The numbers of a date as they stand; `numeric` where the first two could be changed about,
 * `short` where the year has two digits; `sign` stands between them.
 */
export type Parts = {
  year: number
  month: number
  date: number
  numeric: boolean
  short: boolean
  sign: string
  rest: string
}

const numericDate =
  /^(?<month>\d{1,2})(?<sign>[-/.]) ?(?<date>\d{1,2})\2 ?(?<year>\d{4}|\d{2})(?!\d)\.?,? ?(?<rest>.*)$/

const formats = [
  /^(?<year>\d{4})([-/.]) ?(?<month>\d{1,2})\2 ?(?<date>\d{1,2})(?!\d)\.?[T,]? ?(?<rest>.*)$/,
  /^(?<year>20\d\d)(?<month>\d\d)(?<date>\d\d)$/,
  numericDate,
  /^(?<name>\p{L}+)\.? (?<date>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}|\d{2})(?!\d),? ?(?<rest>.*)$/iu,
  /^(?<date>\d{1,2})(?:\.|st|nd|rd|th|er|º)?(?: de)?[ -](?<name>\p{L}+)\.?,?(?: de)?[ -](?<year>\d{4}|\d{2})(?!\d),? ?(?<rest>.*)$/iu,
]

/** The date in a cell, and what comes behind it. */
export function partsOf(cell: string): Parts | undefined {
  if (cell.length > 80) return undefined
  const text = spellings.reduce((written, [each, plain]) => written.replace(each, plain), cell).trim()
  const [, weekday = '', behind = ''] = /^(\p{L}+)\.?,? (.+)$/u.exec(text) ?? []
  return datePartsOf(text) ?? (weekdayNames.has(nameKey(weekday)) ? datePartsOf(behind) : undefined)
}

function datePartsOf(text: string): Parts | undefined {
  for (const format of formats) {
    const { year = '', name, date, sign = '', rest = '', ...groups } = format.exec(text)?.groups ?? {}
    const month = name === undefined ? Number(groups.month) : monthNames.get(nameKey(name))
    const [numeric, short] = [format === numericDate, year.length === 2]
    const full = Number(year) + (short ? 2000 : 0)
    if (month) return { year: full, month, date: Number(date), numeric, short, sign, rest }
  }
  return undefined
}

const clock =
  /^(\d{1,2})([:.])(\d{2})(?:\2(\d{2})(?:[.,](\d{1,9}))?)? ?(?:([ap])m)?(?: ?\(?(?:(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?|(\p{L}{1,5}))\)?)?(?: \(.*\))?$/iu

export type Time = { readonly time: number; readonly precision: number; readonly zone: number | undefined }

/** Of a day alone. */
export const noon: Time = { time: 12 * 60 * minute, precision: day, zone: undefined }

/** A time of day in milliseconds, its precision, and its zone's minutes from UTC. */
export function timeOf(text: string): Time | undefined {
  if (text === '') return noon
  const [whole, hours = '', , minutes = '', seconds, fraction = '', half, sign, ahead, more, name] =
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

/** Whether the cell holds a date with a time of day. */
export const hasTime = (cell: string): boolean => (timeOf(partsOf(cell)?.rest ?? '') ?? noon) !== noon
