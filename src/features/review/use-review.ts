import { useCallback, useState } from 'react'
import { confirmationMs } from '@/components/ui/copy-button'
import { type Decision, type InvitationChange, inverse } from '@/domain/invitations/list'
import { invitationAudit } from '@/domain/invitations/notes-and-log'
import { type InvitationRequest, toInvitationRequest } from '@/domain/invitations/record'
import { type DecisionOutcome, invitationStorage } from '@/domain/invitations/storage'
import type { ReviewFilter } from '@/features/review/list/filter'
import { writeClipboard } from '@/lib/clipboard'
import { thousands } from '@/lib/dates'
import { useTimeout } from '@/lib/listen'
import { toast, toasts } from '@/lib/toast'
import { countRequests, errorText, requestsAre, requestsWere, shortName } from './format'
import { useChange, useOtherTabs } from './use-invitations'

/** The outcome of the last action, in words; not `shown` where the page shows it elsewhere. */
export type Announcement = {
  readonly words: string
  /** Of these, what toasts say that were shown just before: a screen reader reads it there. */
  readonly toasted: readonly string[]
  readonly shown: boolean
  /** Another number each time: the same words again are new ones for a screen reader. */
  readonly turn: number
}

export type RecentAction = {
  readonly at: Date
  /** What it was about, and what was done: `Ann Lee`, `’s request`, `approved`. */
  readonly subject: string
  /** What of the subject, where that is a person, whose name may be cut. */
  readonly part?: string
  readonly verb: string
  /** Undoes it and resolves to the sentence that says so. Absent when it is final. */
  readonly undo?: () => Promise<string>
}

const waiting = 'Waiting for another tab to finish saving. This continues on its own.'

/** The most actions that are remembered; the bar shows the last three. */
const most = 20

export type Review = ReturnType<typeof useReview>

/** The page's actions, their undo, and its announcements, which last until the filter changes. */
export function useReview(filter: ReviewFilter) {
  const [announcement, setAnnouncement] = useState<Announcement>({
    words: '',
    toasted: [],
    shown: false,
    turn: 0,
  })
  const [announcedUnder, setAnnouncedUnder] = useState(filter)
  const announce = useCallback((words: string, shown = true) => {
    const messages = new Set(toasts.get().waiting.map(({ message }) => message))
    const toasted = [...messages].filter((message) => words.includes(message))
    setAnnouncement(({ turn }) => ({ words, toasted, shown, turn: turn + 1 }))
  }, [])
  /** Takes these words back, unless others have been announced since. */
  const retract = (words: string) =>
    setAnnouncement((now) => (now.words === words ? { ...now, words: '' } : now))
  if (filter !== announcedUnder) {
    setAnnouncedUnder(filter)
    announce('')
  }
  // Over a dialog, only a toast is in sight.
  const change = useChange(() => toast.error(waiting))
  const fail = (error: unknown) => {
    toast.error(errorText(error))
    announce(errorText(error))
  }
  /** Resolves to false where the work failed; the page says so. */
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }
  const [codes, setCodes] = useState<readonly InvitationRequest[]>([])
  const [busy] = useState(() => new Set<unknown>())
  const [recent, setRecent] = useState<readonly RecentAction[]>([])
  const remember = (action: Omit<RecentAction, 'at'>) =>
    setRecent((actions) => [{ ...action, at: new Date() }, ...actions].slice(0, most))
  const forgetActions = () => setRecent([])
  useOtherTabs(announce, forgetActions)

  const undo = async (action: RecentAction) => {
    const work = action.undo
    if (!work) return
    // Removed from the bar at once: at a second press the record would have changed.
    setRecent((actions) => actions.filter((each) => each !== action))
    if (await attempt(async () => announce(await work()))) return
    setRecent((actions) => [...actions, action].sort((a, b) => b.at.getTime() - a.at.getTime()))
  }

  /** While a decision is being stored it is not in `recent`: the first there is an earlier one. */
  const undoLast = () => {
    if (busy.size > 0) announce('Still saving. Press u again.')
    else if (recent[0]?.undo) void undo(recent[0])
    else announce('There is nothing to undo here.')
  }

  const record = (
    decision: Decision,
    changes: readonly InvitationChange[],
    about: Pick<RecentAction, 'subject' | 'part'>,
  ) => {
    if (decision === 'approved')
      setCodes((codes) => [...codes, ...changes.flatMap(({ to }) => toInvitationRequest(to) ?? [])])
    logChanges(decision, changes)
    const undo = async () => {
      const { made, refused } = await change(() => invitationStorage.change(inverse(changes)))
      logChanges('undone', made)
      const voided = sayWithdrawn(made)
      const left =
        refused.length > 0 &&
        `${countRequests(refused.length)} had changed or been cleared since, so nothing was done there.`
      // Undo is pressed at the foot of the window; the status line may be above it.
      if (left) toast.error(left)
      return [(made.length > 0 || !left) && undone(made), voided, left].filter(Boolean).join(' ')
    }
    remember({ ...about, verb: decision, undo })
  }

  /** Does work, about these ids, during which the latest thing to undo is not known yet. */
  const hold = async <T>(work: () => Promise<T>, ids: readonly unknown[] = [work]): Promise<T> => {
    for (const id of ids) busy.add(id)
    try {
      return await work()
    } finally {
      for (const id of ids) busy.delete(id)
    }
  }

  /** Decides requests that are not being decided already. Resolves to false where that failed. */
  const attemptOn = async (ids: readonly string[], work: (ids: readonly string[]) => Promise<void>) => {
    // A second press during the storing would report the first as another tab's.
    const free = ids.filter((id) => !busy.has(id))
    return free.length === 0 || attempt(() => hold(() => work(free), free))
  }

  const decide = (id: string, decision: Decision) =>
    attemptOn([id], async () => {
      const outcome = await change(() => invitationStorage.decide(id, decision), { ids: [id], decision })
      announce(outcomeWords(outcome))
      if (outcome.kind === 'decided')
        record(decision, [outcome.change], { subject: shortName(outcome.request), part: '’s request' })
    })

  const decideAll = (ids: readonly string[], decision: Decision) =>
    attemptOn(ids, async (ids) => {
      const deciding = { ids, decision }
      const outcome = await change(() => invitationStorage.decideAll(ids, decision), deciding)
      const { changes, elsewhere, missing } = outcome
      const others = elsewhere.length + missing
      const words = [
        changes.length > 0 && `${requestsAre(changes.length)} ${decision}.`,
        others > 0 && `${requestsWere(others)} decided or cleared in another tab. Nothing was changed there.`,
      ]
      announce(words.filter(Boolean).join(' '))
      if (changes.length > 0) record(decision, changes, { subject: countRequests(changes.length) })
    })

  return {
    announcement,
    announce,
    retract,
    fail,
    attempt,
    recent,
    remember,
    undo,
    undoLast,
    forgetActions,
    decide,
    decideAll,
    hold,
    codes,
    showCodes: (approved: readonly InvitationRequest[]) => setCodes((codes) => [...codes, ...approved]),
    forgetCodes: () => setCodes([]),
    change,
    ...useReviewCopy((words) => announce(words, false)),
  }
}

function logChanges(action: string, changes: readonly InvitationChange[]): void {
  invitationAudit.add(
    // The log holds no more, and reading thousands of records takes time.
    changes.slice(-1000).map(({ id, from, to }) => {
      const [before, after] = [toInvitationRequest(from), toInvitationRequest(to)]
      const request = after ?? before
      return {
        action,
        id,
        ...(request && { name: shortName(request) }),
        before: before?.status ?? 'none',
        after: after?.status ?? 'none',
      }
    }),
  )
}

function outcomeWords(outcome: DecisionOutcome): string {
  if (outcome.kind === 'missing')
    return 'This request is gone: another tab has cleared the list. Nothing was changed.'
  const { request } = outcome
  const name = shortName(request)
  if (outcome.kind === 'decided') return `${name}’s request is ${request.status}.`
  return `${name}’s request was already ${request.status} in another tab. Nothing was changed.`
}

function undone(changes: readonly InvitationChange[]): string {
  const [only] = changes.flatMap(({ to }) => toInvitationRequest(to) ?? [])
  if (changes.length === 1 && only) return `${shortName(only)}’s request is ${only.status} again.`
  return `${requestsAre(changes.length)} pending again.`
}

/** What becomes of the codes that the changes remove; they may have been sent already. */
export function withdrawn(changes: readonly InvitationChange[]): string {
  const codeOf = (value: unknown) => toInvitationRequest(value)?.invitationCode
  const count = changes.filter(({ from, to }) => codeOf(from) && !codeOf(to)).length
  if (count === 0) return ''
  return count === 1
    ? 'The code is no longer valid. If you already sent it, tell the person who has it.'
    : `${thousands(count)} codes are no longer valid. If you already sent any, tell those people.`
}

/** {@link withdrawn}, also in a toast, not a green one: whoever sent such a code has to act. */
export function sayWithdrawn(changes: readonly InvitationChange[]): string {
  const words = withdrawn(changes)
  if (words) toast.error(words)
  return words
}

/** Copies the code of an approved request without showing it; `copiedId` is set for two seconds. */
function useReviewCopy(announce: (sentence: string) => void) {
  const [copied, setCopied] = useState<{ readonly id: string }>()
  useTimeout(() => setCopied(undefined), copied && confirmationMs, copied)
  const copyCode = async (id: string) => {
    const request = invitationStorage.read().requests.find((each) => each.id === id)
    if (!request?.invitationCode) return
    if (!(await writeClipboard(request.invitationCode))) {
      toast.error('Your browser blocked copying. The code is under View storage.')
      return
    }
    setCopied({ id })
    announce(`Code of ${shortName(request)} copied.`)
  }
  return { copiedId: copied?.id, copyCode }
}
