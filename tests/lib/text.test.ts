import { expect, test } from 'vitest'
import { halves, telHref } from '@/lib/text'

test.each([
  ['+1 (519) 555-0142', 'tel:+15195550142'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(0)20 7946 0000', 'tel:02079460000'],
  ['519.555.0142', 'tel:5195550142'],
])('%s is dialled as %s', (phone, address) => {
  expect(telHref(phone)).toBe(address)
})

test.each([
  ['Sidenote', 'Side', 'note'],
  ['Abc', 'Ab', 'c'],
  ['Tutor 🎓 Club', 'Tutor ', '🎓 Club'],
  ['Maths 🎓', 'Math', 's 🎓'],
  ['🎓🎓', '🎓', '🎓'],
  ['A', 'A', ''],
])('%s is cut into "%s" and "%s"', (text, first, second) => {
  expect(halves(text)).toEqual([first, second])
})
