import { type NonUndefinedGuard, useMutation, useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo } from 'react'
import { type Decision, parseList, type StoredInvitations } from '@/domain/invitations/list'
import { invitationAudit, invitationMeter, invitationNotes } from '@/domain/invitations/notes-and-log'
import { listKey as storedKey } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import { afterPaint, useListen } from '@/lib/listen'
import { queryClient } from '@/lib/query'
import { countRequests, requestsAre, requestsWere, startOfDay } from './format'

/** Begins the key of every query about requesters: one call removes them at a logout. */
export const invitationsKey = ['invitations'] as const
const listKey = [...invitationsKey, 'list'] as const
const notesKey = [...invitationsKey, 'notes'] as const
const auditKey = [...invitationsKey, 'audit'] as const
const meterKey = ['storage-meter'] as const

type Source<T> = {
  readonly read: () => NonUndefinedGuard<T>
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds after the last of a burst of changes, which are read together. */
const burstMs = 50

/** Reads from this browser's storage, and again after every change in any tab. */
function useStored<T>(queryKey: readonly string[], source: Source<T>) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAgain = () => void queryClient.invalidateQueries({ queryKey })
    const end = source.subscribe(() => {
      clearTimeout(timer)
      // Notes and log entries have a key each: a bulk decision changes thousands.
      if (queryKey !== listKey) timer = setTimeout(readAgain, burstMs)
      // While a change of the list is being stored it is shown; afterward the list is read again.
      else if (queryClient.isMutating({ mutationKey: invitationsKey }) === 0) readAgain()
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [queryKey, source])
  return useQuery({
    queryKey,
    queryFn: source.read,
    // Until a list is read, it would be shown as an empty one.
    initialData: source.read,
    // What was read while the clock was ahead would be fresh until then.
    refetchOnMount: 'always',
    // Comparing 10,000 records takes longer than reading them.
    structuralSharing: false,
  })
}

/** The stored requests, newest first. Unreadable or blocked storage is a `problem` of the data. */
export const useInvitations = () => useStored(listKey, invitationStorage)

export const useInvitationNotes = () => useStored(notesKey, invitationNotes).data

export const useInvitationAudit = () => useStored(auditKey, invitationAudit).data

/** How full the storage is. It reads all of it, so a change of the list does not measure it. */
export const useStorageMeter = () => useStored(meterKey, invitationMeter)

/** True when an empty list is not all: copies of damaged lists, notes or logged names remain. */
export const useMoreToClear = (listIsEmpty: boolean): boolean =>
  useQuery({
    queryKey: [...invitationsKey, 'more to clear'],
    queryFn: invitationStorage.hasMoreToClear,
    enabled: listIsEmpty,
  }).data === true && listIsEmpty

type Deciding = { readonly ids: readonly string[]; readonly decision: Decision }
type Change = { readonly work: () => Promise<unknown>; readonly deciding: Deciding | undefined }

/** Milliseconds after which a change waits for another tab, perhaps paused in a debugger. */
const waitingMs = 1000

/** Changes what is stored. Decisions are shown at once, before they are stored, until one waits. */
export function useChange(onWaiting: () => void) {
  const { mutateAsync } = useMutation({
    mutationKey: invitationsKey,
    mutationFn: async ({ work }: Change) => {
      const waiting = setTimeout(() => {
        queryClient.setQueryData(listKey, invitationStorage.read())
        onWaiting()
      }, waitingMs)
      try {
        return await work()
      } finally {
        clearTimeout(waiting)
      }
    },
    // Outcomes hold invitation codes, so they are not kept in the cache.
    gcTime: 0,
    onMutate: async ({ deciding }) => {
      await queryClient.cancelQueries({ queryKey: listKey })
      if (!deciding) return
      const { ids, decision } = deciding
      const wanted = new Set(ids)
      queryClient.setQueryData<StoredInvitations>(
        listKey,
        (stored) =>
          stored && {
            ...stored,
            requests: stored.requests.map((request) =>
              request.status === 'pending' && wanted.has(request.id)
                ? { ...request, status: decision }
                : request,
            ),
          },
      )
      // Storing 10,000 requests is heavy work.
      await afterPaint()
    },
  })
  /** Resolves to the work's outcome. Rejects with StorageError, and then nothing has changed. */
  return async <Outcome>(work: () => Promise<Outcome>, deciding?: Deciding) => {
    try {
      return (await mutateAsync({ work, deciding })) as Outcome
    } finally {
      // An earlier read would show requests as pending again that later changes are deciding.
      if (!deciding) await queryClient.invalidateQueries({ queryKey: invitationsKey })
      else if (queryClient.isMutating({ mutationKey: invitationsKey }) === 0)
        await queryClient.invalidateQueries({ queryKey: listKey })
    }
  }
}

export function useOtherTabs(announce: (sentence: string) => void, onCleared: () => void): void {
  useListen('window', 'storage', ({ key, storageArea, oldValue, newValue }) => {
    if (key !== storedKey || storageArea !== localStorage) return
    const before = parseList(oldValue).stored
    // Read and parsed for the list already, unless that has changed again.
    const after = newValue === invitationStorage.raw() ? invitationStorage.read() : parseList(newValue).stored
    // A list that cannot be read has not been cleared.
    if (before.problem || after.problem) return
    if (newValue === null && before.requests.length > 0) {
      onCleared()
      announce('All requests were cleared in another tab.')
      return
    }
    const was = new Map(before.requests.map(({ id, status }) => [id, status]))
    const is = new Map(after.requests.map(({ id, status }) => [id, status]))
    const came = [...is.keys()].filter((id) => !was.has(id)).length
    const kept = [...was].filter(([id]) => is.has(id))
    const removed = was.size - kept.length
    const changed = kept.filter(([id, status]) => (status === 'pending') !== (is.get(id) === 'pending'))
    const decided = changed.filter(([, status]) => status === 'pending').length
    const undone = changed.length - decided
    const sentences = [
      came > 0 && `${countRequests(came)} came in.`,
      removed > 0 && `${requestsWere(removed)} removed in another tab.`,
      decided > 0 && `${requestsWere(decided)} decided in another tab.`,
      undone > 0 && `${requestsAre(undone)} pending again: another tab took a decision back.`,
    ].filter(Boolean)
    if (sentences.length > 0) announce(sentences.join(' '))
  })
}

/** Milliseconds between looks at the clock: a timer until midnight sleeps with the computer. */
const lookEveryMs = 60_000

const untilNextLook = (): number => {
  const now = new Date()
  return Math.min(startOfDay(now, 1).getTime() - now.getTime(), lookEveryMs)
}

const noon = (): number => new Date().setHours(12, 0, 0, 0)

/**
 * The one clock of the admin area, for what is around bar and list: noon of the reader's day,
 * another moment in another time zone. It goes on at midnight, within a minute on a computer that
 * slept, has travelled or was set, at once on the return to the tab, and at Refresh.
 */
export function useClock(): Date {
  const { data: time } = useQuery({
    queryKey: [...invitationsKey, 'today'],
    queryFn: noon,
    initialData: noon,
    refetchInterval: untilNextLook,
    // A day that was read while the clock was ahead is fresh until then.
    refetchOnWindowFocus: 'always',
    refetchIntervalInBackground: true,
  })
  return useMemo(() => new Date(time), [time])
}

export const TodayContext = createContext<Date | undefined>(undefined)

/** Noon of the reader's day, for whatever says "today", "due" or leaves out this year. */
export function useToday(): Date {
  const today = use(TodayContext)
  if (!today) throw new Error('TodayContext is missing around what says "today".')
  return today
}
