import { expect, test } from 'vitest'
import { nameAnswers } from '@/features/request-access/request-missing'

test('one to five answers read as English', () => {
  expect(nameAnswers(['message'])).toBe('a message')
  expect(nameAnswers(['name', 'email'])).toBe('your name and your e-mail')
  expect(nameAnswers(['useCase', 'message'])).toBe('what you would use it for, and a message')
  expect(nameAnswers(['email', 'role', 'message'])).toBe('your e-mail, your role, and a message')
  expect(nameAnswers(['name', 'email', 'role', 'useCase', 'message'])).toBe(
    'your name, your e-mail, your role, what you would use it for, and a message',
  )
})
