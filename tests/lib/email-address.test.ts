import { expect, test } from 'vitest'
import { isEmailAddress } from '@/lib/email-address'

test.each([
  'amara@riverside.ca',
  'zoë@école.example',
  '田中@例え.テスト',
  'smile🙂@riverside.ca',
  "o'neil+ask@a-b.co",
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  ['no at', 'amara.riverside.ca'],
  ['no dot in the domain', 'amara@riverside'],
  ['a space', 'amara okafor@riverside.ca'],
  ['a no-break space', 'amara\u00a0okafor@riverside.ca'],
  ['a full-width comma', 'amara，okafor@riverside.ca'],
  ['an ideographic full stop', 'amara@riverside。ca'],
  ['a zero-width space', 'amara@river\u200bside.ca'],
  ['half a character', 'amara\ud83d@riverside.ca'],
  ['255 characters', `${'a'.repeat(243)}@riverside.ca`],
])('%s makes it none', (_, text) => {
  expect(isEmailAddress(text)).toBe(false)
})
