import { expect, test } from 'vitest'
import { readAloud } from '@/features/review/dialogs/codes-dialog'

test('a code is spelled so that no two characters sound alike', () => {
  expect(readAloud('7KQ0M2IB')).toBe('seven, Kilo, Quebec, zero; Mike, two, India, Bravo')
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const words = readAloud(alphabet).split(/[,;] /)
  expect(words.map((word) => word.charAt(0)).join('')).toBe(alphabet)
})

test('a letter’s word is not parted at a line’s end', () => {
  // A word joiner forbids the break that a hyphen allows.
  expect(readAloud('X')).toBe('X-\u2060ray')
})

test('a code of other characters is read as it is', () => {
  expect(readAloud('a-1')).toBe('a, -; one')
  expect(readAloud('')).toBe('')
})
