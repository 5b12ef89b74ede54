import { ListFilter, Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { type countByStatus, statuses } from '@/domain/invitations/record'
import { Choice, Key } from '@/features/review/controls'
import { StatusMark, shortText, statusLabel } from '@/features/review/format'
import { thousands } from '@/lib/dates'
import type { ReviewFilter } from './filter'
import { type FilterName, filterNames, filterOf, searchLabel } from './filters'
import { useKeysOn } from './review-keys'

type FilterBarProps = {
  readonly counts: ReturnType<typeof countByStatus>
  readonly filter: ReviewFilter
  readonly onChange: (change: Partial<ReviewFilter>) => void
  /** Moves the focus from the search box to the first row. */
  readonly onLeave: () => void
  readonly searchRef: RefObject<HTMLInputElement | null>
}

/** The counts, with search and filters beside them; on narrow screens a button shows these. */
export function FilterBar({ counts, filter, onChange, onLeave, searchRef }: FilterBarProps) {
  const keysOn = useKeysOn()
  const [open, setOpen] = useState(false)
  // Without requests there are no filters.
  if (open && counts.total === 0) setOpen(false)
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const active = inPanel.filter((name) => filter[name] !== '').length
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && filter.query !== '') {
      // One press does one thing: open details stay.
      event.preventDefault()
      onChange({ query: '' })
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onLeave()
  }
  return (
    <div
      className="relative z-4 flex flex-wrap items-end gap-x-3 gap-y-2 border-b-line border-ink
      @max-2xl/page:bg-ground"
    >
      {/* Index tabs that open into the list. A row of filters needs the line below them. */}
      <fieldset
        className={`rv-tabs flex shrink-0 flex-wrap border-ink ps-content @max-2xl/page:px-2.5 ${
          open
            ? '@max-7xl/page:basis-full @max-7xl/page:border-b-line'
            : '@max-4xl/page:basis-full @max-4xl/page:border-b-line'
        }`}
      >
        <legend className="sr-only">Filter by status</legend>
        {states.map((name) => (
          <button
            key={name}
            type="button"
            className="px-3 py-2 text-start hover:bg-sheet @max-2xl/page:flex-1 @max-2xl/page:px-1
              @4xl/page:min-w-28"
            aria-pressed={filter.status === name}
            onClick={() => onChange({ status: filter.status === name ? '' : name })}
          >
            <span className="block font-display text-title font-bold @max-2xl/page:text-h3">
              {thousands(counts[name || 'total'])}
            </span>
            <span className="inline-flex items-center gap-1.5 text-note">
              {name && <StatusMark status={name} className="size-3.5 @max-2xl/page:hidden" />}
              <span className="rv-word">{name ? statusLabel(name) : 'Total'}</span>
            </span>
          </button>
        ))}
      </fieldset>
      {counts.total > 0 && (
        <search
          className={`flex min-w-0 grow basis-50 flex-wrap items-center justify-end gap-2 pe-out pb-2
          @max-2xl/page:px-4 print:hidden
          ${open ? '@max-7xl/page:ps-content' : '@max-4xl/page:ps-content'}`}
        >
          <div
            className="rv-field flex min-h-11 max-w-66 min-w-40 flex-1 items-center gap-2 rounded-control
            border-line border-field bg-raised pr-1 pl-3 text-note @max-4xl/page:max-w-none"
          >
            <label className="flex min-w-0 flex-1 items-center gap-2">
              <Search className="ico" />
              <span className="sr-only">{searchLabel}</span>
              <input
                ref={searchRef}
                type="search"
                className="min-w-0 flex-1 scroll-my-4 py-2 text-ellipsis
                  [&::-webkit-search-cancel-button]:hidden"
                value={filter.query}
                placeholder="Search requests"
                // Some 150 addresses: a book would take seconds to look for.
                maxLength={4000}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                aria-keyshortcuts={keysOn ? '/' : undefined}
                onChange={(event) => onChange({ query: event.target.value })}
                onKeyDown={onKey}
              />
              {keysOn && filter.query === '' && (
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
                onClick={() => {
                  searchRef.current?.focus()
                  onChange({ query: '' })
                }}
              >
                <X className="ico" />
              </button>
            )}
          </div>
          <Button
            variant="line"
            small
            className="border-field @7xl/page:hidden"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => {
              flushSync(() => setOpen(!open))
              // On a phone the filters may open below the bar at the window's end.
              panel.current?.scrollIntoView({ block: 'nearest' })
            }}
          >
            <ListFilter className="ico" />
            <span>{active > 0 ? `Filter (${active})` : 'Filter'}</span>
          </Button>
          <div
            id={panelId}
            ref={panel}
            className={`flex scroll-mb-20 flex-wrap gap-2 @max-7xl/page:basis-full @max-7xl/page:justify-end
              @max-2xl/page:grid-cols-2 ${open ? '@max-2xl/page:grid' : '@max-7xl/page:hidden'}`}
          >
            {inPanel.map((name) => (
              <FilterChoice key={name} name={name} filter={filter} onChange={onChange} />
            ))}
          </div>
        </search>
      )}
    </div>
  )
}

const states = ['', ...statuses] as const

/** The tabs choose the status. */
const inPanel = filterNames.filter((name) => name !== 'status')

type FilterChoiceProps = Pick<FilterBarProps, 'filter' | 'onChange'> & { readonly name: FilterName }

/** A filter's options; a value from the address that is none of them is added. */
function FilterChoice({ name, filter, onChange }: FilterChoiceProps) {
  const { label, any, options, wordsFor } = filterOf(name)
  const value = filter[name]
  const known = [{ value: '', label: any }, ...options]
  const isKnown = known.some((option) => option.value === value)
  return (
    <Choice
      aria-label={label}
      value={value}
      chosen={value !== ''}
      options={isKnown ? known : [...known, { value, label: shortText(wordsFor(value)) }]}
      onChoose={(chosen) => onChange({ [name]: chosen })}
    />
  )
}
