import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { roleLabel, useCaseLabel } from '@/domain/invitations/answers'
import { type InvitationRequest, once, submittedTime } from '@/domain/invitations/record'
import { shortText, statusLabel } from '@/features/review/format'
import { useTimeout } from '@/lib/listen'
import { type FilterName, filterNames, filterOf, fold, groupBy, searchTests } from './filters'

/** The columns that the list can be sorted by, as the address has them, and their headings. */
export const columnLabels = {
  name: 'Name',
  email: 'Email',
  role: 'Role',
  organization: 'Organization',
  useCase: 'Use case',
  status: 'Status',
  submitted: 'Submitted',
} as const
export type SortColumn = keyof typeof columnLabels
export type Sort = { readonly column: SortColumn; readonly direction: 'ascending' | 'descending' }

export const sortColumns = Object.keys(columnLabels) as readonly SortColumn[]

/** The order in words: `newest first`, `by name, A to Z`. */
export function orderWords({ column, direction }: Sort): string {
  const ascends = direction === 'ascending'
  if (column === 'submitted') return ascends ? 'oldest first' : 'newest first'
  if (column === 'status') return `by status, pending ${ascends ? 'first' : 'last'}`
  return `by ${columnLabels[column].toLowerCase()}, ${ascends ? 'A to Z' : 'Z to A'}`
}

/** What the list shows, and in which order. Empty texts filter nothing. */
export type ReviewFilter = { readonly [name in FilterName]: string } & {
  readonly query: string
  readonly sort: Sort
}

/** Newest first (specification, section 2). */
const defaultSort: Sort = { column: 'submitted', direction: 'descending' }

const unfiltered = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>

export const noFilter: ReviewFilter = { query: '', ...unfiltered, sort: defaultSort }

/** Reads the filter from the address. What it cannot read filters nothing. */
export function parseFilter(params: URLSearchParams): ReviewFilter {
  const read = { ...unfiltered }
  for (const name of filterNames) {
    const { parameter, wordsFor } = filterOf(name)
    const value = params.get(parameter) ?? ''
    if (wordsFor(value).trim() !== '') read[name] = value
  }
  return { query: params.get('q') ?? '', ...read, sort: parseSort(params.get('sort')) }
}

/** The longest search in the address: with a longer one, a host refuses the next visit. */
const longestWritten = 200

/** Writes the filter into the address; what filters nothing is left out. */
export function writeFilter(filter: ReviewFilter, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const write = (parameter: string, text: string) => {
    if (text.trim() === '') next.delete(parameter)
    else next.set(parameter, text)
  }
  write('q', filter.query.length > longestWritten ? '' : filter.query)
  for (const name of filterNames) write(filterOf(name).parameter, filter[name])
  const { column, direction } = filter.sort
  write('sort', isDefault(filter.sort) ? '' : direction === 'descending' ? `-${column}` : column)
  return next
}

/** What narrows the list, in words: `search “ann”`, `role Teacher`. */
export function filterWords(filter: ReviewFilter): readonly string[] {
  const query = filter.query.trim()
  const set = filterNames.filter((name) => filter[name] !== '')
  return [
    ...(query === '' ? [] : [`search “${shortText(query)}”`]),
    ...set.map((name) => {
      const { label, wordsFor } = filterOf(name)
      return `${label.toLowerCase()} ${shortText(wordsFor(filter[name]))}`
    }),
  ]
}

export const isFiltering = (filter: ReviewFilter): boolean => filterWords(filter).length > 0

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
  const set = filterNames.filter((name) => filter[name] !== '')
  const tests = [...set.map((name) => filterOf(name).test(filter[name], now)), ...searchTests(filter.query)]
  // One after another: a third of the time of all tests on each request.
  const shown = tests.reduce((found, test) => found.filter(test), requests)
  return sorted(shown, filter.sort)
}

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

/** Text to order by: Grade 2 before Grade 10. */
const orderKey = (text: string): string =>
  fold(text.trim()).replace(/\d+/g, (digits) => digits.padStart(16, '0'))

const sortKeys: Readonly<Record<Exclude<SortColumn, 'submitted'>, (request: InvitationRequest) => string>> = {
  name: once(({ name }) => orderKey(name)),
  email: once(({ email }) => orderKey(email)),
  role: once(({ role }) => orderKey(roleLabel(role))),
  organization: once(({ organization = '' }) => orderKey(organization)),
  useCase: once(({ useCase }) => orderKey(useCaseLabel(useCase))),
  status: ({ status }) => (status === 'pending' ? '\0' : fold(statusLabel(status))),
}

function parseSort(text: string | null): Sort {
  const column = sortColumns.find((name) => name === text?.replace(/^-/, ''))
  if (!column) return defaultSort
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

const isDefault = ({ column, direction }: Sort): boolean =>
  column === 'submitted' && direction === 'descending'

/** Milliseconds without typing before the address changes: browsers limit how often it may. */
const typingMs = 600

/** The filter, kept in the address. A change replaces the entry, so that Back leaves the page. */
export function useReviewFilter(): readonly [ReviewFilter, (change: Partial<ReviewFilter>) => void] {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [filter, setFilter] = useState(() => parseFilter(params))
  const [seen, setSeen] = useState(address)
  const [written, setWritten] = useState<string>()

  // Something else changed the address: Back, Forward or a link.
  if (address !== seen) {
    setSeen(address)
    // Once: an entry that Forward comes back to may have the same address.
    if (address === written) setWritten(undefined)
    else setFilter(parseFilter(params))
  }

  const next = writeFilter(filter, params)
  const write = () => {
    // Another page is loading, and the address is already its own.
    if (location.pathname !== pathname) return
    setWritten(next.toString())
    setParams(next, { replace: true })
  }
  const pause = filter.query === (params.get('q') ?? '') ? 0 : typingMs
  useTimeout(write, next.toString() === address ? undefined : pause, filter)

  const change = useCallback(
    (fields: Partial<ReviewFilter>) => setFilter((current) => ({ ...current, ...fields })),
    [],
  )
  return [filter, change]
}
