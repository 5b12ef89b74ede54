import { expect, test } from 'vitest'
import { atLeast, requiredText, z } from '@/lib/zod'

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

test.each(['\u200b', '\u00ad\u00ad\u00ad', '\u2800 \u2800', '\ufffc', '\u0301\u0301'])(
  'a text of which nobody sees a character is missing: %j',
  (text) => {
    expect(requiredText.safeParse(text).error?.issues[0]?.message).toBe('Required')
    expect(atLeast(2, 'Too short').safeParse(text).error?.issues[0]?.message).toBe('Too short')
  },
)

test.each(['A', '\u200fא', '👩‍🏫', 'म', '٣'])('%j is seen', (text) => {
  expect(requiredText.safeParse(text).success).toBe(true)
})
