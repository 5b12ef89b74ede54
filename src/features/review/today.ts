import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { dayKey, dayOf } from '@/lib/dates'
import { invitationsKey } from './use-invitations'

const untilMidnight = (): number => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

/**
 * The one clock of the admin area, for its top component: noon of the reader's day. It goes on at
 * midnight, on the return to the tab (a computer that slept missed midnight) and at Refresh.
 */
export function useClock(): Date {
  const { data: day } = useQuery({
    queryKey: [...invitationsKey, 'today'],
    queryFn: () => dayKey(new Date()),
    initialData: () => dayKey(new Date()),
    refetchInterval: untilMidnight,
    refetchIntervalInBackground: true,
  })
  return useMemo(() => dayOf(day), [day])
}

export const TodayContext = createContext(new Date(0))

/** Noon of the reader's day, for whatever says "today", "due" or leaves out this year. */
export const useToday = (): Date => use(TodayContext)
