import { expect, test } from 'vitest'
import { readDateColumn } from '@/lib/tables/column-dates'
import { dateIn } from '@/lib/tables/written-dates'

const now = new Date('2025-11-25T15:00:00.000Z')

/** What a cell says, as the moment in ISO 8601; `none` for what is no date. */
const read = (cell: string) => readDateColumn([cell], { now }).read(cell)?.at.toISOString() ?? 'none'

const noon = '2025-03-14T16:00:00.000Z'

test.each([
  ['5 Sept 2025', '2025-09-05T16:00:00.000Z'],
  ['5. Mrz 2025', '2025-03-05T17:00:00.000Z'],
  ['5. Jänner 2025', '2025-01-05T17:00:00.000Z'],
  ['5. Feber 2025', '2025-02-05T17:00:00.000Z'],
])('a month that Intl writes otherwise: %s', (cell, moment) => expect(read(cell)).toBe(moment))

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
  expect(dateIn(cell) !== undefined).toBe(moment !== 'none')
})

const moment = '2025-07-14T19:45:12.000Z'
const minute = '2025-07-14T19:45:00.000Z'
const early = '2025-07-14T07:45:00.000Z'

test.each([
  ['Italian, Danish, Indonesian', '14/07/2025 15.45.12', moment],
  ['Danish', '14.07.2025 15.45', minute],
  ['Mexican', '14/07/2025 03:45:12 p. m.', moment],
  ['Mexican, with no-break spaces', '14/07/2025\u00a003:45\u00a0p.\u00a0m.', minute],
  ['Mexican, in the morning', '14/07/2025 03:45 a. m.', '2025-07-14T07:45:00.000Z'],
  ['Spanish', '14/07/2025 a las 15:45', minute],
  ['English', '7/14/2025 3:45p.m.', minute],
  ['English', 'July 14, 2025 3:45 PM.', minute],
  ['Croatian', '14.07.2025. 15:45', minute],
  ['Malay', '14/07/2025, 3:45 PTG', minute],
  ['Ukrainian', '14.07.2025 3:45 пп', minute],
  ['Czech', '14.7.2025 3:45 odp.', minute],
  ['Slovenian', '14.7.2025 3:45 pop.', minute],
  ['Romansh', '14/7/2025 3:45 m.d.', minute],
  ['Turkish', '14.07.2025 ÖS 3:45', minute],
  ['Chinese', '2025/7/14 下午 3:45:12', moment],
  ['German, in the morning', '14.07.2025 3:45 vorm.', early],
  ['Malay, in the morning', '14/07/2025, 3:45 PG', early],
  ['Ukrainian, in the morning', '14.07.2025 3:45 дп', early],
  ['Czech, in the morning', '14.7.2025 3:45 dop.', early],
  ['Romansh, in the morning', '14/7/2025 3:45 p.d.', early],
  ['Chinese, in the morning', '2025-07-14 上午3:45', early],
  ['Japanese, in the morning', '2025-07-14 午前3:45', early],
  ['with a colon before the time', '14JUL2025:15:45:12', moment],
  ['Japanese, with the day of a week', '2025年7月14日(月) 15:45', minute],
  ['Chinese, with the day of a week', '2025年7月14日 周一 15:45', minute],
  ['German', '14.07.2025 15:45 Uhr', minute],
  ['German', '14.07.2025 um 15:45 Uhr', minute],
  ['German', '14. Juli 2025 um 15:45:12 Uhr', moment],
  ['French', '14/07/2025 à 15:45', minute],
  ['French', '14/07/2025 à 15h45', minute],
  ['French', '14 juillet 2025 à 15 h 45', minute],
  ['Canadian French', '2025-07-14 15 h 45 min 12 s', moment],
  ['Canadian French', '14 juillet 2025 à 15:45:12 HAE', moment],
  ['Canadian French', '2025-07-14 14:45:12 HNE', moment],
  ['English', '07/14/2025 at 3:45 PM', minute],
  ['English', '14th of July 2025 15:45', minute],
  ['Catalan', '14 de juliol de 2025, 15:45', minute],
  ['Catalan', '14 d’agost de 2025, 15:45', '2025-08-14T19:45:00.000Z'],
  ['Galician', '14 de xullo de 2025 15:45', minute],
  ['Arabic', '١٤ يوليو ٢٠٢٥، ١٥:٤٥', minute],
  ['Hebrew', '14 ביולי 2025 15:45', minute],
  ['Hebrew', '14 ביולי 2025 בשעה 15:45', minute],
  ['Canadian French', '14 juill. 2025 15 h 45', minute],
  ['Thai', '14 ก.ค. 2568 15:45 น.', minute],
  ['Bulgarian', '14.07.2025 г., 15:45:12 ч.', moment],
  ['English', 'Monday, July 14, 2025 at 3:45:12 PM Eastern Daylight Time', moment],
  ['English', '14 July 2025 at 12:45:12 Pacific Daylight Time', moment],
  ['ASP.NET', '/Date(1752522312000+0200)/', moment],
  ['Hindi', '14 जुलाई 2025 15:45', minute],
  ['Serbian', '14. јул 2025. 15:45', minute],
  ['Malay', '14 Julai 2025 15:45', minute],
  ['Rails', 'Mon, 14 Jul 2025 19:45:12.000000000 UTC +00:00', moment],
  ['SAS', '14JUL2025:15:45:12', moment],
  ['Korean', '2025. 7. 14 오후 3:45:12', moment],
  ['Korean', '2025. 7. 14. 오전 3:45:12', '2025-07-14T07:45:12.000Z'],
  ['Korean', '2025년 7월 14일 15:45', minute],
  ['Hungarian', '2025. 07. 14. 15:45:12', moment],
  ['Japanese', '2025年7月14日', '2025-07-14T16:00:00.000Z'],
  ['Japanese', '2025年7月14日 15:45:12', moment],
  ['Chinese', '2025年7月14日 下午3:45:12', moment],
  ['German Google Forms', '2025/07/14 10:45:12 PM OESZ', moment],
  ['German Google Forms, in winter', '2025/07/14 9:45:12 PM OEZ', moment],
  ['German Google Forms, in Portugal', '2025/07/14 8:45:12 PM WESZ', moment],
  ['German Google Forms, without summer time', '2025/07/14 7:45:12 PM WEZ', moment],
  ['German', '14.07.2025 3:45 nachm.', minute],
  ['Turkish', '14.07.2025 10:45:12 ÖS GMT+3', moment],
  ['Turkish, in the morning', '14.07.2025 10:45 ÖÖ GMT+3', '2025-07-14T07:45:00.000Z'],
  ['Greek', '14/7/2025 3:45 μ.μ.', minute],
  ['Greek, in the morning', '14/7/2025 3:45 π.μ.', '2025-07-14T07:45:00.000Z'],
  ['German Excel', '14. Mrz 25', noon],
  ['Croatian, with a name that is July in Polish', '14. lip 2025.', '2025-06-14T16:00:00.000Z'],
  ['Croatian, with a name that is November in Polish', '14. listopada 2025.', '2025-10-14T16:00:00.000Z'],
  ['Polish', '14 lip 2025', '2025-07-14T16:00:00.000Z'],
  ['Czech', '14. srp 2025', '2025-08-14T16:00:00.000Z'],
  ['Japanese, with the weekday', '2025年7月14日(月) 15:45', minute],
  ['Go and Ruby', '2025-07-14 19:45:12 +0000 UTC', moment],
  ['Unix', 'Mon Jul 14 15:45:12 EDT 2025', moment],
  ['C, with its zone', 'Mon Jul 14 15:45:12 2025 -0400', moment],
  ['C, without a zone', 'Mon Jul 14 15:45:12 2025', moment],
  ['the time first', '3:45 PM 7/14/2025', minute],
  ['the time first', '15:45:12, 14 July 2025', moment],
  ['the time first', '15:45 2025-07-14', minute],
  ['with the month first', 'Jul-14-2025 15:45', minute],
  ['with the month first', 'Jul-14-25', '2025-07-14T16:00:00.000Z'],
  ['of the name of a file', '2025-07-14_15:45:12', moment],
  ['an hour', 'July 14, 2025 3PM', '2025-07-14T19:00:00.000Z'],
  ['Kenyan', '2025-07-14 22:45:12 EAT', moment],
  ['Nigerian', '2025-07-14 20:45:12 WAT', moment],
  ['Indonesian', '2025-07-15 02:45:12 WIB', moment],
  ['a minus of typographers', '2025-07-14 15:45:12 GMT\u22124', moment],
  ['days of a spreadsheet with a comma', '45852,65639', moment],
  ['of a content system', 'Mon, 07/14/2025 - 15:45', minute],
  ['of a form', 'July 14, 2025 @ 3:45 pm', minute],
  ['of a log', 'Jul 14, 2025 @ 15:45:12.000', moment],
  ['of notes', '2025-07-14 | 15:45', minute],
  ['with the name of its zone', '2025-07-14T15:45:12-04:00[America/Toronto]', moment],
  ['with the name of its zone', '2025-07-14T19:45:12.000Z[UTC]', moment],
  ['Vietnamese', '14/07/2025 3:45:12 CH', moment],
  ['Vietnamese, in the morning', '14/07/2025 3:45 SA', '2025-07-14T07:45:00.000Z'],
  ['Arabic', '١٤/٠٧/٢٠٢٥ ٣:٤٥:١٢ م', moment],
  ['Arabic, in the morning', '14/07/2025 3:45 ص', '2025-07-14T07:45:00.000Z'],
  ['Arabic, with a zone', '2025/07/14 10:45:12 م غرينتش+3', moment],
  ['Arabic, with a zone', '١٤/٧/٢٠٢٥، ١٠:٤٥ ص غرينتش+٠٣:٠٠', '2025-07-14T07:45:00.000Z'],
  ['Vietnamese, with a zone', '2025/07/15 2:45:12 SA GMT+7', moment],
  ['with the name of the month', '2025-Mar-14', noon],
  ['with the name of the month', '14.Mar.2025', noon],
  ['French, with an article', 'le lundi 14 juillet 2025 à 15:45', minute],
  ['French, with an article', 'le 14 juillet 2025 à 15:45', minute],
  ['English, with an article', 'the 14th of July 2025 15:45', minute],
  ['Swedish, with an article', 'den 14 juli 2025 kl. 15:45', minute],
  ['Italian, with an article', 'lunedì il 14 luglio 2025 alle 15:45', minute],
  ['Spanish, with an article', 'el 14 de julio del 2025 a las 15:45', minute],
  ['Italian, with a degree sign', '1° luglio 2025 15:45', '2025-07-01T19:45:00.000Z'],
  ['Vietnamese', '14 thg 7, 2025 15:45', minute],
  ['Vietnamese', 'ngày 14 tháng 7 năm 2025 15:45', minute],
  ['English, without a space', 'July 14,2025 3:45 PM', minute],
  ['with an apostrophe', 'July 14 ’25, 15:45', minute],
  ['with spaces', '14 / 07 / 2025 15:45', minute],
  ['with the weekday behind', '14.07.2025 (Mo) 15:45', minute],
  ['of a server', '14/Jul/2025:15:45:12 -0400', moment],
  ['a range of days', '14/07/2025 - 16/07/2025', 'none'],
  ['a range of days', '14 - 16 July 2025', 'none'],
  ['a range of days', '2025-07-14 - 2025-07-16', 'none'],
  ['a range of days', 'July 14-20', 'none'],
  ['a range of hours', '15:45 - 16:45', 'none'],
  ['parts that do not go together', '14/07/2025 15.45:12', 'none'],
  ['a price', '2025. 7', 'none'],
])('dates as people of the world write them: %s, %s', (_, cell, expected) => {
  expect(read(cell)).toBe(expected)
  expect(dateIn(cell) !== undefined || expected === 'none').toBe(true)
})

test.each([
  ...['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'pl', 'cs', 'sv'],
  ...['da', 'nb', 'fi', 'tr', 'el', 'ru', 'uk', 'hu', 'ro', 'id'],
  ...['sk', 'sl', 'hr', 'bg', 'et', 'ja', 'ko', 'zh-CN', 'zh-TW'],
])('every month is read as a program writes it in %s', (language) => {
  const days = Array.from({ length: 12 }, (_, at) => new Date(2025, at, at < 10 ? 14 : 4, 15, 45, 12))
  for (const style of ['full', 'long', 'medium'] as const) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeStyle: 'medium' })
    const cells = days.map((day) => format.format(day))
    const dates = readDateColumn(cells, { now: new Date(2026, 0, 1) })
    expect(cells.map((cell) => dates.read(cell)?.at.toISOString() ?? cell)).toEqual(
      days.map((day) => day.toISOString()),
    )
  }
})

test.each([
  ['Austrian', '14. Feber 2025', '2025-02-14T17:00:00.000Z'],
  ['Austrian', '14. Jänner 2025', '2025-01-14T17:00:00.000Z'],
  ['French, without its accent', '14 fev 2025', '2025-02-14T17:00:00.000Z'],
  ['ISO 8601 without signs', '20250714T194512Z', moment],
  ['ISO 8601 without signs', '20250714T1545', minute],
  ['digits alone', '20250714154512', moment],
  ['the end of a day', '2025-07-14T24:00:00', '2025-07-15T04:00:00.000Z'],
  ['the end of a day', '14/07/2025 24:00', '2025-07-15T04:00:00.000Z'],
  ['behind the end of a day', '14/07/2025 24:01', 'none'],
  ['Japanese', '2025年7月14日 15時45分12秒', moment],
  ['Japanese', '2025年7月14日 午後3時45分', minute],
  ['Chinese', '2025年7月14日 下午3点45分', minute],
  ['Korean', '2025년 7월 14일 15시 45분', minute],
  ['Korean', '2025년 7월 14일 오후 3시 45분 12초', moment],
  ['Brazilian', '14/jul/2025 15:45', minute],
  ['Brazilian', '14/dez/2024', '2024-12-14T17:00:00.000Z'],
  ['Arabic digits', '١٤/٠٧/٢٠٢٥ ١٥:٤٥', minute],
  ['Hindi digits', '१४/०७/२०२५', '2025-07-14T16:00:00.000Z'],
  ['full-width digits', '２０２５／０７／１４　１５：４５', minute],
  ['Finnish', '14.7.2025 klo 15.45.12', moment],
  ['afternoon with the hours of a whole day', '7/14/2025 15:45 PM', minute],
  ['a whole day that says it is morning', '7/14/2025 15:45 AM', minute],
])('dates as programs of the world write them: %s, %s', (_, cell, expected) => {
  expect(read(cell)).toBe(expected)
})

test('a weekday proves which number is the day', () => {
  const dates = readDateColumn(['Thu 03/04/2025', 'Fri 04/04/2025'], { now })
  expect(dates.unclear).toBeUndefined()
  expect(dates.read('Thu 03/04/2025')?.at.toDateString()).toBe('Thu Apr 03 2025')
  const american = readDateColumn(['Tuesday, 03/04/2025', '05/06/2025'], { now, locale: 'en-GB' })
  expect(american.unclear).toBeUndefined()
  expect(american.read('05/06/2025')?.at.toDateString()).toBe('Tue May 06 2025')
  expect(readDateColumn(['Sun 03/04/2025'], { now }).unclear).toBe('Sun 03/04/2025')
})

test('an answer counts only where the dates can be read in two ways', () => {
  const day = (cells: readonly string[], dayFirst?: boolean) =>
    readDateColumn(cells, { now, dayFirst }).read('07/05/2025')?.at.toDateString()
  expect(day(['07/05/2025'], true)).toBe('Wed May 07 2025')
  expect(day(['07/16/2025', '07/05/2025'], true)).toBe('Sat Jul 05 2025')
  expect(day(['16/07/2025', '07/05/2025'], false)).toBe('Wed May 07 2025')
})

test.each([
  ['2025-07-14T00:00:00.000Z', '2025-07-15T00:00:00Z'],
  ['2025-07-14 00:00:00', '2025-07-15 00:00'],
  ['2025-07-14T00:00:00+00:00', ''],
])('midnight in every row is a day alone: %s', (...cells) => {
  for (const utc of [true, false]) {
    const dates = readDateColumn(cells, { now, utc })
    expect(dates.read(cells[0])?.at.toISOString()).toBe('2025-07-14T16:00:00.000Z')
    expect(dates.zoneless).toBe(false)
  }
})

test.each([
  ['nothing', ['1752507912', '1752507913', '0'], ['Jul 14 2025', 'Jul 14 2025', 'none']],
  ['a word', ['1752507912000', 'never', '1752507913000'], ['Jul 14 2025', 'none', 'Jul 14 2025']],
  ['another unit', ['1752507912', '1752507912123', '45853'], ['Jul 14 2025', 'Jul 14 2025', 'Jul 15 2025']],
  ['a date', ['45852', '45853', '7/14/2025'], ['Jul 14 2025', 'Jul 15 2025', 'Jul 14 2025']],
  // Day 45784 is May 7: a spreadsheet that leaves 14/07 as a text may have read 05/07 so.
  ['a date that was not turned', ['45784', '45785', '14/07/2025'], ['none', 'none', 'Jul 14 2025']],
  ['mostly dates', ['45852', '2025-07-14'], ['none', 'Jul 14 2025']],
])('one odd cell makes no other number of a column unreadable: %s', (_, cells, days) => {
  const dates = readDateColumn(cells, { now })
  expect(cells.map((cell) => dates.read(cell)?.at.toDateString().slice(4) ?? 'none')).toEqual(days)
})

test('midnight beside other times is a moment', () => {
  const cells = ['2025-07-14T00:00:00Z', '2025-07-15T10:00:00Z']
  expect(readDateColumn(cells, { now }).read('2025-07-14T00:00:00Z')?.at.toISOString()).toBe(
    '2025-07-14T00:00:00.000Z',
  )
})

test.each([
  [['14.07.2025', '05/07/2025', '7/6/2025'], '05/07/2025', 'May 07 2025'],
  [['7/14/25', '05.07.25'], '05.07.25', 'Jul 05 2025'],
  [['7/14/25', '14.07.25', '05.07.25'], undefined, 'Jul 05 2025'],
  [['25/07/14', '12/05/2025'], '12/05/2025', 'Dec 05 2025'],
])('dates prove nothing about dates of another kind: %s', (cells, unclear, day) => {
  const dates = readDateColumn(cells, { now: new Date('2026-11-25T15:00:00.000Z') })
  expect(dates.unclear).toBe(unclear)
  const last = dates.unclear ?? cells.at(-1) ?? ''
  expect(dates.read(last)?.at.toDateString().slice(4)).toBe(day)
})
