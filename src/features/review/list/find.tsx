import { ListFilter, Search, X } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { type countByStatus, roleLabel, roles, useCaseLabel, useCases } from '@/domain/invitations/record'
import { Choice, Key } from '@/features/review/controls'
import { formatDay, StatusMark, statusLabel } from '@/features/review/words'
import type { ReviewFilter } from './filter'

type ReviewFindProps = {
  readonly filter: ReviewFilter
  readonly onChange: (change: Partial<ReviewFilter>) => void
  /** Takes the focus from the search box to the first row. */
  readonly onLeave: () => void
  readonly searchRef: Ref<HTMLInputElement>
}

/**
 * Search and the filters beside the counts. Where there is little room the filters are behind one
 * button.
 */
export function ReviewFind({ filter, onChange, onLeave, searchRef }: ReviewFindProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const active = [filter.role, filter.useCase, filter.date].filter((value) => value !== '').length
  return (
    <search className="flex min-w-0 flex-1 items-center justify-end gap-2 pb-2.5 group-has-data-[open=true]/find:pt-0.5 @max-7xl/book:basis-50 @max-7xl/book:flex-wrap @max-2xl/book:px-4 @max-2xl/book:pt-0.5 print:hidden">
      <div className="rv-field flex min-h-11 max-w-66 min-w-24 flex-1 items-center gap-2 rounded-control border-line border-field bg-raised pr-1.5 pl-3 text-note @max-7xl/book:basis-24 @max-3xl/book:max-w-none @max-2xl/book:basis-40">
        <label className="flex min-w-0 flex-1 items-center gap-2">
          <Search className="ico" aria-hidden="true" />
          <span className="sr-only">Search name, email, organization and message</span>
          <input
            ref={searchRef}
            type="search"
            className="h-10.25 w-10 min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted focus-visible:shadow-none pointer-coarse:text-base [&::-webkit-search-cancel-button]:hidden"
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
            <Key className="mr-1.5 @max-4xl/book:hidden" aria-hidden="true">
              /
            </Key>
          )}
        </label>
        {/* Beside the label, not in it: what is in a label is part of the field's name. */}
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
        className="border-field @7xl/book:hidden"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => {
          flushSync(() => setOpen(!open))
          // On a phone the filters may open below the bar at the window's end.
          document.getElementById(panel)?.scrollIntoView?.({ block: 'nearest' })
        }}
      >
        <ListFilter className="ico" aria-hidden="true" />
        <span>{active > 0 ? `Filter (${active})` : 'Filter'}</span>
      </Button>
      <div
        id={panel}
        className="flex scroll-mb-20 gap-2 @max-7xl/book:flex-[1_1_100%] @max-7xl/book:justify-end @max-7xl/book:data-[open=false]:hidden @max-2xl/book:grid-cols-2 @max-2xl/book:data-[open=true]:grid"
        data-open={open}
      >
        <FilterChoice label="Role" any="Any role" value={filter.role} onChange={(role) => onChange({ role })}>
          {options(roles, filter.role, roleLabel)}
        </FilterChoice>
        <FilterChoice
          label="Use case"
          any="Any use case"
          value={filter.useCase}
          onChange={(useCase) => onChange({ useCase })}
        >
          {options(useCases, filter.useCase, useCaseLabel)}
        </FilterChoice>
        <FilterChoice label="Date" any="Any date" value={filter.date} onChange={(date) => onChange({ date })}>
          {options(dates, filter.date, dayLabel)}
        </FilterChoice>
      </div>
    </search>
  )
}

type Option = { readonly value: string; readonly label: string }

const dates: readonly Option[] = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]

/** The known values, and the chosen one if it is none of them. */
function options(known: readonly Option[], chosen: string, label: (value: string) => string): ReactNode {
  const odd = chosen !== '' && !known.some(({ value }) => value === chosen)
  return [...known, ...(odd ? [{ value: chosen, label: label(chosen) }] : [])].map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
}

function dayLabel(day: string): string {
  const date = new Date(`${day}T12:00:00`)
  return Number.isNaN(date.getTime()) ? day : formatDay(date)
}

type FilterChoiceProps = {
  readonly label: string
  readonly any: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function FilterChoice({ label, any, value, onChange, children }: FilterChoiceProps) {
  return (
    <Choice
      aria-label={label}
      value={value}
      chosen={value !== ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{any}</option>
      {children}
    </Choice>
  )
}

const states = ['pending', 'approved', 'rejected'] as const

type ReviewCountsProps = {
  readonly counts: ReturnType<typeof countByStatus>
  /** The status that the list is narrowed to; the empty text is all. */
  readonly status: string
  readonly onStatus: (status: string) => void
}

/** The four counts, as index tabs that open into the list: each narrows it to its status. */
export function ReviewCounts({ counts, status, onStatus }: ReviewCountsProps) {
  return (
    <fieldset className="rv-tabs rv-counts flex shrink-0">
      <legend className="sr-only">Filter by status</legend>
      <Count name="" value={counts.total} status={status} onStatus={onStatus} />
      {states.map((name) => (
        <Count key={name} name={name} value={counts[name]} status={status} onStatus={onStatus} />
      ))}
    </fieldset>
  )
}

type CountProps = Omit<ReviewCountsProps, 'counts'> & { readonly name: string; readonly value: number }

function Count({ name, value, status, onStatus }: CountProps) {
  return (
    <button
      type="button"
      className="min-w-29 px-4 pt-2 pb-2.5 text-start hover:bg-sheet @max-7xl/book:min-w-24 @max-7xl/book:px-3 @max-4xl/book:min-w-0 @max-4xl/book:px-2.5 @max-2xl/book:flex-1 @max-2xl/book:pr-1 @max-2xl/book:pb-2 @max-2xl/book:first-of-type:pl-4"
      aria-pressed={status === name}
      onClick={() => onStatus(status === name ? '' : name)}
    >
      <span className="block font-display text-title font-bold @max-2xl/book:text-h3">
        {value.toLocaleString('en-CA')}
      </span>
      <span className="inline-flex items-center gap-1.5 text-note @max-2xl/book:text-small">
        {name !== '' && <StatusMark status={name} className="size-3.5 @max-2xl/book:hidden" />}
        <span className="rv-word">{name === '' ? 'Total' : statusLabel(name)}</span>
      </span>
    </button>
  )
}
