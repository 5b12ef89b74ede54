import { expect, test } from 'vitest'
import { toWellFormed } from '@/lib/text'

test('lone surrogates become the replacement character, pairs stay', () => {
  expect(toWellFormed('a\uD800b')).toBe('a\uFFFDb')
  expect(toWellFormed('\uDC00\uD800')).toBe('\uFFFD\uFFFD')
  expect(toWellFormed('\uD83D\uDE00 and 漢字')).toBe('\uD83D\uDE00 and 漢字')
  expect(() => encodeURIComponent(toWellFormed('\uDFFF'))).not.toThrow()
})
