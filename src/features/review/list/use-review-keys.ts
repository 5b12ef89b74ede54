import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import type { useReview } from '@/features/review/use-review'
import { attempt } from '@/lib/attempt'
import type { useReviewSelection } from './selection'

type ReviewCommands = {
  readonly shown: readonly InvitationRequest[]
  readonly selection: ReturnType<typeof useReviewSelection>
  readonly cursor: ReturnType<typeof useReviewCursor>
  readonly review: ReturnType<typeof useReview>
  /** True while details are open: they follow the current row. */
  readonly opened: boolean
  readonly open: (id: string) => void
  readonly onSearch: () => void
  readonly onHelp: () => void
}

/** What the keys do: `a` and `r` act on the selected rows, or else on the current one. */
export function useReviewCommands(commands: ReviewCommands) {
  const { shown, selection, cursor, review, opened, open } = commands
  const { selected, toggle, select } = selection
  const { index, choose } = cursor
  const current = shown[index]

  const move = (step: number) => {
    const next = shown[index < 0 ? 0 : Math.min(Math.max(index + step, 0), shown.length - 1)]
    if (!next) return
    if (opened) open(next.id)
    else choose(next.id, true)
  }
  const decideSelected = (ids: readonly string[], decision: 'approved' | 'rejected') => {
    selection.forget()
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
    c: () => current && review.copyCode(current.id),
    u: () => review.recent[0] && void review.undo(review.recent[0]),
    Enter: () => current && open(current.id),
    '/': commands.onSearch,
    '?': commands.onHelp,
    ...(selected.length > 0 && !opened && { Escape: () => select([]) }),
  })
  return { keysOn, switchKeys, decideSelected }
}

const settingKey = 'invitationReviewKeys'

const repeating = new Set(['j', 'k'])

/** Single keys by `KeyboardEvent.key`, but in fields and dialogs; they can be off (WCAG 2.1.4). */
function useReviewKeys(keys: Readonly<Record<string, () => void>>) {
  const [on, setOn] = useState(readSetting)

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
    const leave = new AbortController()
    document.addEventListener('keydown', (event) => press(event), leave)
    return () => leave.abort()
  }, [on])

  const change = (next: boolean) => {
    setOn(next)
    // Where storage is blocked it holds until the page is left.
    attempt(() => (next ? localStorage.removeItem(settingKey) : localStorage.setItem(settingKey, 'off')))
  }

  return [on, change] as const
}

const readSetting = () => attempt(() => localStorage.getItem(settingKey)) !== 'off'

const fields = 'input:not([type="checkbox"], [type="button"]), textarea, select, [role="textbox"]'

/** Where keys type or choose something. A checkbox is no such field. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields))

/** The details beside the list do not block the keys: they follow the row. */
const isInDialog = () => document.querySelector('dialog[open]:not(.rv-sheet)') !== null

/**
 * The row that has, or last had, the focus. When it leaves the list, the next row takes its place.
 * `moves` counts choices, which scroll. A focus does not: the press that gave it is not over.
 */
export function useReviewCursor(shown: readonly InvitationRequest[], book: RefObject<HTMLElement | null>) {
  const [chosenId, setChosenId] = useState<string>()
  const [moves, setMoves] = useState(0)
  const place = useRef(-1)
  const wantsFocus = useRef(false)
  const hadFocus = useRef(false)

  const found = chosenId === undefined ? -1 : shown.findIndex(({ id }) => id === chosenId)
  const index = found >= 0 || chosenId === undefined ? found : Math.min(place.current, shown.length - 1)
  const currentId = shown[index]?.id

  const focusRow = useCallback(
    (id: string) => {
      const row = book.current?.querySelector(`tr[data-id="${CSS.escape(id)}"] .rv-name`)
      if (row instanceof HTMLElement) row.focus({ preventScroll: true })
    },
    [book],
  )

  // In the same render, not after it: a key pressed in between would act on the row before.
  useLayoutEffect(() => {
    place.current = index
    if (currentId === undefined || !wantsFocus.current) return
    wantsFocus.current = false
    focusRow(currentId)
  })

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null
      hadFocus.current = row !== null
      if (row?.dataset.id !== undefined) setChosenId(row.dataset.id)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  /** Makes a row the current one; with `focus`, it gets the focus once it is rendered. */
  const choose = useCallback(
    (id: string | undefined, focus: boolean) => {
      wantsFocus.current = focus
      setChosenId(id)
      setMoves((count) => count + 1)
      // For the row that is current already, no further render comes.
      if (focus && id !== undefined) focusRow(id)
    },
    [focusRow],
  )

  /** Gives a lost focus to the current row; `seen` scrolls there. False without a current row. */
  const takeFocus = (seen: boolean): boolean => {
    if (currentId === undefined) return false
    if (seen && !hadFocus.current) choose(currentId, true)
    else focusRow(currentId)
    return true
  }

  return { index, currentId, choose, moves, takeFocus }
}
