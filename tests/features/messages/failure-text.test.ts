import { expect, test } from 'vitest'
import { kinds } from '@/features/messages/deliver'

test.each([
  ['HTTP error! status: 503', 'HTTP error! status: 503.'],
  ['The mail server is down.', 'The mail server is down.'],
  ['The mail server is down. ', 'The mail server is down. '],
  ['Still loading...', 'Still loading...'],
  ['Is the key set?', 'Is the key set?.'],
])('the words %j are whole in the sentence of a failed message', (reason, said) => {
  expect(kinds.contact.failure(reason)).toBe(
    `Failed to send message: ${said} Please try again or contact us directly at hello@sidenote.example`,
  )
})
