import type { InvitationRequest } from '@/domain/invitations/record'
import type { useReview } from '@/features/review/use-review'
import { useReviewKeys } from './use-review-keys'

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
