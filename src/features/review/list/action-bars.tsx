import { Check, Download, Undo2, X } from 'lucide-react'
import { type ComponentProps, type Ref, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Decision } from '@/domain/invitations/list'
import type { InvitationRequest } from '@/domain/invitations/record'
import { IconButton, QuietButton } from '@/features/review/controls'
import { exportRequests } from '@/features/review/export'
import { clockWords, StatusMark } from '@/features/review/format'
import { useToday } from '@/features/review/use-invitations'
import type { Review } from '@/features/review/use-review'
import { thousands } from '@/lib/dates'

type SelectionBarProps = {
  readonly selection: Selection
  readonly pendingShown: readonly InvitationRequest[]
  readonly onDecide: (ids: readonly string[], decision: Decision) => void
  readonly ref: Ref<HTMLElement>
}

/** What can be done with the selected rows. Every button says how many it will act on. */
export function SelectionBar({ selection, pendingShown, onDecide, ref }: SelectionBarProps) {
  const { selected, select, clear } = selection
  const pending = selected.filter(({ status }) => status === 'pending')
  const decided = selected.length - pending.length
  const ids = () => pending.map(({ id }) => id)
  return (
    <ActionBar
      ref={ref}
      className="band z-5 flex-wrap gap-2 border-t-6 border-marker py-2"
      aria-label="Selection"
    >
      <p className="flex-1 leading-snug whitespace-nowrap">
        <strong className="block font-display text-h5">{`${thousands(selected.length)} selected`}</strong>
        <span className="text-muted">
          <span>{`${thousands(pending.length)} pending`}</span>
          {decided > 0 && <span>{`, ${thousands(decided)} already decided`}</span>}
        </span>
      </p>
      {pendingShown.length > pending.length && (
        <QuietButton
          className="mr-2 @max-2xl/page:order-1 @max-2xl/page:w-full"
          onClick={() => select(pendingShown)}
        >
          {`Select ${pendingShown.length === 1 ? 'the' : 'all'} ${thousands(pendingShown.length)} pending`}
        </QuietButton>
      )}
      <span className="flex flex-wrap gap-2 @max-5xl/page:order-1 @max-5xl/page:w-full">
        <Button
          variant={pending.length > 0 ? 'ink' : 'line'}
          className={pending.length > 0 ? `${act} ${main}` : act}
          disabled={pending.length === 0}
          onClick={() => onDecide(ids(), 'approved')}
        >
          <Check className={icon} />
          <span>{`Approve ${thousands(pending.length)}`}</span>
        </Button>
        <Button
          variant="line"
          className={act}
          disabled={pending.length === 0}
          onClick={() => onDecide(ids(), 'rejected')}
        >
          <X className={icon} />
          <span>{`Reject ${thousands(pending.length)}`}</span>
        </Button>
        <Button variant="line" className={act} onClick={() => exportRequests(selected)}>
          <Download className={icon} />
          <span>{`Export ${thousands(selected.length)}`}</span>
        </Button>
      </span>
      <IconButton label="Clear the selection" Icon={X} onClick={clear} />
    </ActionBar>
  )
}

const act = 'min-h-11 px-3 py-2 text-note whitespace-nowrap @max-2xl/page:flex-1'
const main = 'border-marker bg-marker text-on-marker forced-color-adjust-none'
/** On a phone the three words take the whole line. */
const icon = 'ico @max-2xl/page:hidden'

const noIds: ReadonlySet<string> = new Set()

export type Selection = ReturnType<typeof useReviewSelection>

/** The selected rows that the filter shows. `announce` gets their number, but not when rows go. */
export function useReviewSelection(
  shown: readonly InvitationRequest[],
  announce: (sentence: string) => void,
) {
  const [ids, setIds] = useState(noIds)
  /** Where a range begins, until something else changes the selection that this row made. */
  const last = useRef<{ readonly id: string; readonly made: ReadonlySet<string> }>(undefined)
  const selectedOf = (some: ReadonlySet<string>) =>
    some.size === 0 ? [] : shown.filter(({ id }) => some.has(id))

  const store = (next: ReadonlySet<string>) => {
    setIds(next)
    const count = selectedOf(next).length
    const none = next.size === 0 ? 'Selection cleared.' : 'None of these is selected.'
    announce(count === 0 ? none : `${thousands(count)} selected.`)
  }

  /** Selects one row or not; with `through`, all rows from the one before to this one. */
  const toggle = (id: string, through = false) => {
    const start = last.current?.made === ids ? last.current.id : undefined
    const from = shown.findIndex((request) => request.id === start)
    const to = shown.findIndex((request) => request.id === id)
    // Details show a request that the filter hides.
    if (to < 0) return
    const begin = through && from >= 0 ? from : to
    const next = new Set(ids)
    for (const request of shown.slice(Math.min(begin, to), Math.max(begin, to) + 1)) {
      if (ids.has(id)) next.delete(request.id)
      else next.add(request.id)
    }
    store(next)
    last.current = { id, made: next }
  }

  /** Selects these of the shown rows; what the filter hides stays as it is. */
  const select = (requests: readonly InvitationRequest[]) => {
    const next = new Set(ids)
    for (const { id } of shown) next.delete(id)
    for (const { id } of requests) next.add(id)
    store(next)
  }
  const clear = () => store(noIds)
  const drop = (gone: ReadonlySet<string>) => setIds(new Set([...ids].filter((id) => !gone.has(id))))
  const takeBack = (forgotten: ReadonlySet<string>) => setIds((ids) => new Set([...ids, ...forgotten]))

  return { ids, selected: selectedOf(ids), toggle, select, clear, drop, takeBack }
}

const shown = 3
/** A narrow list shows the last action only. */
const later = ['', '@max-3xl/page:hidden', '@max-7xl/page:hidden']

type RecentActionsProps = {
  readonly review: Review
  readonly onAudit: () => void
  readonly ref: Ref<HTMLElement>
}

/** What was just done on this page, with an Undo for each act that can be undone. */
export function RecentActions({ review: { recent, undo }, onAudit, ref }: RecentActionsProps) {
  const today = useToday()
  return (
    <ActionBar
      ref={ref}
      className={`z-4 gap-2.5 border-t-line border-ink bg-sheet
        ${recent.length === 0 ? '@max-2xl/page:static' : ''}`}
      aria-labelledby="recent-title"
    >
      <h2
        id="recent-title"
        className="mr-2 font-display text-base whitespace-nowrap tracking-normal @max-3xl/page:hidden"
      >
        Recent actions
      </h2>
      {recent.length === 0 && <p className="flex-1 text-muted">None yet.</p>}
      <ol className="flex min-w-0 flex-1 gap-x-5 empty:hidden">
        {recent.slice(0, shown).map((action, place) => (
          // A number that is cut would be a wrong number.
          <li
            key={`${action.at.getTime()} ${action.subject}`}
            className={`flex min-w-0 items-center gap-2 whitespace-nowrap ${later[place] ?? ''}
              ${/^\d/.test(action.subject) ? 'shrink-0' : ''}`}
          >
            {/^(approved|rejected)$/.test(action.verb) && <StatusMark status={action.verb} />}
            <span className="flex min-w-0 gap-1.5">
              <span className="flex min-w-0">
                <strong className="max-w-56 truncate">{action.subject}</strong>
                <span className="@max-5xl/page:sr-only">{action.part}</span>
              </span>{' '}
              <span>{action.verb}</span>{' '}
              <time dateTime={action.at.toISOString()} className="text-muted @max-7xl/page:hidden">
                {clockWords(action.at, today)}
              </time>
            </span>
            {action.undo && (
              <QuietButton
                Icon={Undo2}
                className="shrink-0 px-2.5 max-xs:px-0 max-xs:*:[svg]:hidden"
                onClick={() => undo(action)}
              >
                Undo <span className="sr-only">{`${action.subject}${action.part ?? ''} ${action.verb}`}</span>
              </QuietButton>
            )}
          </li>
        ))}
      </ol>
      <QuietButton aria-haspopup="dialog" onClick={onAudit}>
        Audit log
      </QuietButton>
    </ActionBar>
  )
}

/** What covers the end of the list: the recent actions, and in their place what is selected. */
function ActionBar({ className = '', ...section }: ComponentProps<'section'>) {
  return (
    <section
      className={`rv-bar mt-auto flex min-h-15 items-center pe-out ps-content text-note @max-2xl/page:px-4
        print:hidden ${className}`}
      {...section}
    />
  )
}
