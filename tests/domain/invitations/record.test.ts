import { expect, test } from 'vitest'
import { requiredNames, roleLabel, roles, useCaseLabel, useCases } from '@/domain/invitations/answers'
import { countByStatus, newestFirst, toInvitationRequest } from '@/domain/invitations/record'
import { addedNames, sampleRequest } from './sample-requests'

test('each role and use case has a label of its own', () => {
  expect(roles.map(({ value }) => roleLabel(value))).toEqual(roles.map(({ label }) => label))
  expect(useCases.map(({ value }) => useCaseLabel(value))).toEqual(useCases.map(({ label }) => label))
  expect(new Set(useCases.map(({ label }) => label)).size).toBe(useCases.length)
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'headmaster'])(
  'a role or use case that is not on the list is shown as it is: %j',
  (value) => {
    expect(roleLabel(value)).toBe(value)
    expect(useCaseLabel(value)).toBe(value)
  },
)

test('requests are counted by status, and an unknown status in the total only', () => {
  const list = ['pending', 'approved', 'approved', 'rejected', 'waitlisted', '__proto__'].map((status) =>
    sampleRequest({ status }),
  )
  expect(countByStatus(list)).toEqual({ total: 6, pending: 1, approved: 2, rejected: 1 })
  expect(countByStatus([])).toEqual({ total: 0, pending: 0, approved: 0, rejected: 0 })
})

test('the newest come first, equal dates keep their order, and unreadable dates come last', () => {
  const dates = ['', '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'soon', '2025-01-01T01:00:00+01:00']
  const list = dates.map((submittedAt, index) => sampleRequest({ id: String(index), submittedAt }))
  expect(newestFirst(list).map(({ id }) => id)).toEqual(['2', '1', '4', '0', '3'])
  expect(list.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4'])
})

test('a complete record is returned as the same object, unknown fields and statuses included', () => {
  const record = sampleRequest({ status: 'waitlisted', extra: { deep: [1] } })
  expect(toInvitationRequest(record)).toBe(record)
})

test('absent and null fields get defaults, and unknown fields stay', () => {
  const given = { id: '7', name: 'A', email: 'a@b.example', submittedAt: '2025', extra: 1 }
  const added = addedNames.filter((name) => requiredNames.includes(name)).map((name) => [name, ''])
  const missing = { ...Object.fromEntries(added), role: '', useCase: '', message: '', status: 'pending' }
  const record = toInvitationRequest({ ...given, organization: null, updatedAt: null })
  expect(record).toEqual({ ...given, ...missing })
})

test.each([
  ['null', null],
  ['a number', 5],
  ['text', 'x'],
  ['a list', [sampleRequest()]],
  ['an empty object', {}],
  ['a numeric id', { ...sampleRequest(), id: 7 }],
  ['an empty id', { ...sampleRequest(), id: '' }],
  ['no name', { ...sampleRequest(), name: undefined }],
  ['an object for an email', { ...sampleRequest(), email: {} }],
  ['a number for a message', { ...sampleRequest(), message: 42 }],
  ['a list for a status', { ...sampleRequest(), status: ['pending'] }],
  ['an object for a code', { ...sampleRequest(), invitationCode: {} }],
  ['fields in its prototype only', Object.create(sampleRequest())],
  ['fields under __proto__', JSON.parse(`{"__proto__":${JSON.stringify(sampleRequest())}}`)],
])('what is no request is told apart: %s', (_, value) => {
  expect(toInvitationRequest(value)).toBeUndefined()
})
