import { site } from '@/config/site'
import { createRequest, type InvitationRequest } from '@/domain/invitations/record'
import { requestFile } from '@/domain/invitations/request-file'
import type { CheckedRequest } from '@/domain/invitations/schema'
import { invitationStorage } from '@/domain/invitations/storage'
import { downloadText } from '@/lib/copies'
import { requestMailto } from './request-mail'

/** A request to hand over: stored under an id, or not, at that time. */
export type Handed = { readonly request: CheckedRequest } & ({ readonly id: string } | { readonly at: Date })

export function downloadCopy(handed: Handed): void {
  const { name, text } = requestFile(recordOf(handed))
  downloadText(name, text, 'application/json')
}

export const mailtoCopy = (handed: Handed): string => requestMailto(recordOf(handed), site)

/** The stored record; one that is not stored gets the time of its failure for an id. */
function recordOf(handed: Handed): InvitationRequest {
  if (!('id' in handed)) return createRequest(String(handed.at.getTime()), handed.request, handed.at)
  const stored = invitationStorage.read().requests.find(({ id }) => id === handed.id)
  return stored ?? createRequest(handed.id, handed.request, new Date(Number(handed.id)))
}
