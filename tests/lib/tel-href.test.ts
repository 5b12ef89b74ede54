import { expect, test } from 'vitest'
import { telHref } from '@/lib/text'

test.each([
  ['+1 (519) 555-0142', 'tel:+15195550142'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(0)20 7946 0000', 'tel:02079460000'],
  ['519.555.0142', 'tel:5195550142'],
])('%s is dialled as %s', (phone, address) => {
  expect(telHref(phone)).toBe(address)
})
