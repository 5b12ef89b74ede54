import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRequest, type NewInvitationRequest, toInvitationRequest } from '@/domain/invitations/record'
import { parseRequestFile, requestFile } from '@/domain/invitations/request-file'
import { requestSchema } from '@/domain/invitations/schema'
import { requestMailto } from '@/features/request-access/request-mail'
import { readImportFile } from '@/features/review/import/import-file'
import { planImport } from '@/features/review/import/import-plan'
import { on } from '../domain/invitations/sample-requests'
import { openList, signInForEachTest } from '../support/review'
import { user } from '../support/visitor'

/** Every answer of the request form: what is stored, what people read, and another value. */
const answers: {
  readonly [name in keyof Required<NewInvitationRequest>]: readonly [string, string, string]
} = {
  name: ['Ann Lee', 'Ann Lee', 'Ann Moss'],
  email: ['ann@school.example', 'ann@school.example', 'ann@home.example'],
  role: ['teacher', 'Teacher', 'parent'],
  organization: ['Lakeside School', 'Lakeside School', 'Hillside School'],
  useCase: ['institutional', 'Across an institution', 'research'],
  message: ['Fractions in grade 6', 'Fractions in grade 6', 'Decimals'],
}
const cases = Object.entries(answers).map(([name, values]) => [name, ...values] as const)
const input = Object.fromEntries(cases.map(([name, stored]) => [name, stored]))
const record = createRequest('1', requestSchema.parse(input), new Date(on(16)))

signInForEachTest()

test('the form checks each answer that is stored, and no other', () => {
  expect(Object.keys(requestSchema.shape).sort()).toEqual(Object.keys(answers).sort())
})

test.each(cases)('%s is stored and is in both copies for the visitor', (name, stored, read) => {
  expect(record).toHaveProperty(name, stored)
  expect(parseRequestFile(requestFile(record).text)).toHaveProperty(name, stored)
  const long = { ...record, message: `${record.message}${' and more'.repeat(400)}` }
  const mail = requestMailto(long, { name: 'Sidenote', contactEmail: 'team@sidenote.example' })
  expect(decodeURIComponent(mail)).toContain(read)
})

test.each(cases)('another %s is a difference for an import', async (name, _stored, _read, other) => {
  const file = await readImportFile(JSON.stringify([{ ...record, [name]: other }]))
  const { conflicting } = planImport(file, [record], new Date())
  expect(conflicting.flatMap(({ differences }) => differences).map(({ field }) => field)).toEqual([name])
})

test.each(cases)('a record whose %s is no text is not taken for a request', (name) => {
  expect(toInvitationRequest({ ...record, [name]: 7 })).toBeUndefined()
})

test('the admin reads each answer in the details', async () => {
  await openList([record])
  await user.click(screen.getByRole('button', { name: /^Ann Lee/ }))
  const details = await screen.findByRole('dialog', { name: 'Ann Lee' })
  for (const [, , read] of cases) expect(details).toHaveTextContent(read)
})
