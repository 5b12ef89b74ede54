import { expect, test } from 'vitest'
import { answersToGo, missingAnswers, nameAnswers } from '@/features/request-access/request-missing'

test('missing answers come in the order of the form, and the organization is not asked for', () => {
  expect(missingAnswers({})).toEqual(['name', 'email', 'role', 'useCase', 'message'])
  expect(missingAnswers({ message: 'Hello', name: 'Amara', role: 'teacher' })).toEqual(['email', 'useCase'])
  expect(missingAnswers({ name: 'a', email: 'b', role: 'c', useCase: 'd', message: ' \n' })).toEqual([
    'message',
  ])
})

test('the count agrees with its noun', () => {
  expect([1, 2, 3, 4, 5].map(answersToGo)).toEqual([
    'One answer to go',
    'Two answers to go',
    'Three answers to go',
    'Four answers to go',
    'Five answers to go',
  ])
})

test('one to five answers read as English', () => {
  expect(nameAnswers(['message'])).toBe('a message')
  expect(nameAnswers(['name', 'email'])).toBe('your name and your e-mail')
  expect(nameAnswers(['useCase', 'message'])).toBe('what you would use it for, and a message')
  expect(nameAnswers(['email', 'role', 'message'])).toBe('your e-mail, your role, and a message')
  expect(nameAnswers(['name', 'email', 'role', 'useCase', 'message'])).toBe(
    'your name, your e-mail, your role, what you would use it for, and a message',
  )
})
