import type { ComponentProps } from 'react'
import { PenMark, type PenMarkName } from '@/components/ui/pen-mark'
import type { InvitationRequest, InvitationStatus } from '@/domain/invitations/record'
import { clockTime, dayKey, monthOf, shortDay, thousands, twoDigits, weekdayOf } from '@/lib/dates'
import { cutText, isSeen } from '@/lib/text'

type StatusStyle = { readonly label: string; readonly mark: PenMarkName; readonly tone: string }

const styles: ReadonlyMap<string, StatusStyle> = new Map([
  ['pending', { label: 'Pending', mark: 'nought', tone: '' }],
  ['approved', { label: 'Approved', mark: 'tick', tone: 'text-hint' }],
  ['rejected', { label: 'Rejected', mark: 'cross', tone: 'text-correction' }],
])

/** Word, mark and colour of a status; one that the site does not know is its own word. */
export const statusStyle = (status: InvitationStatus): StatusStyle =>
  styles.get(status) ?? { label: status, mark: 'query', tone: '' }

export const statusLabel = (status: InvitationStatus): string => statusStyle(status).label

/** The trimmed text; the empty text when no character of it can be seen. */
export const seenText = (text: string): string => (isSeen(text) ? text.trim() : '')

/** {@link seenText} without the marks that would turn the direction of the rest of the line. */
export const lineText = (text: string): string => seenText(text.replace(/\p{Bidi_Control}/gu, ''))

export const displayName = ({ name }: Pick<InvitationRequest, 'name'>): string => lineText(name) || 'No name'

export const countRequests = (count: number): string => countOf(count, 'request')

/** `1 row`, `1,200 rows` */
export const countOf = (count: number, what: string): string =>
  `${thousands(count)} ${what}${count === 1 ? '' : 's'}`

export const requestsAre = (count: number): string => `${countRequests(count)} ${count === 1 ? 'is' : 'are'}`

export const requestsWere = (count: number): string =>
  `${countRequests(count)} ${count === 1 ? 'was' : 'were'}`

export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : 'An error occurred'

/** For a place with little room. */
export const cut = (text: string): string => cutText(text, 40)

export const shortText = (text: string): string => cutText(text, 200)

/** The name of a requester in a sentence, a log or a row: at most 200 characters. */
export const shortName = (request: Pick<InvitationRequest, 'name'>): string => shortText(displayName(request))

type StatusMarkProps = { readonly status: InvitationStatus; readonly className?: string }

export function StatusMark({ status, className = 'size-4.5' }: StatusMarkProps) {
  const { mark, tone } = statusStyle(status)
  return <PenMark name={mark} className={`shrink-0 ${tone} ${className}`} width={3} />
}

/** Business days that a request may wait for its answer (specification, section 9). */
const reviewDays = 3

/** `, 2024` for a day of another year than today's; else the empty text */
export const otherYear = (date: Date, today: Date): string =>
  date.getFullYear() === today.getFullYear() ? '' : `, ${date.getFullYear()}`

/** `Friday, July 11`, with the year if it is another one */
export const formatDay = (date: Date, today = new Date()): string =>
  `${weekdayOf(date)}, ${monthOf(date)} ${date.getDate()}${otherYear(date, today)}`

/** `09:05:30` */
export const formatSecond = (date: Date): string => `${clockTime(date)}:${twoDigits(date.getSeconds())}`

/** {@link formatFully} for many dates: to make the format takes a quarter of a millisecond. */
export function fullFormat(): (date: Date) => string {
  const { format } = new Intl.DateTimeFormat('en-CA', {
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
  return format
}

export const formatFully = (date: Date): string => fullFormat()(date)

/** `Jul 16 10:31` */
export function momentWords(date: Date, today: Date): string {
  const { day, time = '' } = formatMoment(date, today)
  return `${day} ${time}`.trim()
}

/** `10:31`, and with the day where that is not today: `Jul 16 10:31` */
export const clockWords = (date: Date, today: Date): string =>
  dayKey(date) === dayKey(today) ? clockTime(date) : momentWords(date, today)

export function readDate(text: string): Date | undefined {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Day and time: `Jul 16` and `10:31`; in another year than this, the year for the time. */
export function formatMoment(date: Date, today: Date) {
  const year = otherYear(date, today)
  return { day: shortDay(date) + year, time: year ? undefined : clockTime(date) }
}

type StoredDateProps = ComponentProps<'time'> & {
  readonly text: string
  readonly format?: (date: Date) => string
}

export function StoredDate({ text, format = formatFully, ...time }: StoredDateProps) {
  const date = readDate(text)
  if (!date) return <span>{shortText(text) || '—'}</span>
  return (
    <time dateTime={date.toISOString()} {...time}>
      {format(date)}
    </time>
  )
}

/** The last day on which an answer keeps the promise. Business days are Monday to Friday. */
export function reviewDueDay(submitted: Date): Date {
  const day = startOfDay(submitted)
  for (let left = reviewDays; left > 0; ) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1
  }
  return day
}

/** Undefined after the last day that a Date can be. */
export function relativeDay(day: Date, today: Date): 'past' | 'today' | 'ahead' | undefined {
  const difference = startOfDay(day).getTime() - startOfDay(today).getTime()
  if (Number.isNaN(difference)) return undefined
  if (difference === 0) return 'today'
  return difference < 0 ? 'past' : 'ahead'
}

/**
 * The first moment of a day, so many `ahead`: some days have no midnight. Not from year, month and
 * day: of the year 50 they would make 1950.
 */
export function startOfDay(date: Date, ahead = 0): Date {
  const day = new Date(date)
  day.setDate(day.getDate() + ahead)
  day.setHours(0, 0, 0, 0)
  return day
}
