import type { InvitationRequest, NewInvitationRequest } from '@/domain/invitations/record'

/** What a visitor might fill in. */
export const sampleInput: NewInvitationRequest = {
  name: 'Amara Osei',
  email: 'amara@school.example',
  role: 'teacher',
  organization: 'Northfield Secondary',
  useCase: 'teaching',
  message: 'Two classes would like to try it.',
}

/** A stored request with the given fields. */
export function sampleRequest(
  fields: Partial<InvitationRequest> & Record<string, unknown> = {},
): InvitationRequest {
  return {
    id: '1760000000000',
    name: 'Amara Osei',
    email: 'amara@school.example',
    role: 'teacher',
    organization: 'Northfield Secondary',
    useCase: 'teaching',
    message: 'Two classes would like to try it.',
    status: 'pending',
    submittedAt: '2025-10-09T08:53:20.000Z',
    updatedAt: '2025-10-09T08:53:20.000Z',
    ...fields,
  }
}
