import type { InvitationRequest, NewInvitationRequest } from '@/domain/invitations/record'

export const sampleInput = {
  name: 'Amara Osei',
  email: 'amara@school.example',
  role: 'teacher',
  organization: 'Northfield Secondary',
  useCase: 'teaching',
  message: 'Two classes would like to try it.',
} satisfies NewInvitationRequest

export function sampleRequest(
  fields: Partial<InvitationRequest> & Record<string, unknown> = {},
): InvitationRequest {
  return {
    ...sampleInput,
    id: '1760000000000',
    status: 'pending',
    submittedAt: '2025-10-09T08:53:20.000Z',
    updatedAt: '2025-10-09T08:53:20.000Z',
    ...fields,
  }
}

/** Ten o'clock of a day in July; the tests of the admin area begin on the 16th. */
export const on = (day: number) => `2025-07-${day}T10:00:00.000Z`
export const ann = sampleRequest({ id: '1', name: 'Ann', email: 'ann@a.example', submittedAt: on(16) })
export const ben = sampleRequest({
  id: '2',
  name: 'Ben',
  email: 'ben@a.example',
  role: 'student',
  submittedAt: on(15),
})
export const cy = sampleRequest({ id: '3', name: 'Cy', email: 'cy@a.example', submittedAt: on(14) })
