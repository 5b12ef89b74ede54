import { ListFilter, Search, X } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { type countByStatus, roleLabel, roles, useCaseLabel, useCases } from '@/domain/invitations/record'
import { Choice, Key } from '@/features/review/controls'
import { formatDay, readDate, StatusMark, statusLabel } from '@/features/review/words'
import { thousands } from '@/lib/dates'
import type { ReviewFilter } from './filter'

type FilterBarProps = {
  readonly counts: ReturnType<typeof countByStatus>
  readonly filter: ReviewFilter
  readonly onChange: (change: Partial<ReviewFilter>) => void
  /** Moves the focus from the search box to the first row. */
  readonly onLeave: () => void
  readonly searchRef: Ref<HTMLInputElement>
}

/** The counts, with search and filters beside them; on narrow screens a button shows these. */
export function FilterBar({ counts, filter, onChange, onLeave, searchRef }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  // Without requests there are no filters.
  if (open && counts.total === 0) setOpen(false)
  const panel = useId()
  const active = [filter.role, filter.useCase, filter.date].filter((value) => value !== '').length
  return (
    <div
      className="relative z-4 flex flex-wrap items-end gap-x-3 gap-y-2 border-b-line border-ink
      @max-2xl/page:bg-ground"
    >
      {/* Index tabs that open into the list. A row of filters needs the line below them. */}
      <fieldset
        className={`rv-tabs flex shrink-0 border-ink pl-content @max-2xl/page:px-2 ${
          open
            ? '@max-7xl/page:basis-full @max-7xl/page:border-b-line'
            : '@max-3xl/page:basis-full @max-3xl/page:border-b-line'
        }`}
      >
        <legend className="sr-only">Filter by status</legend>
        {states.map((name) => (
          <button
            key={name}
            type="button"
            className="px-3 py-2 text-start hover:bg-sheet @max-2xl/page:flex-1 @max-2xl/page:px-2
              @4xl/page:min-w-28"
            aria-pressed={filter.status === name}
            onClick={() => onChange({ status: filter.status === name ? '' : name })}
          >
            <span className="block font-display text-title font-bold @max-2xl/page:text-h3">
              {thousands(counts[name || 'total'])}
            </span>
            <span className="inline-flex items-center gap-1.5 text-note @max-2xl/page:text-small">
              {name && <StatusMark status={name} className="size-3.5 @max-2xl/page:hidden" />}
              <span className="rv-word">{name ? statusLabel(name) : 'Total'}</span>
            </span>
          </button>
        ))}
      </fieldset>
      {counts.total > 0 && (
        <search
          className={`flex min-w-0 grow basis-50 items-center justify-end gap-2 pr-out pb-2
          @max-7xl/page:flex-wrap @max-2xl/page:px-4 print:hidden
          ${open ? '@max-7xl/page:pl-content' : '@max-3xl/page:pl-content'}`}
        >
          <div
            className="rv-field flex min-h-11 max-w-66 min-w-24 flex-1 items-center gap-2 rounded-control
            border-line border-field bg-raised pr-1 pl-3 text-note @max-3xl/page:max-w-none"
          >
            <label className="flex min-w-0 flex-1 items-center gap-2">
              <Search className="ico" aria-hidden="true" />
              <span className="sr-only">Search name, email, organization and message</span>
              <input
                ref={searchRef}
                type="search"
                className="min-w-0 flex-1 py-2 text-ellipsis pointer-coarse:text-base
                  [&::-webkit-search-cancel-button]:hidden"
                value={filter.query}
                placeholder="Search requests"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                aria-keyshortcuts="/"
                onChange={(event) => onChange({ query: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') onChange({ query: '' })
                  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
                  event.preventDefault()
                  onLeave()
                }}
              />
              {filter.query === '' && (
                <Key className="mr-1 @max-4xl/page:hidden" aria-hidden="true">
                  /
                </Key>
              )}
            </label>
            {/* Beside the label, not in it: text in a label is part of the field's name. */}
            {filter.query !== '' && (
              <button
                type="button"
                className="grid size-9 place-items-center rounded-control hover:bg-sheet"
                aria-label="Clear the search"
                onClick={({ currentTarget }) => {
                  currentTarget.parentElement?.querySelector('input')?.focus()
                  onChange({ query: '' })
                }}
              >
                <X className="ico" aria-hidden="true" />
              </button>
            )}
          </div>
          <Button
            look="line"
            small
            className="border-field @7xl/page:hidden"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => {
              flushSync(() => setOpen(!open))
              // On a phone the filters may open below the bar at the window's end.
              document.getElementById(panel)?.scrollIntoView({ block: 'nearest' })
            }}
          >
            <ListFilter className="ico" aria-hidden="true" />
            <span>{active > 0 ? `Filter (${active})` : 'Filter'}</span>
          </Button>
          <div
            id={panel}
            className={`flex scroll-mb-20 gap-2 @max-7xl/page:basis-full @max-7xl/page:justify-end
              @max-2xl/page:grid-cols-2 ${open ? '@max-2xl/page:grid' : '@max-7xl/page:hidden'}`}
          >
            {choices.map(({ field, label, any, known, words }) => (
              <Choice
                key={field}
                aria-label={label}
                value={filter[field]}
                chosen={filter[field] !== ''}
                onChange={(event) => onChange({ [field]: event.target.value })}
              >
                <option value="">{any}</option>
                {known.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
                {filter[field] !== '' && !known.some(({ value }) => value === filter[field]) && (
                  <option value={filter[field]}>{words(filter[field])}</option>
                )}
              </Choice>
            ))}
          </div>
        </search>
      )}
    </div>
  )
}

const states = ['', 'pending', 'approved', 'rejected'] as const

const dates = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]

function dayLabel(day: string): string {
  const date = readDate(`${day}T12:00:00`)
  return date ? formatDay(date) : day
}

/** The options; a value from the address that is not a known one is added. */
const choices = [
  { field: 'role', label: 'Role', any: 'Any role', known: roles, words: roleLabel },
  { field: 'useCase', label: 'Use case', any: 'Any use case', known: useCases, words: useCaseLabel },
  { field: 'date', label: 'Date', any: 'Any date', known: dates, words: dayLabel },
] as const
