import { expect, test } from 'vitest'
import { z } from '@/lib/zod'

const schema = z.object({
  name: z.string().check(z.minLength(2)),
  email: z.email(),
  subject: z.string().check(z.minLength(5, 'Subject must be at least 5 characters')),
})
const saidOf = (values: unknown) =>
  Object.fromEntries(
    schema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  )

test('a check without a message of its own says the default of its kind', () => {
  expect(saidOf({ email: 'ada@', name: 'A', subject: 'Hello' })).toEqual({
    name: 'String must contain at least 2 character(s)',
    email: 'Invalid input',
  })
  expect(saidOf({ name: 'Ada', email: 'ada@example.com' })).toEqual({ subject: 'Required' })
})

test('a check with a message says that', () => {
  expect(saidOf({ name: 'Ada', email: 'ada@example.com', subject: 'Hi' })).toEqual({
    subject: 'Subject must be at least 5 characters',
  })
})
