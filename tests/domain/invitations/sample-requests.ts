import { type AnswerName, answerNames, answerOf, mapAnswers } from '@/domain/invitations/answers'
import type { InvitationRequest } from '@/domain/invitations/record'

/** The answers that the specification names (section 3). */
const specified = {
  name: 'Amara Osei',
  email: 'amara@school.example',
  role: 'teacher',
  organization: 'Northfield Secondary',
  useCase: 'teaching',
  message: 'Two classes would like to try it.',
}

/** Of an answer of each kind: what is stored, what people read, and another value. */
export function valuesOf(name: AnswerName): readonly [stored: string, read: string, other: string] {
  const answer = answerOf(name)
  if (answer.kind === 'address') return [`${name}@school.example`, `${name}@school.example`, 'b@home.example']
  if (answer.kind !== 'choice') return [`The ${name} given`, `The ${name} given`, `Another ${name}`]
  const [first, second] = answer.options
  return [first?.value ?? '', first?.label ?? '', second?.value ?? '']
}

/** The answers that were added to those. */
export const addedNames = answerNames.filter((name) => !(name in specified))

/** They are filled in by label, with what people read. */
export const addedAnswers = Object.fromEntries(
  addedNames.map((name) => [answerOf(name).label, valuesOf(name)[1]]),
)

/** Every answer, so that one that is added needs no sample of its own. */
export const sampleInput = { ...mapAnswers((_, name) => valuesOf(name)[0]), ...specified }

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
