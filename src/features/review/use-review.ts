import { useCallback, useRef, useState } from 'react'
import { type Decision, type InvitationChange, inverse } from '@/domain/invitations/list'
import { type InvitationRequest, toInvitationRequest } from '@/domain/invitations/record'
import { invitationAudit } from '@/domain/invitations/side'
import { type DecisionOutcome, invitationStorage } from '@/domain/invitations/storage'
import type { ReviewFilter } from '@/features/review/list/filter'
import { copyHiddenText } from '@/lib/copies'
import { toast } from '@/lib/toast'
import { useReviewUndo } from './recent'
import { useChanges, useDecision, useDecisions } from './use-invitations'
import { countRequests, errorText, shortName } from './words'

/** What came of the last action, in words. It is not `shown` where the page shows it elsewhere. */
export type Announcement = { readonly words: string; readonly shown: boolean }

const nothing: Announcement = { words: '', shown: false }

/**
 * Decisions about requests, the way back from them, and their announcements. `announcement` is what
 * assistive technology reads out, until the filter changes; `announceUnseen` is for what the page
 * shows in another place. `own` are the requests whose decision here is no news (see
 * useReviewNews); `codes` are the requests whose codes wait to be shown, until `forget`.
 */
export function useReview(filter: ReviewFilter) {
  const decideOne = useDecision()
  const decideMany = useDecisions()
  const change = useChanges()
  const [announcement, setAnnouncement] = useState(nothing)
  const announce = useCallback((words: string) => setAnnouncement({ words, shown: true }), [])
  const announceUnseen = useCallback((words: string) => setAnnouncement({ words, shown: false }), [])
  const [announcedUnder, setAnnouncedUnder] = useState(filter)
  if (filter !== announcedUnder) {
    setAnnouncedUnder(filter)
    setAnnouncement(nothing)
  }
  const [codes, setCodes] = useState<readonly InvitationRequest[]>([])
  const { recent, remember, undo, forgetActs } = useReviewUndo(announce)
  const busy = useRef(new Set<string>())
  const [own] = useState(() => new Set<string>())

  const takeBack = useCallback(
    async (changes: readonly InvitationChange[]) => {
      const { made, refused } = await change(inverse(changes))
      logChanges('undone', made)
      const [only] = made.flatMap(({ to }) => toInvitationRequest(to) ?? [])
      const words =
        made.length === 1 && only ? `${shortName(only)} is ${only.status} again.` : undone(made.length)
      const voided = withdrawn(made)
      if (voided) toast.success(voided)
      const left = refused.length > 0 && changedSince(refused.length)
      return [(made.length > 0 || !left) && words, voided, left].filter(Boolean).join(' ')
    },
    [change],
  )

  const decide = useCallback(
    async (id: string, decision: Decision) => {
      // A second press while the first is being stored would report the first as somebody else's.
      if (busy.current.has(id)) return
      busy.current.add(id)
      own.add(id)
      try {
        const outcome = await decideOne({ id, decision })
        announce(sentence(outcome))
        if (outcome.kind !== 'decided') {
          toast.error(sentence(outcome))
          return
        }
        const { request, change: made } = outcome
        if (decision === 'approved') setCodes((codes) => [...codes, request])
        logChanges(decision, [made])
        const subject = shortName(request)
        remember({ mark: decision, subject, verb: decision, undo: () => takeBack([made]) })
      } catch (error) {
        announce(errorText(error))
        toast.error(errorText(error))
      } finally {
        busy.current.delete(id)
      }
    },
    [decideOne, own, announce, remember, takeBack],
  )

  const decideAll = useCallback(
    async (ids: readonly string[], decision: Decision) => {
      const free = ids.filter((id) => !busy.current.has(id))
      if (free.length === 0) return
      for (const id of free) {
        busy.current.add(id)
        own.add(id)
      }
      try {
        const { changes, elsewhere, missing } = await decideMany({ ids: free, decision })
        const others = elsewhere.length + missing
        const words = `${countRequests(changes.length)} ${changes.length === 1 ? 'is' : 'are'} ${decision}.`
        announce(others > 0 ? `${words} ${lostTo(others)}` : words)
        if (others > 0) toast.error(lostTo(others))
        if (changes.length === 0) return
        const approved = changes.flatMap(({ to }) => toInvitationRequest(to) ?? [])
        if (decision === 'approved') setCodes((codes) => [...codes, ...approved])
        logChanges(decision, changes)
        const subject = countRequests(changes.length)
        remember({ mark: decision, subject, verb: decision, undo: () => takeBack(changes) })
      } catch (error) {
        announce(errorText(error))
        toast.error(errorText(error))
      } finally {
        for (const id of free) busy.current.delete(id)
      }
    },
    [decideMany, own, announce, remember, takeBack],
  )

  const forget = useCallback(() => setCodes([]), [])
  return {
    announcement,
    announce,
    announceUnseen,
    decide,
    decideAll,
    own,
    codes,
    forget,
    recent,
    remember,
    undo,
    forgetActs,
  }
}

function logChanges(action: string, changes: readonly InvitationChange[]): void {
  invitationAudit.add(
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

function sentence(outcome: DecisionOutcome): string {
  if (outcome.kind === 'missing')
    return 'This request is gone: another tab has cleared the list. Nothing was changed.'
  const { request } = outcome
  const name = shortName(request)
  if (outcome.kind === 'decided') return `${name} is ${request.status}.`
  return `${name} was already ${request.status} in another tab. Nothing was changed.`
}

const undone = (count: number): string => `${countRequests(count)} ${count === 1 ? 'is' : 'are'} as before.`

/**
 * What becomes of the codes that the changes take away; empty if there are none. They may have been
 * sent by then.
 */
function withdrawn(changes: readonly InvitationChange[]): string {
  const codeOf = (value: unknown) => toInvitationRequest(value)?.invitationCode
  const count = changes.filter(({ from, to }) => codeOf(from) && !codeOf(to)).length
  if (count === 0) return ''
  return count === 1
    ? 'The code is withdrawn. If you have sent it, tell them that it no longer counts.'
    : `${count} codes are withdrawn. If you have sent any, tell those people.`
}

const changedSince = (count: number): string =>
  `${countRequests(count)} ${count === 1 ? 'was' : 'were'} changed or cleared since and left alone.`

const lostTo = (count: number): string =>
  `${countRequests(count)} ${count === 1 ? 'was' : 'were'} decided or cleared in another tab. Nothing was changed there.`

/** Milliseconds that 'Copied!' is shown (specification, section 9). */
const confirmationMs = 2000

/**
 * Copies the code of an approved request without showing it, and announces that. For two seconds it
 * returns the id of the request.
 */
export function useReviewCopy(
  announce: (sentence: string) => void,
): readonly [string | undefined, (id: string) => void] {
  const [copied, setCopied] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const copy = useCallback(
    async (id: string) => {
      const request = invitationStorage.read().requests.find((each) => each.id === id)
      if (!request?.invitationCode) return
      // The same sentence is read out again only when it was gone in between.
      announce('')
      if (!(await copyHiddenText(request.invitationCode))) {
        toast.error('The browser did not allow copying. View storage shows the code.')
        return
      }
      setCopied(id)
      announce(`Code of ${shortName(request)} copied.`)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(undefined), confirmationMs)
    },
    [announce],
  )
  return [copied, copy]
}
