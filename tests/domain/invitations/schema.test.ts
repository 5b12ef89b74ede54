import { expect, test } from 'vitest'
import { requestSchema } from '@/domain/invitations/request-file'
import { sampleInput } from './sample-requests'

const complete = {
  ...sampleInput,
  name: 'Amara Okafor',
  email: 'amara@riverside.ca',
  role: 'teacher',
  organization: 'Riverside Secondary',
  useCase: 'teaching',
  message: 'Grade 10 quadratics',
}

function problems(values: Record<string, unknown>): Record<string, string> {
  const { error } = requestSchema.safeParse({ ...complete, ...values })
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

test('a complete request passes, with or without an organization', () => {
  expect(problems({})).toEqual({})
  expect(problems({ organization: '' })).toEqual({})
  expect(problems({ organization: undefined })).toEqual({})
})

test('texts are trimmed, and the lines of a message are kept', () => {
  const request = requestSchema.parse({ ...complete, name: '  Amara  ', message: ' one\ntwo ' })
  expect(request).toMatchObject({ name: 'Amara', message: 'one\ntwo' })
})

test.each(['name', 'email', 'role', 'useCase', 'message'])('%s is required', (field) => {
  expect(problems({ [field]: '' })).toEqual({ [field]: 'Required' })
  expect(problems({ [field]: undefined })).toEqual({ [field]: 'Required' })
})

test.each(['name', 'email', 'message'])('white space only is no %s', (field) => {
  expect(problems({ [field]: ' \t\n ' })).toEqual({ [field]: 'Required' })
})

test('a role or use case that is not in the list is invalid', () => {
  expect(problems({ role: 'wizard', useCase: 'constructor' })).toEqual({
    role: 'Invalid input',
    useCase: 'Invalid input',
  })
})

test.each([
  'amara',
  'amara@',
  '@riverside.ca',
  'a b@riverside.ca',
  'a@b@c.ca',
  'amara@river_side.ca',
  'amara@-riverside.ca',
])('the address %s is invalid', (email) => {
  expect(problems({ email })).toEqual({ email: 'Invalid input' })
})

test.each([
  'a@b',
  'amara+beta@riverside.ca',
  "o'neill@riverside.ca",
  'amara@bücher.example',
  ' amara@riverside.ca ',
])('the address %s is one that browsers take', (email) => {
  expect(problems({ email })).toEqual({})
})
