import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitStoredText } from '@/features/review/dialogs/storage-dialog'

test('the parts of any text join to the text, and cut no character in two', () => {
  const part = fc.oneof(fc.constant('},{'), fc.constant('😀'.repeat(3000)), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (texts) => {
      const parts = splitStoredText(texts.join(''))
      expect(parts.join('')).toBe(texts.join(''))
      for (const text of parts) expect(text).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/)
    }),
  )
})

test('a list of records is cut between two records', () => {
  const text = JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, message: 'a {"b"} ' })))
  const parts = splitStoredText(text)
  expect(parts.length).toBeGreaterThan(1)
  expect(JSON.parse(parts.join('\n'))).toEqual(JSON.parse(text))
})

test('one record of millions of characters is cut as fast as a list', () => {
  const text = 'x'.repeat(4_000_000)
  const start = performance.now()
  expect(splitStoredText(text)).toHaveLength(500)
  expect(performance.now() - start).toBeLessThan(1000)
})
