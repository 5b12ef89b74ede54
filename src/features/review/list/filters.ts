import { roleLabel, roles, useCaseLabel, useCases } from '@/domain/invitations/answers'
import { type InvitationRequest, submittedTime } from '@/domain/invitations/record'
import { formatDay, readDate, statusLabel } from '@/features/review/format'
import { dayOf } from '@/lib/dates'

type Filter = {
  /** Its parameter in the address. */
  readonly parameter: string
  /** What it narrows the list by. */
  readonly label: string
  /** The option that filters nothing. */
  readonly any: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** A value in words, also one from the address that is no option; empty if it is none. */
  readonly wordsFor: (value: string) => string
  /** Whether a request passes, for a value that is not empty. */
  readonly test: (value: string, now: Date) => (request: InvitationRequest) => boolean
}

const statuses = ['pending', 'approved', 'rejected'].map((value) => ({ value, label: statusLabel(value) }))

const dates = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]

/**
 * The filters, in the order in which they are shown. The filter bar, the number on its button, the
 * address, the list and the words for a list without a match are all made from these.
 */
export const filters = {
  status: {
    parameter: 'status',
    label: 'Status',
    any: 'Total',
    options: statuses,
    wordsFor: statusLabel,
    test: (status) => (request) => request.status === status,
  },
  role: {
    parameter: 'role',
    label: 'Role',
    any: 'Any role',
    options: roles,
    wordsFor: roleLabel,
    test: (role) => (request) => request.role === role,
  },
  useCase: {
    parameter: 'use',
    label: 'Use case',
    any: 'Any use case',
    options: useCases,
    wordsFor: useCaseLabel,
    test: (useCase) => (request) => request.useCase === useCase,
  },
  /** `today`, `7d`, `30d`, or a day: `2025-07-16`. */
  date: {
    parameter: 'date',
    label: 'Date',
    any: 'Any date',
    options: dates,
    wordsFor: dateWords,
    test: testDate,
  },
} as const satisfies Readonly<Record<string, Filter>>

export type FilterName = keyof typeof filters
export const filterNames = Object.keys(filters) as readonly FilterName[]

export const filterOf = (name: FilterName): Filter => filters[name]

function dateWords(date: string): string {
  const known = dates.find(({ value }) => value === date)
  if (known) return known.label
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? readDate(`${date}T12:00:00`) : undefined
  return day ? formatDay(day) : ''
}

/** The days count by the reader's calendar, today included. */
function testDate(date: string, now: Date): (request: InvitationRequest) => boolean {
  const [, days] = /^(7|30)d$/.exec(date) ?? []
  const last = days || date === 'today' ? now : dayOf(date)
  const midnight = (ahead: number) =>
    new Date(last.getFullYear(), last.getMonth(), last.getDate() + ahead).getTime()
  const [from, to] = [midnight(days ? 1 - Number(days) : 0), midnight(1)]
  return (request) => {
    const time = submittedTime(request)
    return time >= from && time < to
  }
}
