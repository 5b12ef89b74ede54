import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'

const nobody: ReadonlySet<string> = new Set()

/**
 * The ticked rows. Only those that the filter shows count, so that nobody decides about what is not to be seen. `say` is told how many they
 * are after `toggle` and `select`; `forget` unticks all and says nothing.
 */
export function useReviewSelection(shown: readonly InvitationRequest[], say: (sentence: string) => void) {
  const [ticked, setTicked] = useState(nobody)
  const last = useRef<string>(undefined)
  const kept = useRef(ticked)
  const list = useRef(shown)
  useLayoutEffect(() => {
    list.current = shown
  }, [shown])

  const selected = useMemo(
    () => (ticked.size === 0 ? [] : shown.filter(({ id }) => ticked.has(id))),
    [shown, ticked],
  )

  const keep = useCallback((next: ReadonlySet<string>) => {
    kept.current = next
    setTicked(next)
  }, [])
  const keepAndSay = useCallback(
    (next: ReadonlySet<string>) => {
      keep(next)
      const count = list.current.filter(({ id }) => next.has(id)).length
      say(count === 0 ? 'Selection cleared.' : `${count.toLocaleString('en-CA')} selected.`)
    },
    [keep, say],
  )

  /** Ticks or unticks one row; with `through`, all rows from the one before to this one. */
  const toggle = useCallback(
    (id: string, through = false) => {
      const ids = list.current.map((request) => request.id)
      const from = last.current === undefined ? -1 : ids.indexOf(last.current)
      const to = ids.indexOf(id)
      const range =
        through && from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const next = new Set(kept.current)
      const on = !next.has(id)
      for (const each of range) {
        if (on) next.add(each)
        else next.delete(each)
      }
      keepAndSay(next)
      last.current = id
    },
    [keepAndSay],
  )

  const select = useCallback(
    (requests: readonly InvitationRequest[]) => keepAndSay(new Set(requests.map(({ id }) => id))),
    [keepAndSay],
  )

  const forget = useCallback(() => keep(nobody), [keep])

  return { ticked, selected, toggle, select, forget }
}
