import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { InvitationRequest } from './invitation-request'

const nobody: ReadonlySet<string> = new Set()

/** The ticked rows. Only those that the filter shows count, so that nobody decides about what is not to be seen. */
export function useReviewSelection(shown: readonly InvitationRequest[]) {
  const [ticked, setTicked] = useState(nobody)
  const last = useRef<string>(undefined)
  const list = useRef(shown)
  useEffect(() => {
    list.current = shown
  }, [shown])

  const selected = useMemo(
    () => (ticked.size === 0 ? [] : shown.filter(({ id }) => ticked.has(id))),
    [shown, ticked],
  )

  /** Ticks or unticks one row; with `through`, all rows from the one before to this one. */
  const toggle = useCallback((id: string, through = false) => {
    const ids = list.current.map((request) => request.id)
    const from = last.current === undefined ? -1 : ids.indexOf(last.current)
    const to = ids.indexOf(id)
    const range =
      through && from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    setTicked((old) => {
      const next = new Set(old)
      const on = !old.has(id)
      for (const each of range) {
        if (on) next.add(each)
        else next.delete(each)
      }
      return next
    })
    last.current = id
  }, [])

  const select = useCallback((requests: readonly InvitationRequest[]) => {
    setTicked(requests.length === 0 ? nobody : new Set(requests.map(({ id }) => id)))
  }, [])

  return { ticked, selected, toggle, select }
}
