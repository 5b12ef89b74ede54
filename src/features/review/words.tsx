import { PenMark, type PenMarkName } from '@/components/ui/pen-mark'
import type { InvitationRequest, InvitationStatus } from '@/domain/invitations/record'

const labels = new Map<string, string>([
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
])

/** The word for a status; one that the site does not know is its own word. */
export const statusLabel = (status: InvitationStatus): string => labels.get(status) ?? status

/**
 * The text without the marks that turn the direction of what follows: they would turn the rest of a
 * line or sentence as well.
 */
export const withoutTurns = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '')

/**
 * The trimmed text; the empty text when no character of it can be seen: white space, marks without
 * a letter, zero-width and other ignorable characters.
 */
export const seenText = (text: string): string =>
  /[^\s\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(text) ? text.trim() : ''

/**
 * The whole name of a requester, as a line may hold it. Visitors and other programs may have stored
 * one that cannot be seen.
 */
export const displayName = ({ name }: Pick<InvitationRequest, 'name'>): string =>
  seenText(withoutTurns(name)) || 'No name'

/** A count with its noun: `1 request`, `10,000 requests`. */
export const countRequests = (count: number): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? 'request' : 'requests'}`

/** The sentence for a problem that something threw. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : 'An error occurred'

/** Characters of a stored text that a cell takes. A foreign record may hold a million. */
const cellLength = 200

/** The text as a cell shows it: at most 200 characters, with an ellipsis for the rest. */
export const shortText = (text: string): string =>
  text.length <= cellLength ? text : `${text.slice(0, cellLength).replace(/[\uD800-\uDBFF]$/, '')}…`

/**
 * The name to call a requester by in a sentence, a log or a row: at most 200 characters of
 * {@link displayName}.
 */
export const shortName = (request: Pick<InvitationRequest, 'name'>): string => shortText(displayName(request))

const marks: ReadonlyMap<string, PenMarkName> = new Map([
  ['pending', 'ring'],
  ['approved', 'tick'],
  ['rejected', 'cross'],
])

const tones = new Map<string, string>([
  ['approved', 'text-hint'],
  ['rejected', 'text-correction'],
])

/** The class that gives what is said of a status its colour. */
export const statusTone = (status: InvitationStatus): string => tones.get(status) ?? ''

type StatusMarkProps = { readonly status: InvitationStatus; readonly className?: string }

/**
 * What a teacher puts in the margin: a ring for open, a tick, a cross. The word stands beside it.
 */
export function StatusMark({ status, className = 'size-4.5' }: StatusMarkProps) {
  return (
    <PenMark
      name={marks.get(status) ?? 'query'}
      className={`shrink-0 ${statusTone(status)} ${className}`}
      width={3}
    />
  )
}

/** The word for a status, in its colour. */
export function StatusWord({ status }: { readonly status: InvitationStatus }) {
  return <span className={statusTone(status)}>{statusLabel(status)}</span>
}

/**
 * Whole days that a request may wait for its answer, Monday to Friday (specification, section 9:
 * review in 2-3 business days).
 */
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

/**
 * Day and time for a table, in the reader's time zone: `Jul 16` and `10:31`; in another year than
 * `now`, the year for the time.
 */
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

/**
 * The last day on which an answer keeps the promise: three business days (Monday to Friday) after
 * the submission.
 */
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
