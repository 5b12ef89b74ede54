import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import type { useReview } from '@/features/review/use-review'

type ReviewCommands = {
  readonly shown: readonly InvitationRequest[]
  readonly selected: readonly InvitationRequest[]
  /** Place of the current row; -1 for none. */
  readonly index: number
  /** True while details are open: they follow the current row. */
  readonly opened: boolean
  readonly open: (id: string) => void
  readonly choose: (id: string, focus: boolean) => void
  readonly toggle: (id: string) => void
  readonly select: (requests: readonly InvitationRequest[]) => void
  readonly forget: () => void
  readonly copyCode: (id: string) => void
  readonly review: ReturnType<typeof useReview>
  readonly onSearch: () => void
  readonly onHelp: () => void
}

/** What the keys do: they act on the current row, `a` and `r` on the selected ones when there are any. */
export function useReviewCommands(commands: ReviewCommands) {
  const { shown, selected, index, opened, open, choose, toggle, select, forget, copyCode, review } = commands
  const current = shown[index]

  const move = (step: number) => {
    const next = shown[index < 0 ? 0 : Math.min(Math.max(index + step, 0), shown.length - 1)]
    if (!next) return
    if (opened) open(next.id)
    else choose(next.id, true)
  }
  const decideSelected = (ids: readonly string[], decision: 'approved' | 'rejected') => {
    forget()
    void review.decideAll(ids, decision)
  }
  const decide = (decision: 'approved' | 'rejected') => {
    const pending = selected.filter(({ status }) => status === 'pending').map(({ id }) => id)
    if (pending.length > 0) decideSelected(pending, decision)
    else if (selected.length === 0 && current?.status === 'pending') void review.decide(current.id, decision)
  }
  const [keysOn, switchKeys] = useReviewKeys({
    j: () => move(1),
    k: () => move(-1),
    a: () => decide('approved'),
    r: () => decide('rejected'),
    x: () => current && toggle(current.id),
    c: () => current && copyCode(current.id),
    u: () => review.recent[0] && void review.undo(review.recent[0]),
    Enter: () => current && open(current.id),
    '/': commands.onSearch,
    '?': commands.onHelp,
    ...(selected.length > 0 && !opened && { Escape: () => select([]) }),
  })
  return { keysOn, switchKeys, decideSelected }
}

const settingKey = 'invitationReviewKeys'

/** What the single keys do. Each is named by the key as `KeyboardEvent.key` says it. */
type ReviewKeys = Readonly<Record<string, () => void>>

/** The keys that may be held down. */
const repeating = new Set(['j', 'k'])

/**
 * Single-key commands: heard everywhere on the page but in fields, in dialogs and together with Ctrl, Alt or Meta, and not at all when they
 * are switched off (WCAG 2.1.4). The setting stays in this browser.
 */
function useReviewKeys(keys: ReviewKeys) {
  const [on, setOn] = useState(() => readSetting())

  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!command || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat && !repeating.has(event.key)) return
    if (isField(event.target) || isInDialog()) return
    // Enter presses what has the focus.
    if (event.key === 'Enter' && event.target !== document.body) return
    event.preventDefault()
    command()
  })

  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])

  const change = useCallback((next: boolean) => {
    setOn(next)
    try {
      if (next) localStorage.removeItem(settingKey)
      else localStorage.setItem(settingKey, 'off')
    } catch {
      // It holds until the page is left.
    }
  }, [])

  return [on, change] as const
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(settingKey) !== 'off'
  } catch {
    return true
  }
}

/** Where characters are typed or choose something. A tick box is no such place. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'button'
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"]')
}

/** The details beside the list are no obstacle: they follow the row. */
const isInDialog = () => document.querySelector('dialog[open]:not(.rv-sheet)') !== null
