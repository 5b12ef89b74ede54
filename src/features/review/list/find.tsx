import { ChevronDown, ListFilter, Search, X } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { type countByStatus, roleLabel, roles, useCaseLabel, useCases } from '@/domain/invitations/record'
import { formatDay, StatusMark, statusLabel } from '@/features/review/words'
import type { ReviewFilter } from './filter'

type ReviewFindProps = {
  readonly filter: ReviewFilter
  readonly onChange: (change: Partial<ReviewFilter>) => void
  /** Takes the focus from the search box to the first row. */
  readonly onLeave: () => void
  readonly searchRef: Ref<HTMLInputElement>
}

/** Search and the filters beside the counts. Where there is little room the filters stand behind one button. */
export function ReviewFind({ filter, onChange, onLeave, searchRef }: ReviewFindProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const active = [filter.role, filter.useCase, filter.date].filter((value) => value !== '').length
  return (
    <search className="rv-find">
      <div className="rv-search">
        <label>
          <Search className="ico" aria-hidden="true" />
          <span className="vh">Search name, email, organization and message</span>
          <input
            ref={searchRef}
            type="search"
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
            <span className="rv-kbd" aria-hidden="true">
              /
            </span>
          )}
        </label>
        {/* Beside the label, not in it: what stands in a label is part of the field's name. */}
        {filter.query !== '' && (
          <button
            type="button"
            className="rv-search-clear"
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
      <button
        type="button"
        className="btn btn-line btn-sm rv-filter-button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <ListFilter className="ico" aria-hidden="true" />
        <span>{active > 0 ? `Filter (${active})` : 'Filter'}</span>
      </button>
      <div id={panel} className="rv-filters" data-open={open}>
        <Choice label="Role" any="Any role" value={filter.role} onChange={(role) => onChange({ role })}>
          {options(roles, filter.role, roleLabel)}
        </Choice>
        <Choice
          label="Use case"
          any="Any use case"
          value={filter.useCase}
          onChange={(useCase) => onChange({ useCase })}
        >
          {options(useCases, filter.useCase, useCaseLabel)}
        </Choice>
        <Choice label="Date" any="Any date" value={filter.date} onChange={(date) => onChange({ date })}>
          {options(dates, filter.date, dayLabel)}
        </Choice>
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

type ChoiceProps = {
  readonly label: string
  readonly any: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, any, value, onChange, children }: ChoiceProps) {
  return (
    <span className="rv-choice" data-chosen={value !== '' || undefined}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {children}
      </select>
      <ChevronDown className="ico" aria-hidden="true" />
    </span>
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
    <fieldset className="rv-counts">
      <legend className="vh">Filter by status</legend>
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
      className="rv-count"
      aria-pressed={status === name}
      onClick={() => onStatus(status === name ? '' : name)}
    >
      <span className="rv-count-value">{value.toLocaleString('en-CA')}</span>
      <span className="rv-count-label">
        {name !== '' && <StatusMark status={name} />}
        <span className="rv-count-word">{name === '' ? 'Total' : statusLabel(name)}</span>
      </span>
    </button>
  )
}
