// Dates and times as people and programs write them, in one cell.

import { remembering } from './cells'

export const day = 86_400_000
export const minute = 60_000

/** Minutes from UTC. Forms write an abbreviation as a fixed offset: AST in June, too. */
const zones: ReadonlyMap<string, number> = new Map(
  `UTC 0 GMT 0 Z 0 WET 0 NST -3.5 NDT -2.5 AST -4 ADT -3 BRT -3 EST -5 EDT -4 CST -6 CDT -5 MST -7 MDT -6 PST -8
  PDT -7 AKST -9 AKDT -8 HST -10 HNT -3.5 HAT -2.5 HNA -4 HAA -3 HNE -5 HAE -4 HNC -6 HAC -5 HNR -7 HAR -6 HNP -8
  HAP -7 WEST 1 BST 1 CET 1 MEZ 1 CEST 2 MESZ 2 EET 2 SAST 2 EEST 3 MSK 3 МСК 3 GST 4 PKT 5
  WEZ 0 WESZ 1 OEZ 2 OESZ 3 WAT 1 CAT 2 EAT 3 WIB 7 IST 5.5 ICT 7 SGT 8 HKT 8 AWST 8
  JST 9 KST 9 ACST 9.5 AEST 10 AEDT 11 NZST 12 NZDT 13`
    .split(/\n? +/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, Number(all[at + 1]) * 60] as const] : [])),
)

const nameKey = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

/** The names of some days, whole and short, alone and beside a day: Polish `lipiec`, `lipca`. */
const namesOf = (languages: string, part: 'month' | 'weekday', days: readonly Date[]) =>
  languages.split(' ').flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) =>
      [undefined, 'numeric' as const].flatMap((numeric) => {
        const format = new Intl.DateTimeFormat(language, { [part]: style, day: numeric })
        const nameOf = (day: Date) => format.formatToParts(day).find(({ type }) => type === part)?.value
        return days.map((day, at) => [nameKey(nameOf(day) ?? ''), at] as const)
      }),
    ),
  )

const months = Array.from({ length: 12 }, (_, at) => new Date(2025, at, 15))
// Croatian first: three of its names are those of other months in languages that more people write.
const allLanguages =
  'hr en fr de es pt it nl pl cs sk sl bg sv da nb fi et tr el ru uk hu ro id th ca gl ar ar-SY he hi ms sr fr-CA'
// Both are made when they are first needed: a hundred formats take a tenth of a second.
const monthNames = remembering((languages) => {
  const other = [['sept', 8] as const, ['mrz', 2] as const, ['feber', 1] as const, ['janner', 0] as const]
  return new Map([...namesOf(languages, 'month', months), ...other])
})
/** From Sunday. Two maps: "mar" is March, and in Spanish also Tuesday. */
const week = Array.from({ length: 7 }, (_, at) => new Date(2025, 5, at + 1))
/** NaN where two languages have one name for two days, but German "So" stays Sunday. */
const weekdayNames = remembering((languages) => {
  const names = new Map<string, number>()
  for (const [name, at] of namesOf(languages, 'weekday', week)) {
    const known = names.get(name) ?? at
    names.set(name, known === at || name === 'so' ? known : Number.NaN)
  }
  return names
})

/** Years of other calendars, by what says so, from the year before their first one. */
const eras: readonly (readonly [written: RegExp, start: number])[] = [
  [/^(?:令和|R) ?(元|\d{1,2}) ?(?=[年./-])/i, 2018],
  [/^(?:平成|H) ?(元|\d{1,2}) ?(?=[年./-])/i, 1988],
  [/^(?:中華)?民[國国] ?(元|\d{1,3}) ?(?=[年./-])/, 1911],
  // No other calendar has such years now: of Taiwan, and of Thailand.
  [/^(1[0-4]\d) ?(?=年|([./-])\d{1,2}\2\d{1,2}(?![\d.]))/, 1911],
  [/(?<=[\u0e00-\u0e7f]\.? ?)([4-9]\d)(?!\d)/, 1957],
  [/(?:พ\.ศ\. ?)?(?<!:\d\d[.,])\b(2[56]\d\d)(?!\d)/, -543],
]

/** What is written in one way only afterward, so that the formats below stay few. */
const spellings: readonly (readonly [written: RegExp, plain: string])[] = [
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/(?<!\S)['’](?=\S)/g, ''],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/،/g, ','],
  [/^(\d{1,2})\/?([a-z]{3})\/?(\d{4})(?::|$)/i, '$1 $2 $3 '],
  [/(?<![\p{L}\d])(?:le|the|den|el|il|ngày) /giu, ''],
  [/(\d{1,2}) (?:thg|tháng) (\d{1,2}),?(?: năm)? (\d{4})/iu, '$3-$2-$1'],
  [/(?<=\d) ([/.]) (?=\d)/g, '$1'],
  [/(?<=\d) d[’']|(?<=\d(?:st|nd|rd|th)?) of (?=\p{L})|(?<=\d )ב(?=\p{L})/iu, ' '],
  [/^(20\d\d[01]\d[0-3]\d)T?([0-2]\d)([0-5]\d)([0-5]\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/i, '$1 $2:$3:$4$5'],
  [/(\d{1,2}) ?[時时点시] ?(\d\d) ?[分분](?: ?(\d\d) ?[秒초])?/, '$1:$2:$3'],
  [/(\d{4}) (?:г|р|r)\.(?!\p{L})/u, '$1'],
  [/(\d) ?[年년月월] ?/g, '$1-'],
  [/(\d) ?[日일]/g, '$1 '],
  [
    /\([月火水木金土日월화수목금토일]\)|[月火水木金土日]曜日?|[월화수목금토일]요일|(?:星期|[週周])[一二三四五六日天]|^Thứ \S+ /,
    ' ',
  ],
  [/(?:오전|上午|午前|(?<= )de\.) ?([\d:]*)/, '$1 am '],
  [/(?:오후|下午|午後|(?<= )du\.) ?([\d:]*)/, '$1 pm '],
  [/\s?(?:vorm\.?|π\.?μ\.?|ÖÖ|PG|дп|dop\.|p\.d\.)(?!\p{L})/iu, ' am'],
  [/\s?(?:nachm\.?|μ\.?μ\.?|ÖS|PTG|пп|odp\.|pop\.|m\.d\.)(?!\p{L})/iu, ' pm'],
  [/(?<!\p{L})([ap])(?:\.\s?|\s)?m\b\.?/iu, '$1m'],
  [/(?<![:.\d])(\d{1,2})\s?([ap]m)\b/i, '$1:00 $2'],
  [/\b([ap]m) (\d{1,2}:[\d:]+)$/i, '$2 $1'],
  [/\s(\d\d:\d\d:\d\d(?: [A-Z]{1,5})?) (\d{4})( [+-]\d{4})?$/, ' $2 $1$3'],
  [/^(\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?),? (.*\d)$/i, '$2 $1'],
  [/(:\d\d) (?:SA|ص)(?!\p{L})/u, '$1 am'],
  [/(:\d\d) (?:CH|م)(?!\p{L})/u, '$1 pm'],
  [/غرينتش/, 'GMT'],
  [/(Z|[+-]\d\d:?\d\d)\[[\w/+-]+\]$/, '$1'],
  [/(:\d\d(?:\.\d+)? ?[+-]\d\d:?\d\d) [A-Z]{3,4}$/, '$1'],
  [/(\d)\s?h\s?(\d\d)\b(?:\s?min\b(?:\s?(\d\d)\s?s\b)?)?/i, '$1:$2:$3'],
  [/(\d:\d\d):(?!\d)/, '$1'],
  [/(\d)\s?(?:Uhr|uur|hod\.|น\.|ч\.)(?!\p{L})/iu, '$1'],
  [
    /\s(?:at|à|às|um|a las|alle|alle ore|om|v|klo?\.?|στις|в|о|la|ob|o|kell|pukul|pada|a les|lúc|في|เวลา|בשעה|u|godz\.|[-@|])\s(?=\d)/iu,
    ' ',
  ],
  [/(?<=[\dm] )([ECMPA])(?:ast|entr|ount|acif|tlan)\w+ ([SD])(?:tandard|aylight) (T)ime$/, '$1$2$3'],
  [/\s+/g, ' '],
]

/**
 * The numbers of a date as they stand; `numeric` where the first two could be changed about,
 * `short` where the year has two digits; `sign` stands between them.
 */
type Parts = {
  readonly year: number
  readonly month: number
  readonly date: number
  readonly numeric: boolean
  readonly short: boolean
  readonly sign: string
}

export type WrittenDate = Parts & {
  /** Undefined where it cannot be read. */
  readonly time: Time | undefined
  /** From Sunday, 0, where one is written beside the date. */
  readonly weekday?: number | undefined
  /** Milliseconds that 1 stands for, where the cell is a number for the moment. */
  readonly unit?: number
}

const numericDate =
  /^(?<month>\d{1,2})(?<sign>[-/.]) ?(?<date>\d{1,2})\2 ?(?<year>\d{4}|\d{2})(?!\d)\.?,? ?(?<rest>.*)$/

const formats = [
  /^(?<year>\d{4})([-/.]) ?(?<month>\d{1,2})\2 ?(?<date>\d{1,2})(?!\d)\.?[T,_]? ?(?<rest>.*)$/,
  /^(?<year>20\d\d)(?<month>\d\d)(?<date>\d\d)(?: (?<rest>.*))?$/,
  numericDate,
  /^(?<name>\p{L}+)\.?([ /-])(?<date>\d{1,2})(?:st|nd|rd|th)?(?:,?\2|,)(?<year>\d{4}|\d{2})(?!\d),? ?(?<rest>.*)$/iu,
  /^(?<date>\d{1,2})(?:\.|st|nd|rd|th|er|[o°])?(?: de)?[ ./-](?<name>[\p{L}\p{M}]+(?:\.\p{L}+)*)\.?,?(?: del?)?[ ./-](?<year>\d{4}|\d{2})(?!\d)\.?,? ?(?<rest>.*)$/iu,
  /^(?<year>\d{4})(?:\. |[-/])(?<name>\p{L}+)\.?[ /-](?<date>\d{1,2})(?!\d)\.?,? ?(?<rest>.*)$/u,
]

/** A digit of any script: each has ten in a row, from a place that ends in 0 or in 6. */
function digitOf(digit: string): string {
  const place = digit.codePointAt(0) ?? 0
  const start = place - (place % 16)
  return String(place - start - (/\p{Nd}/u.test(String.fromCodePoint(start)) ? 0 : 6))
}

/** The text with its digits, of whatever script and width, as 0 to 9. */
const plainDigits = (text: string): string => text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, digitOf)

/** The date that is written out in a cell. */
export function writtenDate(cell: string): WrittenDate | undefined {
  if (cell.length > 80 || !/\p{Nd}/u.test(cell)) return undefined
  const dated = eras.reduce(
    (written, [each, start]) =>
      written.replace(each, (_, year) => String((year === '元' ? 1 : Number(year)) + start)),
    plainDigits(cell).trim(),
  )
  const text = spellings.reduce((written, [each, plain]) => written.replace(each, plain), dated).trim()
  const [, first = '', behind = ''] = /^([\p{L}\p{M}-]+)[.,]* (.+)$/u.exec(text) ?? []
  const plain = datePartsOf(text)
  const found = plain ?? (first ? datePartsOf(behind) : undefined)
  if (!found) return undefined
  // A weekday may be behind the date, too.
  const [end = '', last = ''] = plain ? (/^\(?([\p{L}\p{M}-]+)[.,)]* ?/u.exec(found.rest) ?? []) : ['', first]
  const weekday = last ? weekdayNames(allLanguages).get(nameKey(last)) : undefined
  if (weekday === undefined) return plain && { ...plain, time: timeOf(plain.rest) }
  return { ...found, weekday, time: timeOf(found.rest.slice(end.length)) }
}

/** Where a dot is behind the year, the text is Croatian: there, `lip` is June; in Polish July. */
const monthOf = (name: string, text: string): number | undefined =>
  (/ \d{4}\.(?!\d)/.test(text) ? monthNames('hr').get(name) : undefined) ?? monthNames(allLanguages).get(name)

function datePartsOf(text: string): (Parts & { readonly rest: string }) | undefined {
  for (const format of formats) {
    const { year = '', name, date, sign = '', rest = '', ...groups } = format.exec(text)?.groups ?? {}
    const month = name === undefined ? Number(groups.month) : (monthOf(nameKey(name), text) ?? -1) + 1
    const [numeric, short] = [format === numericDate, year.length === 2]
    const full = Number(year) + (short ? 2000 : 0)
    if (month) return { year: full, month, date: Number(date), numeric, short, sign, rest }
  }
  return undefined
}

const clock =
  /^(\d{1,2})([:.])(\d{2})(?:\2(\d{2})(?:[.,](\d{1,9}))?)? ?(?:([ap])m)?(?: ?\(?(?:(?:(?:GMT|UTC) ?)?([+-])(\d{1,2}):?(\d{2})?|(\p{L}{1,5}))\)?)?(?: \(.*\))?$/iu

type Time = { readonly time: number; readonly precision: number; readonly zone: number | undefined }

/** Of a day alone. */
export const noon: Time = { time: 12 * 60 * minute, precision: day, zone: undefined }

/** A time of day in milliseconds, its precision, and its zone's minutes from UTC. */
function timeOf(text: string): Time | undefined {
  if (text === '') return noon
  const [whole, hours = '', , minutes = '', seconds, fraction = '', half, sign, ahead, more, name] =
    clock.exec(text) ?? []
  if (whole === undefined) return undefined
  const hour =
    half && Number(hours) <= 12 ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const time = (hour * 60 + Number(minutes)) * minute + Number(seconds ?? 0) * 1000
  if (time > day || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined
  const named = name === undefined ? undefined : zones.get(name.toUpperCase())
  if (name !== undefined && named === undefined) return undefined
  const numbered = (Number(ahead) * 60 + Number(more ?? 0)) * (sign === '-' ? -1 : 1)
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  return {
    time: time + milliseconds,
    precision: fraction ? 1 : seconds ? 1000 : minute,
    zone: sign ? numbered : named,
  }
}

/** Numbers for moments: milliseconds and seconds since 1970, days of a spreadsheet's calendar. */
const units = [
  { written: /^1\d{12}$/, unit: 1 },
  { written: /^1\d{9}(?:\.\d+)?$/, unit: 1000 },
  { written: /^[2-6]\d{4}(?:[.,]\d+)?$/, unit: day },
]

/** Programs also count microseconds and nanoseconds, and .NET has words around milliseconds. */
const stamp = /^(?:\/Date\()?(1\d{12})(?:(?:\d{3}){1,2}|(?:[+-]\d{4})?\)\/)$/

function stampOf(text: string): WrittenDate | undefined {
  const cell = text.replace(/^'/, '').replace(stamp, '$1')
  const unit = units.find(({ written }) => written.test(cell))?.unit
  if (!unit) return undefined
  const number = Number(cell.replace(',', '.'))
  // Day 25,569 is the first one of 1970.
  const ms = unit < day ? Math.floor(number * unit) : Math.round((number - 25_569) * 86_400) * 1000
  const [at, isDay] = [new Date(ms), unit === day && !/[.,]/.test(cell)]
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  const time = { time: ms % day, precision: Math.min(unit, minute), zone: unit < day ? 0 : undefined }
  const parts = { year, month, date, numeric: false, short: false, sign: '' }
  return { ...parts, unit, time: isDay ? noon : time }
}

/** The date in a cell, also as a number: of a spreadsheet's calendar, or since 1970. */
export const dateIn = (cell: string): WrittenDate | undefined => writtenDate(cell) ?? stampOf(cell.trim())

/** Whether the cell holds a date with a time of day, written out. */
export const hasTime = (cell: string): boolean => ![undefined, noon].includes(writtenDate(cell)?.time)
