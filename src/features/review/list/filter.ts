import { type InvitationRequest, roleLabel, useCaseLabel } from '@/domain/invitations/record'
import { statusLabel } from '@/features/review/words'
import { dayKey, fold, groupBy, searchText, submittedDay, submittedTime } from './search-index'

/** The columns that the list can be sorted by, as the address has them, and in words. */
const columnWords = {
  name: 'name',
  email: 'email',
  role: 'role',
  organization: 'organization',
  useCase: 'use case',
  status: 'status',
  submitted: 'submission',
} as const
export type SortColumn = keyof typeof columnWords
export type Sort = { readonly column: SortColumn; readonly direction: 'ascending' | 'descending' }

export const sortColumns = Object.keys(columnWords) as readonly SortColumn[]

/** The order in words: `newest first`, `by name, A to Z`. */
export function orderWords({ column, direction }: Sort): string {
  const ascends = direction === 'ascending'
  if (column === 'submitted') return ascends ? 'oldest first' : 'newest first'
  return `by ${columnWords[column]}, ${ascends ? 'A to Z' : 'Z to A'}`
}

/** What the list shows, and in which order. Empty texts filter nothing. */
export type ReviewFilter = {
  readonly query: string
  readonly status: string
  readonly role: string
  readonly useCase: string
  /** `today`, `7d`, `30d`, or a day: `2025-07-16`. */
  readonly date: string
  readonly sort: Sort
}

/** Newest first (specification, section 2). */
const defaultSort: Sort = { column: 'submitted', direction: 'descending' }

const parameters = { query: 'q', status: 'status', role: 'role', useCase: 'use', date: 'date' } as const
const fields = Object.keys(parameters) as readonly (keyof typeof parameters)[]

/** Reads the filter from the address. What it cannot read filters nothing. */
export function parseFilter(params: URLSearchParams): ReviewFilter {
  const filter = { ...noFilter, sort: parseSort(params.get('sort')) }
  for (const field of fields) filter[field] = params.get(parameters[field]) ?? ''
  return isDate(filter.date) ? filter : { ...filter, date: '' }
}

export const noFilter: ReviewFilter = {
  query: '',
  status: '',
  role: '',
  useCase: '',
  date: '',
  sort: defaultSort,
}

/** Writes the filter into the address; what filters nothing is left out. */
export function writeFilter(filter: ReviewFilter, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const field of fields) {
    if (filter[field].trim() === '') next.delete(parameters[field])
    else next.set(parameters[field], filter[field])
  }
  const { column, direction } = filter.sort
  if (isDefault(filter.sort)) next.delete('sort')
  else next.set('sort', direction === 'descending' ? `-${column}` : column)
  return next
}

export const isFiltering = (filter: ReviewFilter): boolean =>
  fields.some((field) => filter[field].trim() !== '')

/** The sort after a press on a column's heading: its natural direction first, then the other. */
export function nextSort(sort: Sort, column: SortColumn): Sort {
  const natural = column === 'submitted' ? 'descending' : 'ascending'
  if (sort.column !== column) return { column, direction: natural }
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** The requests, newest first, that pass the filter, in its order; the same array if all do. */
export function applyFilter(
  requests: readonly InvitationRequest[],
  filter: ReviewFilter,
  now: Date,
): readonly InvitationRequest[] {
  const terms = fold(filter.query).split(/\s+/).filter(Boolean)
  const { status, role, useCase, date } = filter
  const inTime = datePredicate(date, now)
  const shown = isFiltering(filter)
    ? requests.filter(
        (request) =>
          (status === '' || request.status === status) &&
          (role === '' || request.role === role) &&
          (useCase === '' || request.useCase === useCase) &&
          (inTime === undefined || inTime(request)) &&
          terms.every((term) => searchText(request).includes(term)),
      )
    : requests
  return sorted(shown, filter.sort)
}

/** {@link applyFilter} for typing: a longer query searches only what the shorter one found. */
export function narrowingFilter(): typeof applyFilter {
  let from: readonly InvitationRequest[] | undefined
  let last = noFilter
  let shown: readonly InvitationRequest[] = []
  return (requests, filter, now) => {
    const goesOn =
      requests === from &&
      fold(filter.query).startsWith(fold(last.query)) &&
      besideQuery(filter) === besideQuery(last)
    // What was found before is in its order already.
    const found = goesOn
      ? applyFilter(shown, { ...filter, sort: defaultSort }, now)
      : applyFilter(requests, filter, now)
    if (!goesOn || found.length < shown.length) shown = found
    from = requests
    last = filter
    return shown
  }
}

const besideQuery = (filter: ReviewFilter): string => JSON.stringify({ ...filter, query: '' })

function sorted(requests: readonly InvitationRequest[], sort: Sort): readonly InvitationRequest[] {
  if (isDefault(sort)) return requests
  if (sort.column === 'submitted') {
    // Those without a readable date come last in both directions.
    const undated = requests.findIndex((request) => Number.isNaN(submittedTime(request)))
    const end = undated < 0 ? requests.length : undated
    return [...requests.slice(0, end).toReversed(), ...requests.slice(end)]
  }
  const groups = groupBy(requests, sortKeys[sort.column])
  const keys = [...groups.keys()].filter((key) => key !== '').sort()
  if (sort.direction === 'descending') keys.reverse()
  // Blank cells come last in both directions.
  return [...keys, ''].flatMap((key) => groups.get(key) ?? [])
}

const sortKeys: Readonly<Record<Exclude<SortColumn, 'submitted'>, (request: InvitationRequest) => string>> = {
  name: ({ name }) => fold(name.trim()),
  email: ({ email }) => fold(email.trim()),
  role: ({ role }) => fold(roleLabel(role)),
  organization: ({ organization = '' }) => fold(organization.trim()),
  useCase: ({ useCase }) => fold(useCaseLabel(useCase)),
  status: ({ status }) => (status === 'pending' ? '\0' : fold(statusLabel(status))),
}

const isDate = (text: string): boolean => /^(today|7d|30d|\d{4}-\d\d-\d\d)?$/.test(text)

/** The days count by the reader's calendar, today included. */
function datePredicate(date: string, now: Date): ((request: InvitationRequest) => boolean) | undefined {
  if (date === '') return undefined
  const [, days] = /^(7|30)d$/.exec(date) ?? []
  const day = date === 'today' ? dayKey(now) : date
  if (!days) return (request) => submittedDay(request) === day
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(days) + 1).getTime()
  return (request) => submittedTime(request) >= from
}

function parseSort(text: string | null): Sort {
  const column = sortColumns.find((name) => name === text?.replace(/^-/, ''))
  if (!column) return defaultSort
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

const isDefault = ({ column, direction }: Sort): boolean =>
  column === 'submitted' && direction === 'descending'
