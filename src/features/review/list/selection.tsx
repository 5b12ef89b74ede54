import { Check, Download, X } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'

type ReviewBulkBarProps = {
  readonly selected: readonly InvitationRequest[]
  /** The pending requests that the filter shows. */
  readonly pendingShown: readonly InvitationRequest[]
  readonly onSelect: (requests: readonly InvitationRequest[]) => void
  readonly onDecide: (ids: readonly string[], decision: 'approved' | 'rejected') => void
  readonly onExport: (requests: readonly InvitationRequest[]) => void
}

/** What can be done with the ticked rows. Every button says how many it will act on. */
export function ReviewBulkBar({ selected, pendingShown, onSelect, onDecide, onExport }: ReviewBulkBarProps) {
  const pending = selected.filter(({ status }) => status === 'pending')
  const decided = selected.length - pending.length
  const ids = () => pending.map(({ id }) => id)
  return (
    <section className="rv-bulk" aria-label="Selection">
      <p>
        <strong>{`${number(selected.length)} selected`}</strong>
        <span>
          {`${number(pending.length)} pending`}
          {decided > 0 && <span>{`, ${number(decided)} already decided`}</span>}
        </span>
      </p>
      {pendingShown.length > pending.length && (
        <button type="button" className="btn rv-bulk-more" onClick={() => onSelect(pendingShown)}>
          {`Select all ${number(pendingShown.length)} pending`}
        </button>
      )}
      <span className="rv-bulk-acts">
        <button
          type="button"
          className="btn rv-bulk-yes"
          disabled={pending.length === 0}
          onClick={() => onDecide(ids(), 'approved')}
        >
          <Check className="ico" aria-hidden="true" />
          <span>{`Approve ${number(pending.length)}`}</span>
        </button>
        <button
          type="button"
          className="btn rv-bulk-no"
          disabled={pending.length === 0}
          onClick={() => onDecide(ids(), 'rejected')}
        >
          <X className="ico" aria-hidden="true" />
          <span>{`Reject ${number(pending.length)}`}</span>
        </button>
        <button type="button" className="btn rv-bulk-no rv-bulk-export" onClick={() => onExport(selected)}>
          <Download className="ico" aria-hidden="true" />
          <span>{`Export ${number(selected.length)}`}</span>
        </button>
      </span>
      <button
        type="button"
        className="rv-icon rv-bulk-clear"
        aria-label="Clear the selection"
        data-tooltip="Clear the selection"
        onClick={() => onSelect([])}
      >
        <X className="ico" aria-hidden="true" />
      </button>
    </section>
  )
}

const number = (count: number): string => count.toLocaleString('en-CA')

const nobody: ReadonlySet<string> = new Set()

/**
 * The ticked rows. Only those that the filter shows count, so that nobody decides about what is not to be seen. `announce` is told how many they
 * are after `toggle` and `select`; `forget` unticks all and says nothing.
 */
export function useReviewSelection(
  shown: readonly InvitationRequest[],
  announce: (sentence: string) => void,
) {
  const [ticked, setTicked] = useState(nobody)
  const last = useRef<string>(undefined)
  const latest = useRef(ticked)
  const list = useRef(shown)
  useLayoutEffect(() => {
    list.current = shown
  }, [shown])

  const selected = useMemo(
    () => (ticked.size === 0 ? [] : shown.filter(({ id }) => ticked.has(id))),
    [shown, ticked],
  )

  const store = useCallback((next: ReadonlySet<string>) => {
    latest.current = next
    setTicked(next)
  }, [])
  const storeAndAnnounce = useCallback(
    (next: ReadonlySet<string>) => {
      store(next)
      const count = list.current.filter(({ id }) => next.has(id)).length
      announce(count === 0 ? 'Selection cleared.' : `${count.toLocaleString('en-CA')} selected.`)
    },
    [store, announce],
  )

  /** Ticks or unticks one row; with `through`, all rows from the one before to this one. */
  const toggle = useCallback(
    (id: string, through = false) => {
      const ids = list.current.map((request) => request.id)
      const from = last.current === undefined ? -1 : ids.indexOf(last.current)
      const to = ids.indexOf(id)
      const range =
        through && from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const next = new Set(latest.current)
      const on = !next.has(id)
      for (const each of range) {
        if (on) next.add(each)
        else next.delete(each)
      }
      storeAndAnnounce(next)
      last.current = id
    },
    [storeAndAnnounce],
  )

  const select = useCallback(
    (requests: readonly InvitationRequest[]) => storeAndAnnounce(new Set(requests.map(({ id }) => id))),
    [storeAndAnnounce],
  )

  const forget = useCallback(() => store(nobody), [store])

  return { ticked, selected, toggle, select, forget }
}
