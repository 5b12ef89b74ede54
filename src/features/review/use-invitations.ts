import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { InvitationChange } from '@/domain/invitations/list'
import { invitationAudit, invitationNotes } from '@/domain/invitations/side'
import type { StoredTexts } from '@/domain/invitations/storage'
import { invitationStorage } from '@/domain/invitations/storage'

/** The one query key of the stored requests. */
const invitationsKey = ['invitation-requests'] as const
const notesKey = ['invitation-notes'] as const
const auditKey = ['invitation-audit'] as const

/** All query keys that hold something about requesters, to be removed at a logout. */
export const privateKeys = [invitationsKey, notesKey, auditKey] as const

type Source<T> = { readonly read: () => T; readonly subscribe: (listener: () => void) => () => void }

/** Reads from this browser's storage, and again at every change by this tab or by another. */
function useStored<T>(queryKey: readonly string[], source: Source<T>) {
  const client = useQueryClient()
  useEffect(
    () => source.subscribe(() => void client.invalidateQueries({ queryKey })),
    [client, queryKey, source],
  )
  return useQuery({
    queryKey,
    queryFn: source.read,
    // The storage keeps the identity of what has not changed; comparing 10 000 records again would take longer than reading them.
    structuralSharing: false,
    networkMode: 'always',
  })
}

/**
 * The stored requests, newest first, kept current: a change by this tab or by another reads them again. Unreadable or blocked
 * storage is no error but a `problem` of the data.
 */
export const useInvitations = () => useStored(invitationsKey, invitationStorage)

/** The private notes by request id, kept current. */
export const useInvitationNotes = () => useStored(notesKey, invitationNotes)

/** The audit log, newest first, kept current. */
export const useInvitationAudit = () => useStored(auditKey, invitationAudit)

function useStorageMutation<Data, Variables>(mutationFn: (variables: Variables) => Promise<Data>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey }),
    networkMode: 'always',
    retry: false,
    // Outcomes hold invitation codes, so they are not kept in the cache.
    gcTime: 0,
  }).mutateAsync
}

type Decision = 'approved' | 'rejected'

/**
 * Approves or rejects. Resolves, after the list is read again, to what came of it: another tab may have been first. Rejects with
 * StorageError.
 */
export const useDecision = () =>
  useStorageMutation(({ id, decision }: { readonly id: string; readonly decision: Decision }) =>
    invitationStorage.decide(id, decision),
  )

/** Approves or rejects several in one write. Rejects with StorageError, and then none is decided. */
export const useDecisions = () =>
  useStorageMutation(({ ids, decision }: { readonly ids: readonly string[]; readonly decision: Decision }) =>
    invitationStorage.decideAll(ids, decision),
  )

/** Changes records that still stand as expected. Rejects with StorageError, and then none is changed. */
export const useChanges = () =>
  useStorageMutation((changes: readonly InvitationChange[]) => invitationStorage.change(changes))

/** Removes everything that is stored about requests, for good. */
export const useClearInvitations = () => useStorageMutation(() => invitationStorage.clear())

/**
 * Puts texts in place of everything that is stored about requests; with `expected`, where these are the
 * texts now. Resolves to the texts before, or to undefined when it was not done.
 */
export const useRestore = () =>
  useStorageMutation(
    ({ texts, expected }: { readonly texts: StoredTexts; readonly expected?: StoredTexts }) =>
      invitationStorage.restore(texts, expected),
  )
