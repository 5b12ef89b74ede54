import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invitationStorage } from './invitation-storage'

/** The one query key of the stored requests. */
export const invitationsKey = ['invitation-requests'] as const

/**
 * The stored requests, newest first, kept current: a change by this tab or by another reads them again. Unreadable or blocked
 * storage is no error but a `problem` of the data.
 */
export function useInvitations() {
  const client = useQueryClient()
  useEffect(
    () => invitationStorage.subscribe(() => void client.invalidateQueries({ queryKey: invitationsKey })),
    [client],
  )
  // The browser's own storage answers offline too.
  return useQuery({
    queryKey: invitationsKey,
    queryFn: () => invitationStorage.read(),
    networkMode: 'always',
  })
}

/**
 * Approves or rejects. Resolves, after the list is read again, to what came of it: another tab may have been first. Rejects with
 * StorageError. The outcome holds the invitation code, so it is not kept in the cache.
 */
export function useDecision() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: string; readonly decision: 'approved' | 'rejected' }) =>
      invitationStorage.decide(id, decision),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey }),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
}

/** Removes everything that is stored. Rejects with StorageError, and then nothing is removed. */
export function useClearInvitations() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => invitationStorage.clear(),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey }),
    networkMode: 'always',
    retry: false,
  })
}
